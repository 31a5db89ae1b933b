/** Messages about the form of landed cost of a line, each behind its path within it; or none. */
create or replace function erp_private.hutang_alokasi_form(alokasi jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_baris constant jsonb := case
    when jsonb_typeof(alokasi -> 'baris') = 'array' then alokasi -> 'baris' else '[]'
  end;
  v_dasar constant text := alokasi ->> 'dasar';
  v_salah text[];
begin
  if jsonb_typeof(alokasi) <> 'object' then
    return array[': harus berisi dasar dan baris'];
  end if;
  v_salah := array_remove(array[
    '.dasar: ' || case
      when v_dasar is null then erp_private.kalimat('wajib')
      when v_dasar not in ('nilai', 'qty', 'berat', 'manual')
        then 'harus nilai, qty, berat atau manual'
    end,
    '.baris: ' || case
      when jsonb_array_length(v_baris) not between 1 and 500 then 'harus 1 sampai 500 baris'
    end
  ], null) || array(
    select format('.%s: %s', k, erp_private.kalimat('tidak_dikenal'))
      from jsonb_object_keys(alokasi) as k where k not in ('dasar', 'baris')
  );
  return v_salah || array(
    select format('.baris.%s', b.ke - 1) || p.pesan
      from jsonb_array_elements(v_baris) with ordinality as b (isi, ke)
     cross join lateral (
       select b.isi -> 'baris_id' as id, b.isi -> 'bobot' as bobot, b.isi -> 'jumlah' as jumlah
        where jsonb_typeof(b.isi) = 'object'
     ) as x
     cross join lateral (values
       ('.baris_id: ' || case
         when x.id is null or jsonb_typeof(x.id) = 'null' then erp_private.kalimat('wajib')
         when jsonb_typeof(x.id) <> 'number' or not x.id @? '$ ? (@ >= 1 && @ <= 9007199254740991)'
           or x.id::numeric <> trunc(x.id::numeric) then 'harus id sebuah baris'
       end),
       ('.bobot: ' || case
         when x.bobot is null or jsonb_typeof(x.bobot) = 'null' then null
         when v_dasar <> 'berat' then 'hanya dengan dasar berat'
         when jsonb_typeof(x.bobot) <> 'number' or not x.bobot @? '$ ? (@ >= 0 && @ < 1e13)'
           or x.bobot::numeric <> round(x.bobot::numeric, 6)
           then 'harus angka 0 atau lebih, paling banyak 6 desimal'
       end),
       ('.jumlah: ' || case
         when x.jumlah is null or jsonb_typeof(x.jumlah) = 'null' then
           case when v_dasar = 'manual' then erp_private.kalimat('wajib') end
         when v_dasar <> 'manual' then 'hanya dengan dasar manual'
         when jsonb_typeof(x.jumlah) <> 'number' or not x.jumlah @? '$ ? (@ > 0 && @ < 1e17)'
           or x.jumlah::numeric <> round(x.jumlah::numeric, 2)
           then 'harus angka di atas 0, paling banyak 2 desimal'
       end)
     ) as p (pesan)
     where p.pesan is not null
     union all
    select format('.baris.%s: harus berisi baris_id', b.ke - 1)
      from jsonb_array_elements(v_baris) with ordinality as b (isi, ke)
     where jsonb_typeof(b.isi) <> 'object'
     union all
    select format('.baris.%s.%s: %s', b.ke - 1, k, erp_private.kalimat('tidak_dikenal'))
      from jsonb_array_elements(v_baris) with ordinality as b (isi, ke)
     cross join lateral jsonb_object_keys(
       case when jsonb_typeof(b.isi) = 'object' then b.isi else '{}' end
     ) as k
     where k not in ('baris_id', 'bobot', 'jumlah')
     union all
    select format('.baris.%s.baris_id: baris ini sudah disebut', max(b.ke) - 1)
      from jsonb_array_elements(v_baris) with ordinality as b (isi, ke)
     where jsonb_typeof(b.isi) = 'object' and jsonb_typeof(b.isi -> 'baris_id') = 'number'
     group by b.isi ->> 'baris_id'
    having count(*) > 1
  );
end
$$;
