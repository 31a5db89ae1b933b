/** Adds what became of requests of keys, a list of them; of each key the last 1,000 are kept. */
create or replace function erp_private.session_kunci_calls(panggilan jsonb)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_kunci uuid;
begin
  insert into erp_private.kunci_panggilan (
    kunci_id, waktu, metode, rute, status, code, ms, request_id, alamat, ukuran
  )
  select c.kunci_id, c.waktu, c.metode, c.rute, c.status, c.code, c.ms, c.request_id, c.alamat,
         c.ukuran
    from jsonb_populate_recordset(
           null::erp_private.kunci_panggilan, session_kunci_calls.panggilan
         ) as c
   order by c.waktu;
  -- Key by key: the table is young or grows, so a plan for all of them may read all of it.
  for v_kunci in
    select distinct (c.value ->> 'kunci_id')::uuid
      from jsonb_array_elements(session_kunci_calls.panggilan) as c
     order by 1
  loop
    delete from erp_private.kunci_panggilan as p
     where p.kunci_id = v_kunci and p.id <= (
       select x.id
         from erp_private.kunci_panggilan as x
        where x.kunci_id = v_kunci
        order by x.id desc
       offset 1000
        limit 1
     );
  end loop;
end
$$;
