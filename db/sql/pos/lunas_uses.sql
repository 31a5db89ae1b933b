/** The documents that settled another, each with its money, discount and tax withheld. */
-- Taken from the allocations to its open items. Returns settle nothing: they lower the debt.
create or replace function erp_private.lunas_uses(
  buku anyelement, dokumen_id bigint, jenis erp.jenis_pos
)
returns table (
  id bigint, jenis_dokumen erp.jenis_transaksi, jumlah numeric, potongan numeric, pph numeric
) language plpgsql stable as $$
begin
  return query
    select t.id, t.jenis, sum(a.jumlah)::numeric, sum(a.potongan)::numeric, sum(a.pph)::numeric
      from pos_terbuka as p
      join alokasi as a on a.pos_id = p.id and a.membalik_id is null
      join transaksi as t on t.id = a.transaksi_id
     where p.transaksi_id = lunas_uses.dokumen_id and p.jenis = lunas_uses.jenis
       and t.jenis not in ('retur-penjualan', 'retur-pembelian')
       and not exists (select from alokasi as r where r.membalik_id = a.id)
     group by t.id
     order by t.id;
end
$$;
