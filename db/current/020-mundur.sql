-- Voids with what stands on them, and back-dated movements.

-- What orders were filled by is among the dependents of a document now.
drop function erp_private.void_order_penjualan(bigint, bigint, date);
drop function erp_private.void_order_pembelian(bigint, bigint, date);
drop function erp_private.order_void_check(bigint);
