-- The template of a tenant takes the steps at once; tenants take them by their runner.
select erp_private.tenant_template_upgrade();

--! include reference/tenant_comment.sql
