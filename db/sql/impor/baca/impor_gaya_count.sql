/** Counts by column of a file what tells how its numbers and days are written. */
-- `koma` and `titik`: cells that can be read with that sign of decimals alone. `tiga_koma` and
-- `tiga_titik`: cells of one sign and three digits behind it, which are thousands or decimals.
-- `bingung`: days that are another one in the other order.
create or replace function erp_private.impor_gaya_count(buku anyelement, id bigint)
returns table (
  urut bigint, sel integer, nama text, tipe text, sebut text, koma bigint, titik bigint,
  tiga_koma bigint, tiga_titik bigint, pecahan bigint, hari_dulu bigint, bulan_dulu bigint,
  bingung bigint, sel_hari bigint, sel_hari_akhir bigint, crdb bigint
) language plpgsql stable as $$
begin
  return query
    with
      kolom as materialized (
        select c.urut, (c.isi ->> 'sel')::integer as sel, k.nama,
               case k.tipe when 'bulat' then 'angka' when 'bulan' then 'tanggal'
                 else coalesce(k.tipe, 'angka') end as tipe,
               erp_private.impor_gaya_said(i.gaya, c.isi ->> 'judul', k.nama) as sebut
          from impor as i
         cross join lateral jsonb_array_elements(i.kolom) with ordinality as c (isi, urut)
          left join erp_private.impor_kolom_of(buku, impor_gaya_count.id) as k
            on k.nama = c.isi ->> 'kolom'
         where i.id = impor_gaya_count.id and (
           k.tipe in ('angka', 'bulat', 'tanggal', 'bulan')
           or k.nama is null and (
             erp_private.impor_saksi_kolom(c.isi ->> 'judul')
             or erp_private.impor_pajak_kolom(c.isi ->> 'judul')
           )
         )
      )
    select k.urut, k.sel, k.nama, k.tipe, k.sebut,
           count(*) filter (where k.tipe = 'angka' and s.teks ~
             '(\.\d{3}.*,|\.\d{3}\.|,(\d{1,2}|\d{4,})\D*$|^\D*0,\d+\D*$|\d{4},\d'
             '|^-?\d,\d+[eE]-?\d+$)'),
           count(*) filter (where k.tipe = 'angka' and s.teks ~
             '(,\d{3}.*\.|,\d{3},|\.(\d{1,2}|\d{4,})\D*$|^\D*0\.\d+\D*$|\d{4}\.\d'
             '|^-?\d\.\d+[eE]-?\d+$)'),
           count(*) filter (where k.tipe = 'angka' and s.teks ~ '^\D*[1-9]\d{0,2},\d{3}\D*$'),
           count(*) filter (where k.tipe = 'angka' and s.teks ~ '^\D*[1-9]\d{0,2}\.\d{3}\D*$'),
           count(*) filter (where k.tipe = 'angka' and s.teks ~ '^\D*\d+[.,]\d{1,2}\D*$'),
           count(*) filter (where k.tipe = 'tanggal' and s.teks ~
             '^((1[3-9]|2\d|3[01])[-/. ]\d{1,2}[-/. ]\d|\d{1,2}\.\d{1,2}\.\d)'),
           count(*) filter (where k.tipe = 'tanggal'
             and s.teks ~ '^\d{1,2}[-/ ](1[3-9]|2\d|3[01])[-/ ]'),
           count(*) filter (where k.tipe = 'tanggal'
             and s.teks ~ '^(0?[1-9]|1[0-2])[-/ ](0?[1-9]|1[0-2])[-/ ]\d'
             and s.teks !~ '^0?(\d{1,2})[-/ ]0?\1[-/ ]'),
           count(*) filter (where k.tipe = 'tanggal' and s.teks ~ '^\d{4}-\d\d-\d\d$'),
           count(*) filter (where k.tipe = 'tanggal' and s.teks ~ '^\d{4}-\d\d-(1[3-9]|[23]\d)$'),
           count(*) filter (where k.nama = 'saldo' and s.teks ~* '\d\s*(cr|db|dr)\.?$')
      from kolom as k
      join impor_baris as b on b.impor_id = impor_gaya_count.id and b.macam = 'data'
     -- The point of `Rp.50` is none of decimals.
     cross join lateral (
       select regexp_replace(b.sel ->> k.sel, '(rp|idr)\.', '', 'gi') as teks
     ) as s
     -- Percents are read by themselves.
     where jsonb_typeof(b.sel -> k.sel) = 'string' and b.sel ->> k.sel !~ '%$'
     group by k.urut, k.sel, k.nama, k.tipe, k.sebut;
end
$$;
