/** Refuses who gives or takes what he does not have himself (OTCKP). */
-- Only a caller with a role of the tenant's own has limits here: an admin appoints users of every
-- role.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_beyond_refuse(cakupan text[])
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_punya constant text[] := erp.cakupan();
  v_lebih text;
begin
  if v_punya is null then
    return;
  end if;
  select c.cakupan into v_lebih
    from unnest(peran_beyond_refuse.cakupan) as c (cakupan)
   where not erp_private.cakupan_covers(v_punya, c.cakupan)
   order by c.cakupan
   limit 1;
  if found then
    raise exception using errcode = 'OTCKP',
      message = format('peran Anda sendiri tidak memuat %s', v_lebih);
  end if;
end
$$;
