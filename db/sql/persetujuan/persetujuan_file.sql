/** Files a request for an action on a posted document; answers it (KOPSJ). */
-- Only one request waits for a document and an action at a time.
create or replace function erp_private.persetujuan_file(
  buku anyelement, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi, transaksi_id bigint,
  isi jsonb, usul erp_private.usul
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into persetujuan as p (aksi, jenis, transaksi_id, isi, diminta_oleh)
  values (
    persetujuan_file.aksi, persetujuan_file.jenis, persetujuan_file.transaksi_id,
    persetujuan_file.isi, erp.pengguna_id()
  )
  on conflict (transaksi_id, aksi) where status = 'menunggu' do nothing
  returning p.id into v_id;
  if v_id is null then
    raise exception using errcode = 'KOPSJ', message = format(
      'permintaan %s untuk transaksi ini sudah menunggu persetujuan',
      replace(persetujuan_file.aksi::text, '_', ' ')
    );
  end if;
  perform erp_private.usul_write(buku, v_id, usul);
  return v_id;
end
$$;
