/** The next step of a run of a bundle: {lagi, impor_id, dokumen, oleh}. */
-- A part to be worked on, or (`dokumen`) documents of all parts (worker_impor_paket_run). The first
-- part that is refused ends the run; those before it stay.
create or replace function erp_private.worker_impor_paket_langkah(id bigint)
returns jsonb language plpgsql security definer as $$
declare
  v_p record;
  v_i record;
begin
  select p.* into v_p from impor_paket as p
   where p.id = worker_impor_paket_langkah.id for no key update;
  if v_p.id is null or v_p.status <> 'berjalan' then
    return '{"lagi": false}';
  end if;
  select i.id, i.status, i.galat, i.bagian ->> 'nama' as nama, j.sifat into v_i
    from impor as i
    join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.paket_id = v_p.id and (i.bagian -> 'dipakai')::boolean and i.status <> 'selesai'
     -- Documents of all parts are read before any of them is made.
     and not (j.sifat = 'dokumen' and i.status in ('siap', 'berjalan') and exists (
       select
         from impor as x
         join erp_private.impor_jenis as y on y.jenis = x.jenis and y.sifat = 'dokumen'
        where x.paket_id = v_p.id and x.status = 'memeriksa'
          and (x.bagian -> 'dipakai')::boolean
     ))
   order by i.status not in ('gagal', 'ada_temuan', 'belum_pasti', 'dibatalkan'),
            (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer
   limit 1;
  if v_i.id is null then
    perform erp_private.impor_paket_end(null::buku, v_p.id, null);
    return '{"lagi": false}';
  elsif v_i.status in ('gagal', 'ada_temuan', 'belum_pasti', 'dibatalkan') then
    perform erp_private.impor_paket_end(null::buku, v_p.id, format(
      '%s: %s', v_i.nama, coalesce(v_i.galat, case v_i.status
        when 'ada_temuan' then 'ada temuan, karena pembukuan sudah lain dari saat gladi'
        when 'belum_pasti' then 'belum pasti terbaca benar'
        else 'dibatalkan'
      end)
    ));
    return '{"lagi": false}';
  elsif v_i.sifat = 'dokumen' and v_i.status in ('siap', 'berjalan') then
    update impor as i
       set status = 'berjalan', tahap = 'jalan',
           posisi = case i.status when 'siap' then 0 else i.posisi end
      from erp_private.impor_jenis as j
     where j.jenis = i.jenis and j.sifat = 'dokumen' and i.paket_id = v_p.id
       and (i.bagian -> 'dipakai')::boolean and i.status in ('siap', 'berjalan');
    return jsonb_build_object('lagi', true, 'dokumen', true, 'oleh', v_p.dijalankan_oleh);
  elsif v_i.status = 'siap' then
    update impor as i
       set status = 'berjalan', tahap = 'jalan', posisi = 0 where i.id = v_i.id;
  end if;
  return jsonb_build_object('lagi', true, 'dokumen', false, 'impor_id', v_i.id);
end
$$;
