-- Must return no row; the rule is in erp_private.integritas_poin.
select * from erp_private.integritas_poin();
