-- The own role as which a webhook is told what happens; null: as an admin, everything.
alter table webhook add peran_kode text
  constraint webhook_peran_kode_check check (peran_kode ~ '^[a-z][a-z0-9-]{1,30}$');
