-- Must return no row; the rule is in erp_private.integritas_nota.
select * from erp_private.integritas_nota();
