/** Tells who wrote a draft that it was given back to them, and why; answers how many were told. */
-- @execute erp_reader
create or replace function erp_private.notifikasi_returned(buku anyelement, persetujuan_id bigint)
returns integer language plpgsql as $$
declare
  v_d record;
begin
  select t.id, t.jenis, t.nomor, r.nama, q.catatan, t.penyusun, t.dibuat_oleh,
         erp_private.lokasi_dokumen(t.lokasi_id, t.rincian, t.isi) as lokasi_id
    into v_d
    from persetujuan as q
    join transaksi as t on t.id = q.transaksi_id
    join erp.jenis_transaksi_ref as r on r.jenis = t.jenis
    join modul as m on m.kode = r.modul and m.aktif
   where q.id = notifikasi_returned.persetujuan_id and q.status = 'dikembalikan';
  if not found then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'persetujuan',
    format('persetujuan:%s:kembali:%s', erp.tenant_kode(), persetujuan_id),
    'Dikembalikan: ' || v_d.nama || ' ' || v_d.nomor,
    format('%s %s dikembalikan: %s', v_d.nama, v_d.nomor, v_d.catatan),
    format('/api/transaksi/%s/%s', v_d.jenis, v_d.id),
    orang => erp_private.kunci_orang(v_d.penyusun), lokasi_id => v_d.lokasi_id,
    oleh => v_d.dibuat_oleh
  );
end
$$;
