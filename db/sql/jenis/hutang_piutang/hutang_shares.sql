/** What goods bear of the landed cost of a payable, one row each, in the order of its lines. */
create or replace function erp_private.hutang_shares(
  buku anyelement, baris erp_private.baris[], tanggal date
)
returns table (mutasi_id bigint, nilai numeric, akun_persediaan text, gabungan_id bigint)
language plpgsql stable as $$
begin
  return query
    select t.mutasi_id, t.jumlah, t.akun_persediaan, t.gabungan_id
      from unnest(hutang_shares.baris) as b
     cross join lateral erp_private.hutang_targets(
       buku, b.rincian -> 'alokasi', hutang_shares.tanggal
     ) as t
     where b.rincian ? 'alokasi' and t.jumlah <> 0
     order by b.baris, t.ke;
end
$$;
