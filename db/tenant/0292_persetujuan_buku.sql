-- Requests about no document: a month, a book year, settings.
alter table persetujuan
  alter column jenis drop not null,
  alter column transaksi_id drop not null,
  -- What it is about: the month, the year, the settings.
  add column perihal text check (length(perihal) <= 1000),
  add check (
    (transaksi_id is null) = (jenis is null) and (transaksi_id is null) = (perihal is not null)
  );
create unique index on persetujuan (aksi, perihal)
  where status = 'menunggu' and transaksi_id is null;
