/** Begins one step of a request: from now on its time runs. */
create or replace function erp_private.langkah_start(buku anyelement, id bigint, ke integer)
returns void language plpgsql as $$
begin
  update persetujuan_langkah as l
     set mulai_pada = now(), batas_pada = now() + l.batas_jam * interval '1 hour'
   where l.persetujuan_id = langkah_start.id and l.ke = langkah_start.ke;
end
$$;
