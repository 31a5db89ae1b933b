-- Where a movement counts for cost, when that is not its own place: the reversal, on a later day,
-- of goods that came counts where those came, so that nothing is priced by them any more.
alter table mutasi_stok
  add column nilai_tanggal date,
  add column nilai_urut bigint;
