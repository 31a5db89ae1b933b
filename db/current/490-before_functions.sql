-- Function bodies name tables of a tenant, which no search path of a migration finds.
set local check_function_bodies = off;
