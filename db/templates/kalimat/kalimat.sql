/** A sentence of reference/kalimat.json by its name, in the language of the request. */
-- `isi` stands in the order of the Indonesian sentence: kalimat('antara', '1', '9'). Stable: a plan
-- outlives the request, so that no sentence may be folded into it.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.kalimat(nama text, variadic isi text[] default '{}')
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_bentuk constant text := case
    when erp.bahasa() = 'en' then case kalimat.nama
        when '{nama}' then '{en}'
      end
    else case kalimat.nama
        when '{nama}' then '{id}'
      end
  end;
begin
  if v_bentuk is null then
    raise exception 'kalimat % tidak ada', nama;
  end if;
  return format(v_bentuk, variadic isi);
end
$$;
