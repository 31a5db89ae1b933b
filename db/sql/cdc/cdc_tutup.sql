/** Ends the jobs of branches that wait, and notes them: no change leaves a branch. */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.cdc_tutup()
returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_job record;
begin
  for v_job in
    select j.id, j.tenant_kode, j.tujuan
      from erp_private.cdc_job as j
      join erp_private.tenant as t on t.kode = j.tenant_kode and t.uji_dari is not null
     where j.status in ('antre', 'berjalan')
       for update of j skip locked
  loop
    update erp_private.cdc_job as j
       set status = 'dibatalkan', lease_owner = null, lease_until = null,
           catatan = 'perubahan tidak keluar dari cabang uji'
     where j.id = v_job.id;
    perform erp_private.keluar_add(
      v_job.tenant_kode, 'cdc', v_job.tujuan ->> 'tipe', format('pekerjaan %s', v_job.id),
      v_job.tujuan::text
    );
  end loop;
end
$$;
