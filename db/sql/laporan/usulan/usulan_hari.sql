/** Over how many days an average is taken; refuses what is out of range (VAHRI). */
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_hari(hari integer)
returns integer language plpgsql stable set search_path = pg_catalog as $$
begin
  if hari not between 1 and 3650 then
    raise exception using errcode = 'VAHRI',
      message = erp_private.kalimat_di('hari', 'bulat_antara', '1', '3650');
  end if;
  return coalesce(hari, 90);
end
$$;
