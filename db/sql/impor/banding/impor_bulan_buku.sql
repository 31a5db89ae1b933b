/** Sales or purchases of a month in the books: without taxes, with freight, returns taken off. */
-- Those of sales are what their report says.
-- @execute erp_reader
create or replace function erp_private.impor_bulan_buku(buku anyelement, jenis text, bulan text)
returns numeric language plpgsql stable as $$
declare
  v_dari constant date := bulan || '-01';
  v_sampai constant date := v_dari + interval '1 month' - interval '1 day';
begin
  if jenis = 'penjualan' then
    return (
      select coalesce(sum(g.bersih), 0)::numeric(20, 2)
        from erp_private.penjualan_gerak(v_dari, v_sampai, null, null) as g
    );
  end if;
  return (
    select coalesce(
        sum(case t.jenis when 'pembelian' then t.dpp else -t.dpp end), 0
      )::numeric(20, 2)
      from transaksi as t
     where t.jenis in ('pembelian', 'retur-pembelian') and t.status = 'final'
       and t.tanggal >= v_dari and t.tanggal <= v_sampai
  );
end
$$;
