/** Over how many days a report looks back; refuses what is out of range (VAHRI). */
create or replace function erp_private.stok_hari(hari integer)
returns integer language plpgsql stable set search_path = pg_catalog as $$
begin
  if hari not between 1 and 3650 then
    raise exception using errcode = 'VAHRI',
      message = erp_private.kalimat_di('hari', 'bulat_antara', '1', '3650');
  end if;
  return coalesce(hari, 90);
end
$$;
