/** Refuses who may not see, or with an action change, a thing that files lie beside. */
-- To a key a document, draft or import of a kind that it may not read is as if it were not there.
create or replace function erp_private.lampiran_right_refuse(
  buku anyelement, entitas text, entitas_id bigint, aksi text default null
) returns void language plpgsql stable as $$
declare
  v_jenis erp.jenis_transaksi;
  v_impor text;
  v_ada boolean;
begin
  perform erp_private.wajib_hak(buku, 'transaksi', null, aksi, biaya => true);
  -- Checked before it shows whether the record exists: its files are for those who may read it.
  if entitas in ('kontak', 'barang', 'aset') then
    perform erp_private.wajib_hak(buku, 'master', 'master', 'read');
  end if;
  case entitas
    when 'transaksi' then
      select t.jenis into v_jenis from transaksi as t where t.id = entitas_id;
      v_ada := found and erp_private.transaksi_milik(buku, entitas_id);
    when 'draft' then
      select d.jenis into v_jenis
        from draft as d
       where d.id = entitas_id
         and (erp.peran() = 'admin' or d.dibuat_oleh = erp.pengguna_id());
      v_ada := found;
    when 'kontak' then
      v_ada := exists (select from kontak as k where k.id = entitas_id);
    when 'barang' then
      v_ada := exists (select from barang as b where b.id = entitas_id);
    when 'aset' then
      v_ada := exists (select from aset as a where a.id = entitas_id);
    when 'impor' then
      select i.jenis into v_impor from impor as i where i.id = entitas_id;
      v_ada := found and not erp_private.hanya_sebagian();
    else
      raise exception using errcode = 'VALMP',
        message = erp_private.kalimat_di(
          'entitas', 'pilihan', 'transaksi, draft, kontak, barang, aset, impor'
        );
  end case;
  v_ada := v_ada and case
    when v_jenis is not null then
      erp_private.cakupan_may('transaksi', 'read', v_jenis)
      or erp_private.cakupan_may('transaksi', aksi, v_jenis)
    when v_impor is not null then erp_private.impor_may(v_impor, coalesce(aksi, 'read'))
    else true
  end;
  if not v_ada then
    raise exception using errcode = 'TDLMP',
      message = format('%s yang dilampiri tidak ditemukan', entitas);
  end if;
  if v_jenis is not null then
    perform erp_private.wajib_hak_jenis(buku, v_jenis, aksi);
  elsif v_impor is not null then
    perform erp_private.impor_right_refuse(buku, v_impor, aksi);
  end if;
end
$$;
