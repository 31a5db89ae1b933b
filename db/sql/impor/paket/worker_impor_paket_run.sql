/** Makes the next documents of a bundle, for at most half a second. */
-- Of the first day that is left every part goes on as far as it can: a purchase that is refused for
-- want of money may be made after the sales of its day. Where no part goes on, the part that was
-- refused fails; so does the first where whoever had it run may not any more. force_generic_plan
-- against planning each statement anew for each row of the file.
create or replace function erp_private.worker_impor_paket_run(id bigint)
returns void language plpgsql security definer set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_batas constant timestamptz := clock_timestamp() + interval '500 milliseconds';
  v_p record;
  v_hasil record;
  v_ada boolean;
  v_maju boolean;
  v_tahan bigint;
  v_salah text;
begin
  -- First: who waits here long must not go on with what was cancelled or made meanwhile.
  perform erp_private.periode_exclude(null::buku);
  if not exists (
    select from impor_paket as p
     where p.id = worker_impor_paket_run.id and p.status = 'berjalan'
  ) then
    return;
  end if;
  for v_p in
    select i.id as impor_id, erp_private.impor_maker_problem(null::buku, i.id) as galat
      from impor as i
      join erp_private.impor_jenis as j on j.jenis = i.jenis and j.sifat = 'dokumen'
     where i.paket_id = worker_impor_paket_run.id and i.status = 'berjalan'
     order by (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer
  loop
    if v_p.galat is not null then
      perform erp_private.worker_impor_end(v_p.impor_id, v_p.galat);
      return;
    end if;
  end loop;
  loop
    v_ada := false;
    v_maju := false;
    v_tahan := null;
    for v_p in
      select h.impor_id, h.hari
        from (
          select x.*, min(x.hari) over () as pertama
            from erp_private.impor_paket_hari(null::buku, worker_impor_paket_run.id) as x
        ) as h
       where h.hari = h.pertama
       order by h.urutan, h.ke
    loop
      v_ada := true;
      v_hasil := erp_private.impor_paket_run(null::buku, v_p.impor_id, v_p.hari);
      v_maju := v_maju or v_hasil.jadi > 0;
      if v_hasil.galat is not null and v_tahan is null then
        v_tahan := v_p.impor_id;
        v_salah := v_hasil.galat;
      end if;
    end loop;
    if v_ada and not v_maju then
      perform erp_private.worker_impor_end(v_tahan, v_salah);
      return;
    end if;
    exit when not v_ada or clock_timestamp() > v_batas;
  end loop;
  if not v_ada then
    perform erp_private.worker_impor_end(i.id)
       from impor as i
       join erp_private.impor_jenis as j on j.jenis = i.jenis and j.sifat = 'dokumen'
      where i.paket_id = worker_impor_paket_run.id and i.status = 'berjalan';
  end if;
end
$$;
