/** Receipts of which something is not billed after more than 90 days: worth, number, oldest. */
-- Null where there is none. The oldest three are named.
create or replace function erp_private.penerimaan_lama(
  per date, diketahui timestamptz, out nilai numeric, out banyak bigint, out nomor text
) language sql stable as $$
  select sum(p.nilai), nullif(count(*), 0),
         string_agg(p.nomor, ', ' order by p.urutan) filter (where p.urutan <= 3)
           || case when count(*) > 3 then ', …' else '' end
    from (
      select r.nomor, sum(r.nilai_sisa) as nilai, row_number() over (
               order by r.tanggal, r.penerimaan_id
             ) as urutan
        from erp_private.penerimaan_per(penerimaan_lama.per, penerimaan_lama.diketahui) as r
       where r.umur_hari > 90
       group by r.penerimaan_id, r.nomor, r.tanggal
    ) as p
$$;
