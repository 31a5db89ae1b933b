/** Requests of a key of the tenant of the request, newest first (VALST, VAKSR). */
-- The last 1,000 of the last seven days.
create or replace function erp_private.kunci_calls(
  kunci uuid, status text, code text, sejak timestamptz, page integer, per_page integer,
  kursor text
) returns json language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_h constant record := erp_private.halaman_kursor(
    'kunci_panggilan', jsonb_build_array(kunci, status, code, sejak), '{bigint}', page, per_page,
    kursor
  );
  v_status constant int4range := case
    when status ~ '^[1-5]xx$'
      then int4range(left(status, 1)::integer * 100, left(status, 1)::integer * 100 + 100)
    when status ~ '^[1-5]\d\d$' then int4range(status::integer, status::integer, '[]')
  end;
  v_semua bigint[];
begin
  if status is not null and v_status is null then
    raise exception using errcode = 'VALST',
      message = erp_private.kalimat_di('status', 'status_jawaban');
  end if;
  v_semua := array(
    select p.id
      from (
        select x.*
          from erp_private.kunci_panggilan as x
          join erp_private.kunci_api as k
            on k.id = x.kunci_id and k.tenant_kode = erp.tenant_kode()
         where x.kunci_id = kunci_calls.kunci
         order by x.id desc
         limit 1000
      ) as p
     where p.waktu > now() - interval '7 days'
       and (kunci_calls.status is null or p.status::integer <@ v_status)
       and (kunci_calls.code is null or p.code = kunci_calls.code)
       and (kunci_calls.sejak is null or p.waktu >= kunci_calls.sejak)
     order by p.id desc
  );
  return erp_private.halaman_json(v_h.ikat, v_h.banyak, cardinality(v_semua), array(
    select row(json_build_object(
        'waktu', erp_private.waktu_json(p.waktu), 'metode', p.metode, 'rute', p.rute,
        'status', p.status, 'code', p.code, 'ms', p.ms, 'request_id', p.request_id,
        'alamat', host(p.alamat), 'ukuran', p.ukuran
      ), array[p.id::text])::erp_private.halaman_baris
      from erp_private.kunci_panggilan as p
     where p.id = any (v_semua) and (v_h.nilai is null or p.id < (v_h.nilai)[1]::bigint)
     order by p.id desc
     limit v_h.ambil offset v_h.lewati
  ));
end
$$;
