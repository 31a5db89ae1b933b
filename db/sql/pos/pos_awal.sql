/**
 * Open items from opening balances that still count: not voided, not replaced by another opening.
 */
-- Items of journals are lump sums (`nomor_faktur` is null). Items of original invoices are those in
-- `nomor`, or all without it. The line of an opening that replaces an item names it (`pos_id`).
create or replace function erp_private.pos_awal(
  buku anyelement, kontak_ids bigint[], tanggal date, nomor text[] default null
)
returns table (
  pos_id bigint, kontak_id bigint, akun_kode text, nomor_faktur text, transaksi_id bigint,
  jenis erp.jenis_transaksi, nomor_transaksi text
) language plpgsql stable as $$
begin
  return query
    select p.id, p.kontak_id, p.akun_kode, p.nomor_faktur_asli, t.id, t.jenis, t.nomor
      from (
        select x.*
          from transaksi as u
          join pos_terbuka as x on x.transaksi_id = u.id
         where u.jenis = 'jurnal-umum' and u.tanggal = pos_awal.tanggal
           and x.kontak_id = any (pos_awal.kontak_ids)
        union all
        select x.*
          from unnest(pos_awal.kontak_ids) as k (id)
         cross join lateral (
           select y.*
             from unnest(pos_awal.nomor) as n (nomor)
             join pos_terbuka as y on y.kontak_id = k.id and y.nomor_faktur_asli = n.nomor
           union all
           select y.*
             from pos_terbuka as y
            where pos_awal.nomor is null and y.kontak_id = k.id
              and y.nomor_faktur_asli is not null
         ) as x
      ) as p
     -- This and the next `offset 0` prevent a walk through all documents: each by its key.
     cross join lateral (
       select t.id, t.jenis, t.nomor, t.posting_id, t.status, t.tanggal
         from transaksi as t
        where t.id = p.transaksi_id
       offset 0
     ) as t
     where p.membalik_id is null and t.posting_id = p.posting_id and t.status = 'final'
       and t.tanggal = pos_awal.tanggal
       and not exists (
         select
           from alokasi as a
          cross join lateral (
            select g.id, g.status, g.tanggal
              from transaksi as g
             where g.id = a.transaksi_id
            offset 0
          ) as g
           join transaksi_baris as b
             on b.transaksi_id = g.id and b.rincian ->> 'pos_id' = p.id::text
          where a.pos_id = p.id and g.status = 'final' and g.tanggal = pos_awal.tanggal
       );
end
$$;
