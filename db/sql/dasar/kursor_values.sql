/** The place that a cursor names; none for the empty cursor, of the first page (VAKSR). */
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.kursor_values(
  bound text, kursor text, kolom erp_private.urutan_kolom[]
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_isi constant text := substr(kursor, 33);
  v_nilai text[];
begin
  if kursor = '' then
    return null;
  end if;
  if length(kursor) <= 10000
    and left(encode(sha256(convert_to(bound || v_isi, 'UTF8')), 'hex'), 32) = left(kursor, 32) then
    begin
      v_nilai := array(
        select json_array_elements_text(convert_from(decode(
          translate(v_isi, '-_', '+/') || repeat('=', -length(v_isi) & 3), 'base64'
        ), 'UTF8')::json)
      );
    exception
      when data_exception or program_limit_exceeded then null;
    end;
  end if;
  if cardinality(v_nilai) = cardinality(kolom) and not exists (
    select from unnest(v_nilai) with ordinality as n (nilai, ke)
     where not pg_input_is_valid(n.nilai, (kolom[n.ke]).tipe)
  ) then
    return v_nilai;
  end if;
  raise exception using errcode = 'VAKSR',
    message = erp_private.kalimat_di('kursor', 'kursor_lain');
end
$$;
