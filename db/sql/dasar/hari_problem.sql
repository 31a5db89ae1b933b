/** Message about a day that no book has, or null; null is right, too. */
-- Outside of it lie infinity and the years of PostgreSQL that no calendar of a client has.
-- @execute erp_writer, erp_reader
create or replace function erp_private.hari_problem(hari date)
returns text language sql stable as $$
  select case
    when hari not between date '1900-01-01' and date '2999-12-31'
      then erp_private.kalimat('antara', '1900-01-01', '2999-12-31')
  end
$$;
