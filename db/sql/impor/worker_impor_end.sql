/** Ends a run of an import; with a reason: as one that was refused. */
-- Such a one counts what it has made until then. Answers whether it ends as it was to: one that was
-- cancelled meanwhile does not. After many rows PostgreSQL looks at what they went into: what is
-- asked next would be planned for the books as they were before.
create or replace function erp_private.worker_impor_end(id bigint, galat text default null)
returns boolean language plpgsql security definer as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_banyak integer;
begin
  update impor as i
     set status = case when worker_impor_end.galat is null then 'selesai' else 'gagal' end,
         galat = left(worker_impor_end.galat, 2000), tahap = 'akhir',
         ringkasan = erp_private.impor_jumlah(
           null::buku, i.id, worker_impor_end.galat is not null
         ),
         posisi = case when worker_impor_end.galat is null then i.banyak else i.posisi end,
         selesai_pada = v_kini, diubah_pada = v_kini
   where i.id = worker_impor_end.id and i.status = 'berjalan'
  returning i.posisi into v_banyak;
  if v_banyak > 5000 then
    analyze transaksi, transaksi_baris, posting, jurnal, jurnal_baris, mutasi_stok, pos_terbuka,
      alokasi, saldo_harian, stok_pool, stok_lokasi, barang, kontak;
  end if;
  return v_banyak is not null;
end
$$;
