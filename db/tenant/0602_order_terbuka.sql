-- Movements of orders by their day: what was open on an earlier one is what is open now, and what
-- moved since.
create index on order_gerak (jenis, tanggal);
