/**
 * Takes back all that a bundle of imports made, the last of it first. All or nothing (KOIMP,
 * TDIMP): where something stands on it, it is said what.
 */
-- Records that it changed stay as they are. Repeating it answers as the first time.
create or replace function erp.impor_paket_batalkan(id bigint, alasan text default null)
returns json language plpgsql security definer as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_p jsonb;
  v_j erp_private.impor_jenis;
  v_alasan text;
  v_hasil record;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  if erp.batas_rupiah() is not null then
    raise exception using errcode = 'OTKUN',
      message = 'kunci dengan batas rupiah tidak menarik kembali impor';
  end if;
  v_p := erp_private.impor_paket_lock(null::buku, impor_paket_batalkan.id);
  for v_j in
    select distinct j.*
      from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
     where i.paket_id = impor_paket_batalkan.id and (i.bagian -> 'dipakai')::boolean
  loop
    perform erp_private.impor_withdraw_right_refuse(null::buku, v_j);
  end loop;
  if v_p ->> 'ditarik_pada' is not null then
    return erp_private.impor_paket_json(null::buku, impor_paket_batalkan.id);
  elsif v_p ->> 'status' not in ('selesai', 'gagal', 'dibatalkan') then
    raise exception using errcode = 'KOIMP', message = 'paket impor ini belum selesai dijalankan';
  elsif exists (
    select from impor as i
     where i.paket_id = impor_paket_batalkan.id and (i.bagian -> 'dipakai')::boolean
       and i.banyak > (select count(*) from impor_baris as b where b.impor_id = i.id)
  ) then
    raise exception using errcode = 'KOIMP',
      message = 'baris paket ini sudah dihapus sesudah 30 hari; batalkan satu per satu';
  end if;
  v_alasan := coalesce(
    impor_paket_batalkan.alasan, format('paket impor %s ditarik kembali', impor_paket_batalkan.id)
  );
  perform erp_private.void_reason_refuse(v_alasan);
  v_hasil := erp_private.impor_withdraw(null::buku, array(
    select i.id from impor as i where i.paket_id = impor_paket_batalkan.id
  ), v_alasan);
  if v_hasil.masalah <> '' then
    raise exception using errcode = 'KOIMP',
      message = E'tidak ada yang ditarik kembali:\n' || v_hasil.masalah;
  elsif v_hasil.banyak = 0 then
    raise exception using errcode = 'KOIMP', message = 'paket impor ini tidak membuat apa-apa';
  end if;
  update impor as i
     set status = 'dibatalkan', ditarik_pada = v_kini, diubah_pada = v_kini
   where i.paket_id = impor_paket_batalkan.id and (i.bagian -> 'dipakai')::boolean;
  update impor_paket as p
     set status = 'dibatalkan', ditarik_pada = v_kini, diubah_pada = v_kini
   where p.id = impor_paket_batalkan.id;
  return erp_private.impor_paket_json(null::buku, impor_paket_batalkan.id);
end
$$;
