/** Messages about the payments of a document, or null. */
create or replace function erp_private.pembayaran_problems(
  buku anyelement, pembayaran erp.pembayaran_input[]
) returns text[] language plpgsql stable as $$
begin
  if coalesce(pembayaran, '{}') = '{}' then
    return null;
  end if;
  return (
    select array_agg(
        format('pembayaran.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(pembayaran) with ordinality as d
      cross join lateral (values
        (1, 'akun_kode: ' || erp_private.akun_kas_problem(buku, d.akun_kode)),
        (2, case
          when d.jumlah is null then erp_private.kalimat_di('jumlah', 'wajib')
          when erp_private.angka_problem(d.jumlah, 2, false) is not null
            then 'jumlah: ' || erp_private.angka_problem(d.jumlah, 2, false)
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
