/** A JSON document with null in the place of each value that a message is about. */
create or replace function erp_private.isi_without(isi jsonb, salah text[])
returns jsonb language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_isi jsonb := isi_without.isi;
  v_pesan text;
begin
  foreach v_pesan in array salah loop
    v_isi := jsonb_set(v_isi, string_to_array(split_part(v_pesan, ': ', 1), '.'), 'null', false);
  end loop;
  return v_isi;
end
$$;
