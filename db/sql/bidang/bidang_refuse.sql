/** Refuses a document whose attributes break the tenant's own fields of its kind (VABDG). */
-- Those of its head and of all its lines. A kind without such fields costs one look.
create or replace function erp_private.bidang_refuse(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb
) returns void language plpgsql stable as $$
declare
  v_jenis constant text := bidang_refuse.jenis;
  v_salah text[];
begin
  if not exists (select from bidang as b where b.untuk = v_jenis and b.aktif) then
    return;
  end if;
  v_salah := erp_private.bidang_problems(
    buku, v_jenis, false, 'atribut', coalesce(isi -> 'atribut', '{}')
  );
  if exists (select from bidang as b where b.untuk = v_jenis and b.baris and b.aktif) then
    v_salah := v_salah || array(
      select p
        from jsonb_array_elements(isi -> 'detail') with ordinality as d (isi, ke)
       cross join lateral unnest(erp_private.bidang_problems(
         buku, v_jenis, true, format('detail.%s.atribut', d.ke - 1),
         coalesce(d.isi -> 'atribut', '{}')
       )) as p
       order by d.ke
       limit 200
    );
  end if;
  perform erp_private.kesalahan_refuse('VABDG', variadic v_salah);
end
$$;
