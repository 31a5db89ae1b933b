/** Begins an import of several files at once, whose rows come next (VAIMP, KOIMP): the bundle. */
-- `bagian` are its parts: [{nama, lembar, bentuk, sidik, ukuran, baris}], of a workbook its sheets;
-- `baris` the first rows of each, by which its kind is guessed. `jenis` says kinds by the names of
-- parts: {Lembar1: 'barang'}, "" for one that is not used. `dilewati` is what holds no rows. What
-- is said of columns is said by the names of parts, too: tetap {Kontak: {tipe: 'lain'}}; `buat` so,
-- or of all.
create or replace function erp.impor_paket_create(
  nama_berkas text, bentuk erp.bentuk_paket, sidik text, ukuran bigint, bagian jsonb,
  jenis jsonb default '{}', dilewati jsonb default '[]', ganti boolean default false,
  pemetaan jsonb default '{}', gaya jsonb default '{}', tetap jsonb default '{}',
  buat jsonb default '[]'
) returns json language plpgsql security definer as $$
declare
  v_id bigint;
  v_sebut constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'pemetaan', pemetaan, 'gaya', gaya, 'tetap', tetap, 'buat', buat
  ));
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  jenis := coalesce(impor_paket_create.jenis, '{}');
  perform erp_private.impor_paket_refuse(
    nama_berkas, sidik, ukuran, bagian, impor_paket_create.jenis, dilewati
  );
  perform erp_private.impor_paket_say_refuse(bagian, v_sebut);
  -- Those who begin one at once are counted one after the other.
  perform from pengaturan for no key update;
  if 5 <= (select count(*) from impor_paket as p where p.status in ('memeriksa', 'berjalan')) then
    raise exception using errcode = 'KOIMP',
      message = 'sudah ada 5 paket impor yang belum selesai; tunggu atau hapus dulu';
  end if;
  insert into impor_paket (nama_berkas, bentuk, sidik, ukuran, dilewati, dibuat_oleh)
  values (
    nama_berkas, bentuk::text, sidik, ukuran, coalesce(dilewati, '[]'), erp.pengguna_id()
  )
  returning id into v_id;
  perform erp_private.impor_paket_split(
    null::buku, v_id, bagian, impor_paket_create.jenis, coalesce(ganti, false), v_sebut
  );
  perform erp_private.impor_paket_right_refuse(null::buku, v_id, 'create');
  return erp_private.impor_paket_json(null::buku, v_id);
end
$$;
