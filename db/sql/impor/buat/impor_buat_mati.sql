/** Whether a record is inactive because an import that had made it on the way was taken back. */
create or replace function erp_private.impor_buat_mati(buku anyelement, macam text, id bigint)
returns boolean language plpgsql stable as $$
declare
  v_mati boolean;
begin
  if id is null or not exists (
    select from impor_buat as b
     where b.macam = impor_buat_mati.macam and b.hasil_id = impor_buat_mati.id and b.ditarik
  ) then
    return false;
  end if;
  execute format('select not r.aktif from %I as r where r.id = $1', macam) into v_mati using id;
  return coalesce(v_mati, false);
end
$$;
