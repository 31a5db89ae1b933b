-- Must return no row; the rule is in erp_private.integritas_saldo_harian.
select * from erp_private.integritas_saldo_harian();
