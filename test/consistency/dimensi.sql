-- Must return no row; the rule is in erp_private.integritas_dimensi.
select * from erp_private.integritas_dimensi(null::buku);
