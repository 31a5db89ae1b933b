/** Messages about a general journal, or an empty array. */
-- Each message begins with its field's path. `akun` maps posting roles to accounts. An amount of 0
-- counts as not given: forms send both sides. An opening may have lines of 0, to replace what was
-- opened before.
create or replace function erp_private.jurnal_umum_problems(
  buku anyelement, dokumen erp.jurnal_umum_input, akun jsonb
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.jurnal_umum_input := jurnal_umum_problems.dokumen;
  v_debit numeric;
  v_kredit numeric;
begin
  select coalesce(sum(d.debit), 0), coalesce(sum(d.kredit), 0) into v_debit, v_kredit
    from unnest(v_d.detail) as d;
  return erp_private.jurnal_umum_bentuk(v_d)
    || erp_private.kepala_umum_problems(buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id)
    || erp_private.jurnal_umum_lines_problems(
      buku, v_d.detail, v_d.kontak_id, array[jurnal_umum_problems.akun ->> 'laba_berjalan'],
      exists (
        select from unnest(v_d.detail) as d
         where d.akun_kode = jurnal_umum_problems.akun ->> 'saldo_awal'
      )
    )
    || case
      when v_debit <> v_kredit then
        array[format('detail: tidak seimbang, debit %s dan kredit %s', v_debit, v_kredit)]
    end
    || erp_private.jurnal_umum_option_problems(
      buku, v_d, jurnal_umum_problems.akun ->> 'saldo_awal'
    );
end
$$;
