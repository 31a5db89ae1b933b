-- Whether agents may do anything in the tenant.
alter table pengaturan add column agen_aktif boolean not null default true;
