/** The settings that a change would change, by names; the change is rolled back. */
create or replace function erp_private.pengaturan_change_simulate(buku anyelement, patch jsonb)
returns erp_private.usul language plpgsql as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_lama jsonb;
  v_hasil erp_private.usul;
begin
  select to_jsonb(p) into v_lama from pengaturan as p;
  begin
    perform erp_private.pengaturan_change(buku, pengaturan_change_simulate.patch);
    v_hasil := erp_private.usul_other(buku, v_mulai, erp_private.pengaturan_moved(buku, v_lama));
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return v_hasil;
  end;
end
$$;
