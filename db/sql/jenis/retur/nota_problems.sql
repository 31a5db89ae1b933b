/** Messages about the fields that only the head of a note about prices has; or an empty array. */
-- But their form. `pph` is what is withheld of `dpp`, the net amount of its lines.
create or replace function erp_private.nota_problems(
  buku anyelement, isi jsonb, umum boolean, dpp numeric
) returns text[] language plpgsql stable as $$
declare
  v_pph constant text := isi ->> 'pph_kode';
begin
  return array_remove(array[
    case
      when isi ->> 'cara' is distinct from 'tunai' and umum
        then 'cara: nota kepada UMUM dibayar tunai'
    end,
    'akun_kas: ' || case
      when isi ? 'akun_kas' and isi ->> 'cara' is distinct from 'tunai'
        then 'hanya untuk cara tunai'
      when isi ? 'akun_kas' then erp_private.akun_kas_problem(buku, isi ->> 'akun_kas')
    end,
    'pph_kode: ' || case
      when v_pph is null then case
        when (isi ->> 'pph')::numeric > 0 then 'wajib diisi bersama pph'
      end
      when not exists (select from erp.pph as p where p.kode = v_pph)
        then erp_private.kalimat('tidak_dikenal')
    end,
    'pph: ' || case
      when isi ->> 'pph' is null then case
        when erp_private.pph_rate(v_pph, (isi ->> 'tanggal')::date) is null
          and exists (select from erp.pph as p where p.kode = v_pph)
          then 'wajib diisi: pajak ini tidak bertarif'
      end
      when (isi ->> 'pph')::numeric > nota_problems.dpp then 'melebihi jumlah'
    end
  ], null);
end
$$;
