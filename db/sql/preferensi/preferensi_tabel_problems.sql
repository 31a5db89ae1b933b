/** Messages about the columns, order and page size that a user wants of a list, or null. */
-- `kolom.2.lebar: harus 20 sampai 2000`. Columns are those of transaksi_column.
create or replace function erp_private.preferensi_tabel_problems(
  preferensi erp.preferensi_tabel_input
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return (
    with
      kolom as (
        select k.field, k.lebar, k.urutan, n.ke - 1 as ke, c.nama is not null as dikenal,
               row_number() over (partition by k.field order by n.ke) as kali
          from unnest(preferensi.kolom) with ordinality as n (field, tampil, lebar, urutan, ke)
          cross join lateral (select n.field, n.lebar, n.urutan) as k
          left join erp_private.transaksi_column() as c on c.nama = k.field
      ),
      urutan as (
        select s.isi, btrim(split_part(s.isi, ':', 1)) as nama
          from regexp_split_to_table(nullif(btrim(preferensi.sort), ''), ',') as s (isi)
      ),
      pesan as (
        select 1 as bagian, 0::bigint as ke, case
            when coalesce(cardinality(preferensi.kolom), 0) = 0
              then erp_private.kalimat_di('kolom', 'isi_paling_sedikit', '1')
            when cardinality(preferensi.kolom) > 100
              then erp_private.kalimat_di('kolom', 'isi_paling_banyak', '100')
          end as pesan
        union all
        select 2, k.ke, format('kolom.%s.%s', k.ke, m.pesan)
          from kolom as k
          cross join lateral (values
            (case
              when k.field is null then erp_private.kalimat_di('field', 'wajib')
              when not k.dikenal then erp_private.kalimat_di('field', 'tidak_dikenal_dari', (
                select string_agg(c.nama, ', ') from erp_private.transaksi_column() as c
              ))
              when k.kali > 1 then erp_private.kalimat_di('field', 'berulang')
            end),
            (case when k.lebar not between 20 and 2000
              then erp_private.kalimat_di('lebar', 'bulat_antara', '20', '2000') end),
            (case when k.urutan not between 1 and 1000
              then erp_private.kalimat_di('urutan', 'bulat_antara', '1', '1000') end)
          ) as m (pesan)
         where m.pesan is not null
        union all
        select 3, row_number() over (), case
            when u.isi !~ '^\s*[a-z_]+(:(asc|desc))?\s*$' or c.nama is null
              then format('sort: %s tidak dikenal; bentuknya nama:asc,nama:desc', btrim(u.isi))
            when count(*) over (partition by u.nama) > 1
              then format('sort: "%s" %s', u.nama, erp_private.kalimat('berulang'))
          end
          from urutan as u
          left join erp_private.transaksi_column() as c
            on c.nama = u.nama and (c.golongan = 'standar' or c.nama = 'jatuh_tempo')
        union all
        select 4, 0, case
            when length(preferensi.sort) > 500
              then erp_private.kalimat_di('sort', 'huruf_paling_banyak', '500')
            when preferensi.per_page not between 1 and 500
              then erp_private.kalimat_di('per_page', 'bulat_antara', '1', '500')
          end
      )
    select array_agg(p.pesan order by p.bagian, p.ke)
      from pesan as p
     where p.pesan is not null
  );
end
$$;
