-- Must return no row; the rule is in erp_private.integritas_penjualan.
select * from erp_private.integritas_penjualan(null::buku);
