-- Roles. They are cluster-wide while databases are not, so each is made only when it is missing:
-- several databases of one cluster (development, test templates, shadow) share them. Request roles
-- of tenants carry a hash of the database's name and are made with the tenant.

do $$
declare
  v_role record;
begin
  for v_role in
    select *
      from (values
        ('erp_owner', 'nologin'),
        ('erp_writer', 'nologin'),
        ('erp_reader', 'nologin'),
        ('erp_platform', 'nologin'),
        ('erp_gate', 'nologin'),
        ('erp_app', 'nologin'),
        ('erp_pengguna', 'nologin'),
        ('erp_authenticator', 'login noinherit'),
        ('erp_worker', 'login noinherit'),
        ('erp_cdc', 'login noinherit replication')
      ) as r (nama, sifat)
  loop
    -- Two databases may be migrated at the same moment: the loser of that race finds the role made.
    begin
      if not exists (select from pg_roles where rolname = v_role.nama) then
        execute format(
          'create role %I with %s nosuperuser nocreatedb nocreaterole nobypassrls',
          v_role.nama, v_role.sifat
        );
      end if;
    exception
      when duplicate_object or unique_violation then
        null;
    end;
  end loop;
end
$$;

grant erp_app to erp_pengguna with inherit true, set false;

-- The server's login inherits nothing and can only become one of these, for one transaction.
grant erp_gate to erp_authenticator with inherit false, set true;
grant erp_pengguna to erp_authenticator with inherit false, set true;
