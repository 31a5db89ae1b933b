/**
 * Refuses a list of documents that is empty, too long, or has an element that is no object (VADOK).
 */
create or replace function erp_private.massal_list_refuse(dokumen jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_paling_banyak constant integer := 200;
  v_bukan bigint;
begin
  if jsonb_typeof(dokumen) is distinct from 'array' or dokumen = '[]' then
    raise exception using errcode = 'VADOK',
      message = erp_private.kalimat_di('dokumen', 'isi_paling_sedikit', '1');
  elsif jsonb_array_length(dokumen) > v_paling_banyak then
    raise exception using errcode = 'VADOK',
      message = erp_private.kalimat_di('dokumen', 'isi_paling_banyak', v_paling_banyak::text);
  end if;
  select d.ordinality - 1 into v_bukan
    from jsonb_array_elements(dokumen) with ordinality as d
   where jsonb_typeof(d.value) <> 'object'
   limit 1;
  if found then
    raise exception using errcode = 'VADOK',
      message = erp_private.kalimat_di(format('dokumen.%s', v_bukan), 'objek');
  end if;
end
$$;
