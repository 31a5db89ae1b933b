-- Must return no row; the rule is in erp_private.integritas_penutupan.
select * from erp_private.integritas_penutupan();
