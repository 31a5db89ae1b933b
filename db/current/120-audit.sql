-- Which changes of a tenant's table go into the audit trail.
alter table erp_private.tenant_table add column jejak text
  check (jejak in ('penuh', 'ubah', 'dokumen', 'tidak'));
comment on column erp_private.tenant_table.jejak is
  'Audited changes: penuh every one; ubah updates and deletes, because what is inserted belongs to '
  'a document; dokumen as transaksi; tidak none. Absent: penuh for induk, ubah for dokumen, else '
  'tidak.';

create type erp_private.audit_masalah as (posisi bigint, audit_id bigint, jenis text);
alter type erp_private.audit_masalah owner to erp_owner;
