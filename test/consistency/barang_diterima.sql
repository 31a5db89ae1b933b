-- Must return no row; the rule is in erp_private.integritas_barang_diterima.
select * from erp_private.integritas_barang_diterima();
