/** Has a rehearsed bundle run, part after part (KOIMP, TDIMP): the bundle. */
-- One that failed goes on with what is not there yet.
create or replace function erp.impor_paket_jalankan(id bigint)
returns json language plpgsql security definer as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_p jsonb;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  if erp.batas_rupiah() is not null then
    raise exception using errcode = 'OTKUN',
      message = 'kunci dengan batas rupiah tidak menjalankan impor';
  end if;
  v_p := erp_private.impor_paket_lock(null::buku, impor_paket_jalankan.id);
  if v_p ->> 'status' not in ('siap', 'gagal') then
    raise exception using errcode = 'KOIMP', message = case v_p ->> 'status'
      when 'ada_temuan' then 'masih ada temuan; perbaiki berkasnya atau pemetaannya dulu'
      when 'belum_pasti' then 'ada bagian yang belum pasti; sebut jenisnya, atau pasti: true'
      when 'memeriksa' then 'paket ini masih diperiksa'
      else format('paket impor ini sudah %s', v_p ->> 'status')
    end;
  elsif exists (
    select from impor as i
     where i.paket_id = impor_paket_jalankan.id and (i.bagian -> 'dipakai')::boolean
       and i.banyak > (select count(*) from impor_baris as b where b.impor_id = i.id)
  ) then
    raise exception using errcode = 'KOIMP',
      message = 'baris paket ini sudah dihapus sesudah 30 hari; kirim berkasnya lagi';
  end if;
  if exists (
    select from impor as i
     where i.paket_id = impor_paket_jalankan.id and (i.bagian -> 'dipakai')::boolean
       and i.buat <> '{}'
  ) then
    perform erp_private.wajib_hak(null::buku, 'master', 'master', 'create');
  end if;
  update impor_paket as p
     set status = 'berjalan', tahap = 'jalan', galat = null,
         dijalankan_oleh = erp.pengguna_id(), diubah_pada = v_kini
   where p.id = impor_paket_jalankan.id;
  -- What parts say of each other's records is read anew once those are there.
  update impor as i
     set status = 'memeriksa', tahap = 'kenali', posisi = 0, galat = null, diubah_pada = v_kini,
         dijalankan_oleh = erp.pengguna_id(),
         boleh_ubah = i.boleh_ubah and erp_private.cakupan_may('master', 'update')
   where i.paket_id = impor_paket_jalankan.id and (i.bagian -> 'dipakai')::boolean
     and i.status <> 'selesai';
  perform erp_private.outbox_add(
    null::buku, 'impor', jsonb_build_object('paket_id', impor_paket_jalankan.id)
  );
  return erp_private.impor_paket_json(null::buku, impor_paket_jalankan.id);
end
$$;
