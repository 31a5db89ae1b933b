/** Finds rows of a CSV whose cells are shifted by a separator without quotes. */
-- They are wider than the header, or have a telephone without digits. A workbook shifts nothing.
-- Where every row ends in one empty cell more, that is a separator too many.
create or replace function erp_private.impor_lebar(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
declare
  v_lebar integer;
begin
  select max(jsonb_array_length(b.sel)) into v_lebar
    from impor as i
    join impor_baris as b on b.impor_id = i.id
     and (b.macam = 'kepala' or b.macam = 'judul' and b.ke between 1 and 40)
   where i.id = impor_lebar.id and i.bentuk = 'csv' and (b.macam = 'kepala' or b.ke = (
     select h.ke + 1 from impor_baris as h where h.impor_id = i.id and h.macam = 'kepala' limit 1
   ));
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', b.ke, 'kolom', 'telepon',
        'pesan', 'telepon tanpa angka: apakah isi barisnya bergeser?'
      )), '[]')
      from impor_baris as b
     where b.impor_id = impor_lebar.id and b.macam = 'data'
       and b.isi #>> '{baris,telepon}' !~ '\d' and b.isi #>> '{baris,telepon}' ~ '[a-zA-Z]{3}'
  ) || (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', b.ke, 'kolom', null, 'pesan', format(
          'baris ini punya %s sel, kepalanya %s; teks yang berisi pemisah harus diapit tanda'
          ' kutip', b.lebar, v_lebar
        )
      )), '[]')
      from (
        select x.ke, jsonb_array_length(x.sel) as lebar, x.sel,
               bool_or(jsonb_array_length(x.sel) <= v_lebar) over () as ada_pas
          from impor_baris as x
         where x.impor_id = impor_lebar.id and x.macam = 'data'
      ) as b
     where b.lebar > v_lebar and (b.ada_pas or exists (
       select from jsonb_array_elements(b.sel) with ordinality as s (isi, ke)
        where s.ke > v_lebar and s.isi <> 'null'
     ))
  );
end
$$;
