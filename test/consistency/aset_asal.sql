-- Must return no row; the rule is in erp_private.integritas_aset_asal.
select * from erp_private.integritas_aset_asal();
