/**
 * Which columns the names in a row are: [{sel, judul, kolom}]; kolom is null for an unknown name.
 */
-- Names are looked for in this order: what somebody said of this file; what people of the tenant
-- said of such names before; the list of a known program; the columns' own names and the tenant's
-- labels of own fields (`punya`); other names for them; at last names that stand for anything, such
-- as `No`, which is no code where another column is one. Each column is found once. A name of
-- something else is none (impor_bukan). A unit is no part of a name: Rp, IDR, hari in parentheses,
-- and a unit of goods behind a quantity or a price (`Qty (DUS)`).
create or replace function erp_private.impor_match(
  buku anyelement, jenis text, pemetaan jsonb, sel jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_judul text[];
  v_kolom text[];
  v_calon record;
begin
  select array_agg(left(s.sel #>> '{}', 200) order by s.ke) into v_judul
    from jsonb_array_elements(impor_match.sel) with ordinality as s (sel, ke);
  v_kolom := array_fill(null::text, array[coalesce(cardinality(v_judul), 0)]);
  for v_calon in
    with
      judul as (
        select j.ke::integer as ke, lower(btrim(j.judul)) as judul,
               erp_private.impor_nama(j.judul) as nama,
               erp_private.impor_nama(
                 regexp_replace(j.judul, '\((rp\.?|idr|hari)\)', '', 'i')
               ) as polos, (erp_private.impor_judul(buku, j.judul)).nama as tanpa
          from unnest(v_judul) with ordinality as j (judul, ke)
      ),
      punya as materialized (
        select k.nama, k.urutan, array_remove(array[
                 erp_private.impor_nama(k.judul), erp_private.impor_nama(k.judul_en)
               ], '') as judul
          from erp_private.impor_kolom_list(buku, impor_match.jenis, array(
            select j.judul from judul as j
            union all
            select p.value from jsonb_each_text(impor_match.pemetaan) as p
            union all
            select m.kolom from impor_pemetaan as m where m.jenis = impor_match.jenis
          )) as k
         where k.nama ~ ':'
      ),
      profil as (
        select (erp_private.impor_profil_of(impor_match.jenis, array(
          select j.nama from judul as j
        ))).*
      ),
      tangan as (
        select j.ke, coalesce(p.value, m.kolom, f.kolom ->> j.nama) as kolom
          from judul as j
          left join profil as f on f.jenis = impor_match.jenis
          left join jsonb_each_text(impor_match.pemetaan) as p
            on erp_private.impor_nama(p.key) = j.nama
          left join impor_pemetaan as m on m.jenis = impor_match.jenis and m.nama = j.nama
         where coalesce(p.value, m.kolom, f.kolom ->> j.nama) is not null
      )
    select t.ke, t.kolom, 0 as pangkat, 0 as urutan from tangan as t where t.kolom <> ''
    union all
    select j.ke, k.nama, 1, k.urutan
      from judul as j
      join punya as k on k.nama = j.judul or j.nama = any (k.judul)
     where not exists (select from tangan as t where t.ke = j.ke)
    union all
    select j.ke, k.nama,
           case
             when erp_private.impor_nama(k.nama) = j.polos then 1
             when j.polos in (
               'no', 'nomor', 'number', 'id', 'jumlah', 'total', 'nilai', 'amount', 'deskripsi',
               'description'
             ) then 4
             when k.nama = 'pajak_kode' and j.polos in ('ppn', 'pajak', 'vat', 'tax') then 3
             -- Of what the file lists the name is one column; what it names is known by its code.
             when k.tipe in ('barang', 'kontak', 'lokasi', 'satuan') and j.polos ~ 'na(ma|me)'
               then 3
             else 2
           end,
           k.urutan
      from judul as j
      join erp_private.impor_kolom as k on k.jenis = impor_match.jenis
     where j.polos <> '' and not exists (select from tangan as t where t.ke = j.ke)
       and (erp_private.impor_nama(k.nama) = j.polos or exists (
         select from erp_private.impor_padanan as p where p.kolom = k.nama and p.nama = j.polos
       ) or k.tipe = 'angka' and k.nama ~ '^(qty|hpp|harga|stok_minimum)' and (
         erp_private.impor_nama(k.nama) = j.tanpa or exists (
           select from erp_private.impor_padanan as p where p.kolom = k.nama and p.nama = j.tanpa
         )
       ))
       -- What goods cost is no price of a sale.
       and (k.nama <> 'harga' or coalesce(j.tanpa, j.polos) <> all (case
         when k.jenis = 'pembelian' then '{hargajual,salesprice}'::text[] else '{hargabeli}'
       end))
     order by pangkat, ke, urutan
  loop
    continue when v_calon.pangkat > 1 and erp_private.impor_bukan(
      impor_match.jenis, v_calon.kolom, v_judul[v_calon.ke]
    );
    if v_kolom[v_calon.ke] is null and v_calon.kolom <> all (array_remove(v_kolom, null)) then
      v_kolom[v_calon.ke] := v_calon.kolom;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(
        jsonb_build_object('sel', j.ke - 1, 'judul', j.judul, 'kolom', v_kolom[j.ke])
        order by j.ke
      ), '[]')
      from unnest(v_judul) with ordinality as j (judul, ke)
     where j.judul is not null
  );
end
$$;
