/** Lines that a supplier billed in a period, with the net amount that is left of each, above 0. */
-- Less what returns and notes took of them until now. In the order of the invoices.
-- @execute erp_reader
create or replace function erp_private.rabat_lines(
  buku anyelement, kontak_id bigint, dari date, sampai date, kategori text, barang_id bigint
) returns table (ke bigint, id bigint, sisa numeric) language plpgsql stable as $$
begin
  return query
    select row_number() over (order by t.tanggal, t.id, b.baris), b.id, b.dpp - k.dpp
      from transaksi as t
      join transaksi_baris as b on b.transaksi_id = t.id
      left join barang as g on g.id = b.barang_id
     cross join lateral erp_private.retur_returned(buku, b.id) as k
     where t.jenis = 'pembelian' and t.status = 'final' and t.mode is null
       and t.kontak_id = rabat_lines.kontak_id
       and t.tanggal >= rabat_lines.dari and t.tanggal <= rabat_lines.sampai
       and (rabat_lines.kategori is null or g.kategori = rabat_lines.kategori)
       and (rabat_lines.barang_id is null or b.barang_id = rabat_lines.barang_id)
       and b.dpp - k.dpp > 0;
end
$$;
