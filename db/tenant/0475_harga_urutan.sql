-- The order of a price tier is what both doors take.
alter table harga add check (urutan between 0 and 1000000);
