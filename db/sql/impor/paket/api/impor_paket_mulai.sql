/** Says that all rows of all parts have come, and has the bundle rehearsed (KOIMP, TDIMP). */
create or replace function erp.impor_paket_mulai(id bigint)
returns json language plpgsql security definer as $$
declare
  v_p jsonb;
begin
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  v_p := erp_private.impor_paket_lock(null::buku, impor_paket_mulai.id);
  if v_p ->> 'tahap' <> 'unggah' or (v_p ->> 'dibuat_oleh')::uuid is distinct from erp.pengguna_id()
    or exists (
      select from impor as i
       where i.paket_id = impor_paket_mulai.id and i.tahap = 'unggah'
    )
  then
    raise exception using errcode = 'KOIMP', message = 'paket ini sudah, atau belum, lengkap';
  elsif 200000 < (
    select sum((select count(*) from impor_baris as b where b.impor_id = i.id))
      from impor as i where i.paket_id = impor_paket_mulai.id
  ) then
    raise exception using errcode = 'VAIMP',
      message = 'berkas: paling banyak 200.000 baris bersama-sama; bagi menjadi beberapa paket';
  end if;
  update impor_paket as p set tahap = 'uji' where p.id = impor_paket_mulai.id;
  perform erp_private.outbox_add(
    null::buku, 'impor', jsonb_build_object('paket_id', impor_paket_mulai.id)
  );
  return erp_private.impor_paket_json(null::buku, impor_paket_mulai.id);
end
$$;
