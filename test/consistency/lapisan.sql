-- Must return no row; the rule is in erp_private.integritas_lapisan.
select * from erp_private.integritas_lapisan(null::buku);
