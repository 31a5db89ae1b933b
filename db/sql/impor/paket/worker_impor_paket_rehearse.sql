/** Rehearses a bundle, its parts one upon the other, all rolled back; notes the result. */
-- A part finds the records that an earlier one makes, a document what an earlier one books. Nobody
-- posts meanwhile. The values that were read are forgotten, since they name records that are not
-- there after it; sentences of the first rows are kept. force_generic_plan against planning each
-- statement anew for each row of the file.
create or replace function erp_private.worker_impor_paket_rehearse(id bigint)
returns boolean language plpgsql security definer set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_status text;
  v_i record;
  v_impor jsonb[];
  v_baris jsonb[] := '{}';
  v_buat jsonb[];
begin
  select p.status into v_status from impor_paket as p
   where p.id = worker_impor_paket_rehearse.id and p.tahap = 'uji' for no key update;
  if v_status is distinct from 'memeriksa' then
    return false;
  end if;
  begin
    perform erp_private.periode_exclude(null::buku);
    update impor as i
       set status = 'memeriksa', tahap = 'kenali', posisi = 0, gerak = '{}'
     where i.paket_id = worker_impor_paket_rehearse.id and (i.bagian -> 'dipakai')::boolean;
    for v_i in
      select i.id, j.sifat, i.bagian -> 'urutan' as urutan, lead(j.sifat) over w as berikut
        from impor as i
        join erp_private.impor_jenis as j on j.jenis = i.jenis
       where i.paket_id = worker_impor_paket_rehearse.id and (i.bagian -> 'dipakai')::boolean
      window w as (order by (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer)
       order by (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer
    loop
      perform erp_private.impor_paket_rehearse_part(null::buku, v_i.id, v_i.sifat);
      if v_i.sifat = 'dokumen' and v_i.berikut is distinct from 'dokumen' then
        update impor as i set posisi = 0 where i.paket_id = worker_impor_paket_rehearse.id;
        perform erp_private.impor_paket_rehearse_documents(
          null::buku, worker_impor_paket_rehearse.id
        );
      end if;
    end loop;
    perform erp_private.worker_impor_langkah(i.id)
       from impor as i
      where i.paket_id = worker_impor_paket_rehearse.id and (i.bagian -> 'dipakai')::boolean;
    v_impor := array(
      select to_jsonb(i) || jsonb_build_object('bagian', i.bagian || jsonb_build_object(
               'kalimat', erp_private.impor_kalimat(null::buku, i.id)
             ))
        from impor as i
       where i.paket_id = worker_impor_paket_rehearse.id
    );
    v_baris := array(
      select jsonb_build_object('id', b.impor_id, 'baris', jsonb_agg(jsonb_build_object(
          'ke', b.ke, 'macam', b.macam, 'dokumen', b.dokumen, 'temuan', b.temuan, 'hasil', b.hasil
        )))
        from impor as i
        join impor_baris as b on b.impor_id = i.id
       where i.paket_id = worker_impor_paket_rehearse.id
       group by b.impor_id, b.ke / 2000
    );
    -- Not what another part makes before.
    v_buat := array(
      select to_jsonb(b)
        from impor as i join impor_buat as b on b.impor_id = i.id
       where i.paket_id = worker_impor_paket_rehearse.id
         and (b.dibuat or coalesce(b.hasil_id::text, b.hasil_kode) is null)
    );
    raise exception using errcode = 'XUJII', message = 'uji selesai';
  exception
    when sqlstate 'XUJII' then
      null;
  end;
  perform erp_private.impor_paket_keep(null::buku, v_impor, v_baris, v_buat);
  perform erp_private.impor_paket_mark(null::buku, worker_impor_paket_rehearse.id);
  return true;
end
$$;
