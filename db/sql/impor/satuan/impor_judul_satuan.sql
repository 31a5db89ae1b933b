/** Units that the names of a file's columns say, by our columns: {"qty": 7}. */
create or replace function erp_private.impor_judul_satuan(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_object_agg(c ->> 'kolom', j.satuan_id), '{}')
      from impor as i
     cross join lateral jsonb_array_elements(i.kolom) as c
     cross join lateral erp_private.impor_judul(buku, c ->> 'judul') as j
     where i.id = impor_judul_satuan.id and j.satuan_id is not null
       and c ->> 'kolom' ~ '^(qty|hpp|harga|stok_minimum)'
  );
end
$$;
