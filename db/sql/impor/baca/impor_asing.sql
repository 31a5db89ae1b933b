/** Columns of a list of documents that nobody knows and that say what it costs, as findings. */
-- A price whose column is not known must not come from the price list; discounts, taxes and
-- freight must not be lost. A column that was said to be none is none.
create or replace function erp_private.impor_asing(buku anyelement, id bigint, jenis text)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', n.ke, 'kolom', case when n.nama ~ 'harga|price' then 'harga' end, 'pesan', format(
          'kolom "%s" tidak dikenal; sebut artinya dengan pemetaan ("" bila tidak dipakai)',
          n.judul
        )
      )), '[]')
      from (
        select min(b.ke) as ke, k.judul, k.nama
          from impor as i
         cross join lateral (
           select (c ->> 'sel')::integer as sel, c ->> 'judul' as judul,
                  erp_private.impor_nama(c ->> 'judul') as nama
             from jsonb_array_elements(i.kolom) as c
            where c ->> 'kolom' is null
         ) as k
          join impor_baris as b on b.impor_id = i.id and b.macam = 'data'
         where i.id = impor_asing.id and b.sel ->> k.sel ~ '[1-9]'
           and (
             k.nama ~ 'harga|price' and k.nama !~ '(total|jumlah|sub|ext|termasuk|tipe|level|kode)'
             and k.nama !~ case impor_asing.jenis when 'penjualan' then '(beli|pokok|modal|cost)'
               else '(jual|sales|eceran|grosir)' end
             and not i.kolom @> '[{"kolom": "harga"}]'
             or k.nama ~ '^(disk|disc|potong|rabat|ongkir|ongkos|freight|shipping)'
               and k.nama !~ '(total|jumlah)'
           )
           and not erp_private.impor_unused(buku, i.id, k.nama)
         group by k.judul, k.nama
      ) as n
  );
end
$$;
