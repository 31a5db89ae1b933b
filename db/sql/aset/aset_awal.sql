/** When an asset came into the books by its first line, and from which day on its life counts. */
-- Its life begins with its first month in the books: that of the later of its day and its first
-- line. Where it was depreciated before, or was there when the books began, it counts from its day.
-- `dibukukan` is null without an origin.
-- @execute erp_writer, erp_reader
create or replace function erp_private.aset_awal(
  buku anyelement, aset_id bigint, out dibukukan date, out hidup date
) language plpgsql stable as $$
begin
  select min(t.tanggal) into aset_awal.dibukukan
    from aset_asal as l
    join transaksi_baris as b on b.id = l.baris_id
    join transaksi as t on t.id = b.transaksi_id
   where l.aset_id = aset_awal.aset_id and l.dilepas_pada is null;
  select case
           when a.akumulasi_awal > 0 or aset_awal.dibukukan < p.tanggal_mulai then a.tanggal
           else greatest(a.tanggal, aset_awal.dibukukan)
         end
    into aset_awal.hidup
    from aset as a
   cross join pengaturan as p
   where a.id = aset_awal.aset_id;
end
$$;
