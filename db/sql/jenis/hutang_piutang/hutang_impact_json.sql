/** What landed cost of a payable changed, by account: goods in stock, what had left; or null. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.hutang_impact_json(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('akun_kode', a.akun_kode, 'jumlah', a.jumlah)
             order by a.akun_kode)
      from (
        select x.akun_kode, sum(x.jumlah) as jumlah
          from mutasi_stok as k
          join mutasi_stok as m on m.id = k.koreksi_untuk
         cross join lateral (values
           (k.akun_persediaan, k.nilai::numeric),
           (
             k.akun_lawan,
             case when m.jenis = 'masuk' and m.dasar = 'tetap' then 0 else -k.nilai end
           )
         ) as x (akun_kode, jumlah)
         where k.transaksi_id = hutang_impact_json.id and k.jenis = 'koreksi_hpp'
         group by x.akun_kode
        having sum(x.jumlah) <> 0
      ) as a
  );
end
$$;
