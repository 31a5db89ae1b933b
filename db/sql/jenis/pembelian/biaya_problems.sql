/** Messages about the accounts of the landed costs of a purchase, or null. */
create or replace function erp_private.biaya_problems(
  buku anyelement, biaya erp.biaya_tambahan_input[]
) returns text[] language plpgsql stable as $$
begin
  if coalesce(cardinality(biaya), 0) = 0 then
    return null;
  end if;
  return (
    select array_agg(
        format('biaya_tambahan.%s.akun_kode: %s', d.ordinality - 1, m.pesan) order by d.ordinality
      )
      from unnest(biaya_problems.biaya) with ordinality as d
      left join akun as a on a.kode = d.akun_kode
      cross join lateral (
        select case
          when d.akun_kode is not null and a.kode is null
            then erp_private.kalimat('tidak_ditemukan')
          when not a.aktif then format('akun %s tidak aktif', a.kode)
          when a.kendali is not null then 'tidak boleh akun kendali'
          when a.subklas_id / 10 not in (1, 2, 5, 6) then 'harus akun aset, kewajiban atau beban'
        end as pesan
      ) as m
     where m.pesan is not null
  );
end
$$;
