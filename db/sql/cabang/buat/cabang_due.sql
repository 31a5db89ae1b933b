/** What is to be done about branches now: those to make, and those to take away (`buang`). */
create or replace function erp_private.cabang_due()
returns table (kode text, buang boolean) language sql stable set search_path = pg_catalog as $$
  select c.kode, c.status = 'dihapus' or c.berakhir_pada <= now()
    from erp_private.cabang_uji as c
   where c.status in ('disiapkan', 'dihapus') or c.berakhir_pada <= now()
   order by c.status = 'disiapkan', c.dibuat_pada, c.kode
$$;
