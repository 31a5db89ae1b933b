/** What documents count against a key's limit: their totals, else the debits of their journals. */
-- A draft that waits for approval counts by the journals of its rehearsal. Journals hold what goods
-- cost, and a limit tells what it counts: for who does not see that, goods that nothing is asked
-- for count by their price.
create or replace function erp_private.kunci_rupiah_worth(buku anyelement, ids bigint[])
returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(coalesce(
        nullif(t.total_nilai, 0),
        case
          when erp_private.biaya_tutup() and t.jenis <> 'jurnal-umum' then coalesce((
            select sum(round(l.qty_dasar * g.harga_jual, 2))
              from transaksi_baris as l
              join barang as g on g.id = l.barang_id
             where l.transaksi_id = t.id
          ), 0)
        end,
        (
          select sum(b.debit)
            from jurnal as j
            join jurnal_baris as b on b.jurnal_id = j.id
           where j.transaksi_id = t.id and j.posting_id = t.posting_id
        ),
        (
          select sum((b.isi ->> 'debit')::numeric)
            from persetujuan as p
            join persetujuan_usul as u on u.persetujuan_id = p.id
           cross join lateral jsonb_array_elements(u.inti -> 'jurnal') as j (isi)
           cross join lateral jsonb_array_elements(j.isi -> 'baris') as b (isi)
           where p.transaksi_id = t.id and p.aksi = 'posting' and p.status = 'menunggu'
        )
      )), 0)
      from transaksi as t
     where t.id = any (kunci_rupiah_worth.ids)
  );
end
$$;
