-- Must return no row; the rule is in erp_private.integritas_ppn.
select * from erp_private.integritas_ppn();
