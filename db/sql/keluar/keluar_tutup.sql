/** Whether what a function of reference/pintu_keluar.sql takes may not leave the tenant. */
-- Nothing leaves a branch. Webhooks made in one that began without anybody's books are the
-- exception: who builds on Niaga must see them.
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.keluar_tutup(fungsi text, tenant text default null)
returns boolean language plpgsql stable set search_path = pg_catalog as $$
declare
  v_isi constant text := erp_private.keluar_isi(tenant);
begin
  return v_isi is not null and (v_isi = 'salinan' or fungsi <> 'worker_webhook_take');
end
$$;
