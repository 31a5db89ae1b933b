/** Adds what became of requests of keys, a list of them; of each key the last 1,000 are kept. */
-- What goes was there before: the new ones are counted when the next come.
create or replace function erp_private.session_kunci_calls(panggilan jsonb)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  with baru as (
    insert into erp_private.kunci_panggilan as p (
      kunci_id, waktu, metode, rute, status, code, ms, request_id, alamat, ukuran
    )
    select k.id, c.waktu, c.metode, c.rute, c.status, c.code, c.ms, c.request_id, c.alamat,
           c.ukuran
      from jsonb_populate_recordset(
             null::erp_private.kunci_panggilan, session_kunci_calls.panggilan
           ) as c
      join erp_private.kunci_api as k on k.id = c.kunci_id
     order by c.waktu
    returning p.kunci_id
  )
  delete from erp_private.kunci_panggilan as p
   using (
     select n.kunci_id, (
              select x.id
                from erp_private.kunci_panggilan as x
               where x.kunci_id = n.kunci_id
               order by x.id desc
              offset 1000
               limit 1
            ) as sampai
       from (select distinct b.kunci_id from baru as b) as n
   ) as lama
   where p.kunci_id = lama.kunci_id and p.id <= lama.sampai
$$;
