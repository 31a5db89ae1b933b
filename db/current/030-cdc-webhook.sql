-- Change data capture calls no webhook any more: webhooks of events are the one engine for that. Jobs that did are
-- cancelled and say why. The word stays in erp.tipe_cdc, which jobs that have ended are shown with.
set local role erp_owner;

with
  ended as (
    update erp_private.cdc_job
       set status = 'dibatalkan',
           catatan = 'webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook'
     where tujuan ->> 'tipe' = 'webhook' and status in ('menunggu', 'antre', 'berjalan')
    returning *
  )
insert into erp_private.cdc_log (job_id, tenant_kode, level, pesan, baris, lsn)
select e.id, e.tenant_kode, 'peringatan', 'dibatalkan: ' || e.catatan, e.baris, e.posisi + e.geser
  from ended as e;

drop table if exists erp_private.cdc_rahasia;
alter type erp.cdc_tujuan_input drop attribute if exists url, drop attribute if exists rahasia;
comment on column erp.cdc_tujuan_input.tipe is 'berkas or postgres; webhook is refused.';
comment on column erp_private.cdc_job.tujuan is 'Where the changes go.';

reset role;
