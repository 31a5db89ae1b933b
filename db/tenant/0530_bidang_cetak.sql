-- Whether a field of the tenant's own stands on the papers of its documents.
alter table bidang add cetak boolean not null default false;
