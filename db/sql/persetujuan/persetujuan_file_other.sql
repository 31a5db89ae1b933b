/** Files a request that is about no document; answers it (KOPSJ). */
create or replace function erp_private.persetujuan_file_other(
  buku anyelement, aksi erp.aksi_persetujuan, perihal text, isi jsonb, usul erp_private.usul
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into persetujuan as p (aksi, perihal, isi, diminta_oleh)
  values (
    persetujuan_file_other.aksi, persetujuan_file_other.perihal, persetujuan_file_other.isi,
    erp.pengguna_id()
  )
  on conflict (aksi, perihal) where status = 'menunggu' and transaksi_id is null do nothing
  returning p.id into v_id;
  if v_id is null then
    raise exception using errcode = 'KOPSJ', message = format(
      'permintaan %s %s sudah menunggu persetujuan',
      replace(persetujuan_file_other.aksi::text, '_', ' '), persetujuan_file_other.perihal
    );
  end if;
  perform erp_private.usul_write(buku, v_id, usul);
  perform erp_private.outbox_add(buku, 'persetujuan', jsonb_build_object('persetujuan_id', v_id));
  return v_id;
end
$$;
