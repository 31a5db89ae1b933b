-- How far the tax that a supplier's invoice says may be from the one that its lines come to.
alter table pengaturan
  add column toleransi_ppn erp.uang not null default 1 check (toleransi_ppn >= 0);
