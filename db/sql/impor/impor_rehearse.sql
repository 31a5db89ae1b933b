/** Rehearses the next documents of an import; answers the last of them, or null. */
-- The real functions, of many documents at once where that can be (impor_set), one upon the other,
-- all rolled back. After half a second the rest is left to the next call, so that others wait
-- briefly for what it locks; what a document would change for one of a later call is not seen
-- there, but for cash and accounts (impor_rehearse_before). An opening is one document a call.
-- force_generic_plan against planning each statement anew for each row of the file.
create or replace function erp_private.impor_rehearse(buku anyelement, id bigint, sesudah integer)
returns integer language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_batas constant timestamptz := clock_timestamp() + interval '500 milliseconds';
  v_i record;
  v_dokumen integer[];
  v_baris jsonb[];
  v_set jsonb[];
  v_sampai integer;
  v_hasil jsonb;
  v_ke integer[] := '{}';
  v_jadi jsonb[] := '{}';
  v_ids bigint[] := '{}';
  v_temuan jsonb := '[]';
  v_gerak jsonb;
begin
  select i.id, i.jenis, i.boleh_ubah, i.ganti, j.sifat, case j.sifat
           when 'induk' then 500 when 'dokumen' then 50 else 1
         end as sekali
    into v_i
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_rehearse.id;
  begin
    if v_i.sifat = 'dokumen' then
      perform erp_private.periode_exclude(buku);
    end if;
    v_temuan := erp_private.impor_buat_make(
      buku, v_i.id, impor_rehearse.sesudah, erp_private.impor_dokumen_sampai(
        buku, v_i.id, impor_rehearse.sesudah, case v_i.sifat when 'awal' then 1 else 1000 end
      )
    );
    select array_agg(d.dokumen order by d.dokumen) filter (where not d.salah and not d.sudah),
           array_agg(d.baris order by d.dokumen) filter (where not d.salah and not d.sudah),
           max(d.dokumen)
      into v_dokumen, v_baris, v_sampai
      from erp_private.impor_dokumen(buku, v_i.id, impor_rehearse.sesudah, 1000) as d;
    if v_i.sifat = 'induk' then
      perform erp_private.impor_kunci(buku, v_i.id, impor_rehearse.sesudah, v_sampai);
    end if;
    perform erp_private.impor_rehearse_before(buku, v_i.id, impor_rehearse.sesudah, v_baris);
    for v_n in 1 .. coalesce(cardinality(v_dokumen), 0) loop
      if (v_n - 1) % v_i.sekali = 0 then
        v_set := erp_private.impor_set(
          buku, v_i.jenis, v_baris[v_n : v_n + v_i.sekali - 1], true
        );
      end if;
      v_hasil := v_set[(v_n - 1) % v_i.sekali + 1];
      begin
        if v_hasil is null then
          v_hasil := erp_private.impor_make(
            buku, v_i.jenis, v_baris[v_n], v_i.boleh_ubah, true, v_i.ganti
          );
        elsif v_hasil ? 'salah' then
          raise exception using errcode = 'VAMST', message = v_hasil ->> 'salah';
        end if;
        v_ke := v_ke || v_dokumen[v_n];
        v_jadi := v_jadi || jsonb_build_object('aksi', v_hasil -> 'aksi');
        if v_i.sifat in ('awal', 'dokumen') then
          v_ids := v_ids || (v_hasil ->> 'id')::bigint;
        end if;
      exception
        when others then
          if not erp_private.kesalahan_client(sqlstate) then
            raise;
          end if;
          v_temuan := v_temuan || erp_private.impor_pesan(
            v_i.jenis, array(
              select b.ke from impor_baris as b
               where b.impor_id = v_i.id and b.dokumen = v_dokumen[v_n] and b.macam = 'data'
               order by b.ke
            ),
            case when sqlstate ~ '^2' then 'tidak dapat disimpan: ' || sqlerrm else sqlerrm end
          );
      end;
      if v_i.sifat = 'awal' or clock_timestamp() > v_batas and (
        v_set[(v_n - 1) % v_i.sekali + 1] is null or v_n % v_i.sekali = 0
      ) then
        v_sampai := v_dokumen[v_n];
        exit;
      end if;
    end loop;
    v_gerak := erp_private.impor_gerak(buku, v_ids);
    raise exception using errcode = 'XUJII', message = 'uji selesai';
  exception
    when sqlstate 'XUJII' then
      null;
  end;
  update impor_baris as b
     set hasil = v_jadi[n.ke]
    from unnest(v_ke) with ordinality as n (baris, ke)
   where b.impor_id = v_i.id and b.ke = n.baris;
  v_temuan := erp_private.impor_temuan_baru(buku, v_i.id, v_temuan);
  if v_temuan <> '[]' then
    perform erp_private.impor_temuan_add(buku, v_i.id, v_temuan);
  end if;
  perform erp_private.impor_gerak_add(buku, v_i.id, v_gerak);
  return v_sampai;
end
$$;
