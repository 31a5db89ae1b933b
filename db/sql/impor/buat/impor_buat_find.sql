/** The id of a record that a cell names; for one that is to be made, minus its first row. */
-- Row 12 names the unit LSN that nobody has: -12 in all rows that name it.
create or replace function erp_private.impor_buat_find(
  buku anyelement, impor_id bigint, macam text, teks text, ke integer
) returns bigint language plpgsql as $$
declare
  v_id constant bigint := erp_private.impor_find(buku, macam, teks);
  v_ke integer;
begin
  if v_id is not null and not erp_private.impor_buat_mati(buku, macam, v_id) then
    return v_id;
  end if;
  insert into impor_buat as b (impor_id, macam, kunci, nama, ke)
  values (
    impor_buat_find.impor_id, impor_buat_find.macam, upper(teks), teks, impor_buat_find.ke
  )
  on conflict (impor_id, macam, kunci) do update set ke = least(b.ke, excluded.ke)
  returning b.ke into v_ke;
  return -v_ke;
end
$$;
