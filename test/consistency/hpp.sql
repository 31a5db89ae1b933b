-- Must return no row; the rule is in erp_private.integritas_hpp.
select * from erp_private.integritas_hpp();
