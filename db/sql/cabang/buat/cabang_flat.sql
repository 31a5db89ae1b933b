/**
 * Every figure and word of an answer, by the way to it; rows by what they are called, else by their
 * place.
 */
-- Without ids, and without the moment to which it was asked: those are no news.
create or replace function erp_private.cabang_flat(isi jsonb, jalur text default null)
returns table (kunci text, nilai text) language plpgsql immutable set search_path = pg_catalog as $$
begin
  case jsonb_typeof(isi)
    when 'object' then
      return query
        select f.*
          from jsonb_each(isi) as e
         cross join lateral erp_private.cabang_flat(
           e.value, concat_ws('.', cabang_flat.jalur, e.key)
         ) as f
         where e.key !~ '(^|_)id$' and e.key <> 'diketahui';
    when 'array' then
      return query
        select f.*
          from (
            select e.isi, n.nama, row_number() over (partition by n.nama order by e.ke) as lagi
              from jsonb_array_elements(cabang_flat.isi) with ordinality as e (isi, ke)
             cross join lateral (
               select coalesce(
                   e.isi ->> 'nomor_transaksi', e.isi ->> 'nomor', e.isi ->> 'kode',
                   e.isi ->> 'akun_kode', e.isi ->> 'barang_kode', e.isi ->> 'kontak_kode',
                   e.isi ->> 'kelompok', e.isi ->> 'bulan', e.isi ->> 'tanggal', e.ke::text
                 ) as nama
             ) as n
             where jsonb_typeof(cabang_flat.isi) = 'array'
          ) as x
         cross join lateral erp_private.cabang_flat(
           x.isi, concat_ws('.', cabang_flat.jalur, x.nama || case
             when x.lagi > 1 then '#' || x.lagi else ''
           end)
         ) as f;
    else
      return query select cabang_flat.jalur, isi #>> '{}';
  end case;
end
$$;
