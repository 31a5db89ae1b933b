/** Live returns that gave back what a document had settled, with the documents that they return. */
-- In proportion of all that had settled those when the return was posted: by the document itself,
-- or by others with its deposits. A return settles nothing, and one that was posted before took
-- nothing of it. One of before this was noted gave back all that did not lower what was owed.
-- @execute erp_writer, erp_reader
create or replace function erp_private.kaskade_returns(buku anyelement, transaksi_id bigint)
returns table (id bigint, dokumen_id bigint) language plpgsql stable as $$
declare
  v_pakai constant bigint[] := array(
    select kaskade_returns.transaksi_id
     union
    select u.pengguna_id
      from erp_private.kaskade_uses(buku, kaskade_returns.transaksi_id) as u
     where u.jenis in ('titipan', 'uang_muka')
  );
begin
  return query
    select distinct r.id, p.transaksi_id
      from unnest(v_pakai) as u (id)
     -- Fences: looked up by their keys, also by plans made when there were few documents.
     cross join lateral (
       select a.id, a.pos_id, a.posting_id
         from alokasi as a
        where a.transaksi_id = u.id and a.membalik_id is null
       offset 0
     ) as a
     cross join lateral (
       select p.transaksi_id from pos_terbuka as p
        where p.id = a.pos_id and p.jenis in ('piutang', 'hutang')
       offset 0
     ) as p
     cross join lateral (
       select x.id
         from transaksi as x
        where x.dokumen_asal_id = p.transaksi_id and x.status = 'final'
          and x.jenis in ('retur-penjualan', 'retur-pembelian') and x.posting_id > a.posting_id
          and x.rincian -> 'pengembalian' is distinct from '[]'
       offset 0
     ) as r
     where p.transaksi_id <> kaskade_returns.transaksi_id and r.id <> u.id
       and (select x.jenis from transaksi as x where x.id = u.id)
         not in ('retur-penjualan', 'retur-pembelian')
       and not exists (select from alokasi as r where r.membalik_id = a.id)
     order by r.id;
end
$$;
