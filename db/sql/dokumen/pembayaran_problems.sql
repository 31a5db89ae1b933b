/** Messages about the accounts that a document is paid with, or null. */
create or replace function erp_private.pembayaran_problems(
  buku anyelement, pembayaran erp.pembayaran_input[]
) returns text[] language plpgsql stable as $$
begin
  if coalesce(pembayaran, '{}') = '{}' then
    return null;
  end if;
  return (
    select array_agg(
        format('pembayaran.%s.akun_kode: %s', d.ordinality - 1, m.pesan) order by d.ordinality
      )
      from unnest(pembayaran) with ordinality as d
      cross join lateral erp_private.akun_kas_problem(buku, d.akun_kode) as m (pesan)
     where m.pesan is not null
  );
end
$$;
