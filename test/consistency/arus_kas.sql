-- Must return no row; the rule is in erp_private.integritas_arus_kas.
select * from erp_private.integritas_arus_kas(null::buku);
