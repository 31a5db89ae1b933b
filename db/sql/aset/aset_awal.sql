/** The day on which an asset came into the books, and the day from which its life counts. */
-- It came with the first of its lines (`dibukukan`; null without an origin). Its life begins in the
-- month of that line, or of its own day where that is later. An asset that was depreciated before,
-- or was there when the books began, counts from its own day.
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
