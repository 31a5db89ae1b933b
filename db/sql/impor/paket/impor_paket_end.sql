/** Ends the run of a bundle; with a reason: as one that was refused. */
-- Parts whose turn did not come stay as they were rehearsed.
create or replace function erp_private.impor_paket_end(buku anyelement, id bigint, galat text)
returns void language plpgsql as $$
declare
  v_kini constant timestamptz := clock_timestamp();
begin
  update impor_paket as p
     set status = case when impor_paket_end.galat is null then 'selesai' else 'gagal' end,
         tahap = 'akhir', galat = left(impor_paket_end.galat, 2000), selesai_pada = v_kini,
         diubah_pada = v_kini
   where p.id = impor_paket_end.id and p.status = 'berjalan';
  update impor as i
     set status = case i.status when 'berjalan' then 'gagal' else 'siap' end, tahap = 'akhir',
         galat = case i.status
           when 'berjalan' then 'berhenti, karena bagian lain ditolak'
         end,
         ringkasan = case i.status
           when 'berjalan' then erp_private.impor_jumlah(buku, i.id, true) else i.ringkasan
         end, diubah_pada = v_kini
   where i.paket_id = impor_paket_end.id and (i.bagian -> 'dipakai')::boolean
     and i.status in ('berjalan', 'memeriksa');
end
$$;
