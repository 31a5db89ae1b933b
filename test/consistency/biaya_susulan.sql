-- Must return no row; the rule is in erp_private.integritas_biaya_susulan.
select * from erp_private.integritas_biaya_susulan();
