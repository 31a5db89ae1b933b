/**
 * Files a draft for approval, or renews the rehearsal of its waiting request; answers the request.
 */
create or replace function erp_private.persetujuan_draft(
  buku anyelement, jenis erp.jenis_transaksi, transaksi_id bigint, usul erp_private.usul,
  harga erp_private.harga_daftar
) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into persetujuan as p (aksi, jenis, transaksi_id, agen, diminta_oleh)
  values (
    'posting', persetujuan_draft.jenis, persetujuan_draft.transaksi_id, erp.agen() is not null,
    erp.pengguna_id()
  )
  on conflict (transaksi_id, aksi) where status = 'menunggu' do update
    set agen = true, diubah_pada = now()
    where excluded.agen and not p.agen
  returning id into v_id;
  if v_id is null then
    select p.id into v_id
      from persetujuan as p
     where p.transaksi_id = persetujuan_draft.transaksi_id and p.aksi = 'posting'
       and p.status = 'menunggu';
  end if;
  perform erp_private.usul_write(buku, v_id, usul, persetujuan_draft.harga);
  return v_id;
end
$$;
