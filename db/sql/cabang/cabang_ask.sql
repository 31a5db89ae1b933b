/** Enters a branch that is to be made; answers its kode (TDTNT, OTUJI, VAUJI, KOUJI, KOPDH). */
-- A branch is made where its parent is, by whoever makes tenants: `dibuat_oleh` null makes all
-- admins of the parent its admins.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.cabang_ask(
  induk text, nama text, isi text, hari integer, samarkan boolean, anggota boolean,
  dibuat_oleh uuid
) returns text language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_pesan constant text[] := erp_private.cabang_problems(nama, isi, hari);
  v_induk record;
  v_kode text;
begin
  perform erp_private.kesalahan_refuse('VAUJI', variadic v_pesan);
  select t.kode, t.simpul, t.pindah, t.uji_dari into v_induk
    from erp_private.tenant as t
   where t.kode = cabang_ask.induk
     for no key update;
  if not found then
    raise exception using errcode = 'TDTNT', message = format('tenant %s tidak ditemukan', induk);
  elsif v_induk.uji_dari is not null then
    raise exception using errcode = 'OTUJI', message = 'cabang uji tidak punya cabang uji';
  elsif v_induk.pindah is not null then
    raise exception using errcode = 'KOPDH',
      message = 'tenant ini sedang dipindahkan; ulangi sesudah selesai';
  elsif v_induk.simpul <> 'utama' then
    raise exception using errcode = 'KOUJI',
      message = 'tenant di simpul lain tidak dapat punya cabang uji';
  elsif 3 <= (
    select count(*)
      from erp_private.cabang_uji as c
     where c.induk = v_induk.kode and c.status <> 'dihapus'
  ) then
    raise exception using errcode = 'KOUJI',
      message = 'sudah ada 3 cabang uji; hapus yang tidak dipakai';
  end if;
  v_kode := left(v_induk.kode, 24) || 'uji' || left(md5(gen_random_uuid()::text), 4);
  insert into erp_private.cabang_uji (
    kode, induk, nama, isi, samarkan, anggota, dibuat_oleh, berakhir_pada
  )
  values (
    v_kode, v_induk.kode, erp_private.teks_isi(cabang_ask.nama), cabang_ask.isi,
    coalesce(cabang_ask.samarkan, false), coalesce(cabang_ask.anggota, false),
    cabang_ask.dibuat_oleh, now() + make_interval(days => hari)
  );
  return v_kode;
end
$$;
