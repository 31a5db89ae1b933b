-- Must return no row; the rule is in erp_private.integritas_ppn_akun.
select * from erp_private.integritas_ppn_akun();
