-- Must return no row; the rule is in erp_private.integritas_hari_kertas.
select * from erp_private.integritas_hari_kertas(null::buku);
