/** Makes the next documents of an import; the last of them and whether there are more. */
-- As whoever had it run, whom the caller says, while he may (impor_maker_problem). Documents: at
-- most 500 or half a second of them, whose place is kept with them; those before one that is
-- refused stay, and it is the first of the next call. Everything else is one transaction of the
-- caller's (`utuh`), who keeps the place. Each is made once for its file and row, many at once
-- where that can be (impor_set). Code: KOIMB, naming the row that was refused. force_generic_plan
-- against planning each statement anew for each row of the file.
create or replace function erp_private.worker_impor_run(id bigint, sesudah integer, utuh boolean)
returns jsonb language plpgsql security definer set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_batas constant timestamptz := clock_timestamp() + interval '500 milliseconds';
  v_banyak constant integer := case when utuh then 250 else 50 end;
  v_i record;
  v_dokumen integer[];
  v_baris jsonb[];
  v_hasil jsonb[];
  v_sampai integer;
  v_galat text;
  v_dari integer;
begin
  -- First: who waits here long must not go on with what was cancelled or made meanwhile.
  if not utuh then
    perform erp_private.periode_exclude(null::buku);
  end if;
  select i.id, i.posisi, i.status into v_i from impor as i where i.id = worker_impor_run.id;
  if v_i.id is null or v_i.status <> 'berjalan' then
    return '{"lagi": false}';
  end if;
  v_galat := erp_private.impor_maker_problem(null::buku, v_i.id);
  if v_galat is not null then
    raise exception using errcode = 'KOIMB', message = v_galat;
  end if;
  if utuh and sesudah = 0 then
    perform erp_private.impor_kunci_nama(null::buku, v_i.id);
    perform erp_private.impor_kunci(null::buku, v_i.id, 0, 2147483647);
  end if;
  v_dari := case when utuh then worker_impor_run.sesudah else v_i.posisi end;
  if not utuh or sesudah = 0 then
    v_galat := erp_private.impor_buat_make(
      null::buku, v_i.id, v_dari, case when utuh then 2147483647 else
        erp_private.impor_dokumen_sampai(null::buku, v_i.id, v_dari, 500)
      end
    ) #>> '{0,pesan}';
    if v_galat is not null then
      raise exception using errcode = 'KOIMB', message = v_galat;
    end if;
  end if;
  select array_agg(d.dokumen order by d.dokumen), array_agg(d.baris order by d.dokumen)
    into v_dokumen, v_baris
    from erp_private.impor_dokumen(
      null::buku, v_i.id, v_dari, 500
    ) as d;
  for v_n in 1 .. coalesce(cardinality(v_dokumen), 0) by v_banyak loop
    v_hasil := erp_private.impor_run(
      null::buku, v_i.id, v_dokumen[v_n : v_n + v_banyak - 1],
      v_baris[v_n : v_n + v_banyak - 1]
    );
    update impor_baris as b
       set hasil = h.hasil
      from unnest(v_dokumen[v_n : v_n + v_banyak - 1], v_hasil) as h (ke, hasil)
     where h.hasil ? 'aksi' and b.impor_id = v_i.id and b.ke = h.ke;
    select coalesce(max(d.ke) filter (where d.hasil ? 'aksi'), v_sampai), max(d.hasil ->> 'galat')
      into v_sampai, v_galat
      from unnest(v_dokumen[v_n : v_n + v_banyak - 1], v_hasil) as d (ke, hasil);
    exit when v_galat is not null or clock_timestamp() > v_batas;
  end loop;
  if v_galat is not null and v_sampai is null then
    raise exception using errcode = 'KOIMB', message = v_galat;
  end if;
  if not utuh then
    update impor as i set posisi = coalesce(v_sampai, i.posisi) where i.id = v_i.id;
  end if;
  return jsonb_build_object('lagi', v_sampai is not null, 'sampai', v_sampai);
end
$$;
