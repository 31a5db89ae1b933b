/** Refuses a document whose attributes break the tenant's own fields of its kind (VABDG). */
-- Those of its head and of all its lines. A kind without such fields costs one look. The line of an
-- opening journal on the account of openings is the other side of all others, and nothing is
-- demanded of it: imports add it themselves. What it has is judged.
create or replace function erp_private.bidang_refuse(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb
) returns void language plpgsql stable as $$
declare
  v_jenis constant text := bidang_refuse.jenis;
  v_lawan text;
  v_salah text[];
begin
  if not exists (select from bidang as b where b.untuk = v_jenis and b.aktif) then
    return;
  end if;
  v_salah := erp_private.bidang_problems(
    buku, v_jenis, false, 'atribut', coalesce(isi -> 'atribut', '{}')
  );
  if exists (select from bidang as b where b.untuk = v_jenis and b.baris and b.aktif) then
    if v_jenis = 'jurnal-umum' then
      select p.akun_kode into v_lawan from akun_peran as p where p.peran = 'saldo_awal';
    end if;
    v_salah := v_salah || array(
      select p
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (isi, ke)
       cross join lateral unnest(erp_private.bidang_problems(
         buku, v_jenis, true, format('detail.%s.atribut', d.ke - 1),
         coalesce(d.isi -> 'atribut', '{}'),
         case when d.isi ->> 'akun_kode' = v_lawan then '{}'::jsonb end
       )) as p
       order by d.ke
       limit 200
    );
  end if;
  perform erp_private.kesalahan_refuse('VABDG', variadic v_salah);
end
$$;
