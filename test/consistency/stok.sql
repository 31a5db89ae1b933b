-- Must return no row; the rule is in erp_private.integritas_stok.
select * from erp_private.integritas_stok();
