-- Must return no row; the rule is in erp_private.integritas_order.
select * from erp_private.integritas_order();
