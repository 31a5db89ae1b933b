/** Refuses a note that is too long, or missing where it is required (VAALA). */
create or replace function erp_private.putusan_note_refuse(isi text, bidang text, wajib boolean)
returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if wajib and erp_private.teks_isi(isi) is null or length(isi) > 1000 then
    raise exception using errcode = 'VAALA', message = format(
      '%s: %spaling banyak 1000 huruf', bidang, case when wajib then 'wajib diisi, ' else '' end
    );
  end if;
end
$$;
