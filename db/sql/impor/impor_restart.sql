/** Has an import rehearsed anew, with all of its bundle where it is a part of one (KOIMP). */
create or replace function erp_private.impor_restart(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_kini constant timestamptz := clock_timestamp();
  v_paket bigint;
begin
  update impor_paket as p
     set status = 'memeriksa', tahap = 'uji', diubah_pada = v_kini
    from impor as i
   where i.id = impor_restart.id and p.id = i.paket_id
     and p.status in ('memeriksa', 'siap', 'ada_temuan', 'belum_pasti') and p.tahap <> 'unggah'
  returning p.id into v_paket;
  if v_paket is null and exists (
    select from impor as i where i.id = impor_restart.id and i.paket_id is not null
  ) then
    raise exception using errcode = 'KOIMP', message = 'paket impor ini sedang atau sudah berjalan';
  end if;
  perform erp_private.outbox_add(buku, 'impor', case
    when v_paket is null then jsonb_build_object('impor_id', impor_restart.id)
    else jsonb_build_object('paket_id', v_paket)
  end);
end
$$;
