-- What closing a book year answers.

set local role erp_owner;

create type erp.tahun_ditutup as (
  tahun integer,
  mulai date,
  akhir date,
  laba erp.uang,
  prive erp.uang,
  nomor text,
  jurnal json,
  tanggal_kunci date,
  peringatan text[],
  idempotent boolean,
  original_request_id text
);
comment on type erp.tahun_ditutup is 'A closed book year.';
comment on column erp.tahun_ditutup.tahun is 'The calendar year that the book year begins in.';
comment on column erp.tahun_ditutup.laba is
  'Net profit (a loss is negative) that went to retained earnings.';
comment on column erp.tahun_ditutup.prive is
  'Drawings that went to the owner''s capital; 0 when they were not asked to.';
comment on column erp.tahun_ditutup.nomor is
  'Number of the closing journal; null when there was nothing to close.';
comment on column erp.tahun_ditutup.jurnal is 'The closing journal with its lines.';
comment on column erp.tahun_ditutup.tanggal_kunci is 'Lock date after the closing.';
comment on column erp.tahun_ditutup.peringatan is
  'What deserves a look, but does not stand against it.';

reset role;
