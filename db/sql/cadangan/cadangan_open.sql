/** Begins the restoring of a tenant: its place and empty tables (KOCAD, VATNT, KOTNT). */
-- Refuses a backup of a newer version. The tables are those of the backup's step. Triggers and
-- foreign keys are off until cadangan_close: the rows were proven where they were made.
create or replace function erp_private.cadangan_open(kode text, kepala jsonb)
returns void language plpgsql as $$
declare
  v_skema constant text := 't_' || cadangan_open.kode;
  v_nomor integer;
  v_tabel text;
begin
  if exists (
    select from jsonb_array_elements_text(kepala -> 'migrasi') as m (hash)
     where m.hash not in (select g.hash from graphile_migrate.migrations as g)
  ) or (kepala ->> 'langkah')::integer > (
    select coalesce(max(s.nomor), 0) from erp_private.tenant_step as s
  ) then
    raise exception using errcode = 'KOCAD',
      message = 'cadangan ini dari versi yang lebih baru: perbarui program dan database dahulu';
  end if;
  if exists (
    select
      from jsonb_each_text(kepala -> 'langkah_isi') as l (nomor, sidik)
      left join erp_private.tenant_step as s on s.nomor = l.nomor::integer
     where md5(s.isi) is distinct from l.sidik
  ) then
    raise exception using errcode = 'KOCAD',
      message = 'cadangan ini dari cabang program lain: langkah tenantnya berbeda';
  end if;
  perform erp_private.tenant_place(kode, kepala ->> 'nama');
  -- A branch stays one.
  update erp_private.tenant as t
     set uji_dari = kepala ->> 'uji_dari', uji_isi = kepala ->> 'uji_isi'
   where t.kode = cadangan_open.kode;
  for v_nomor in
    select s.nomor
      from erp_private.tenant_step as s
     where s.nomor <= (kepala ->> 'langkah')::integer
     order by s.nomor
  loop
    perform erp_private.tenant_step_apply(kode, v_nomor);
  end loop;
  -- Steps put first rows into some tables; the backup has them too.
  perform erp_private.cadangan_still(c.oid)
     from pg_catalog.pg_class as c
    where c.relnamespace = v_skema::regnamespace and c.relkind = 'r';
  for v_tabel in
    select c.relname
      from pg_catalog.pg_class as c
     where c.relnamespace = v_skema::regnamespace and c.relkind = 'r'
  loop
    execute format('delete from %I.%I', v_skema, v_tabel);
  end loop;
end
$$;
