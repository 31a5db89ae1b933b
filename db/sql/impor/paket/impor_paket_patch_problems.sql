/** What is wrong with a change of the parts of a bundle, a line each; null: nothing. */
create or replace function erp_private.impor_paket_patch_problems(
  buku anyelement, id bigint, bagian jsonb
) returns text language plpgsql stable as $$
begin
  if jsonb_typeof(bagian) is distinct from 'array'
    or jsonb_array_length(bagian) not between 1 and 50
  then
    return 'bagian: harus daftar, misalnya [{"ke": 1, "jenis": "barang"}]';
  end if;
  return (
    select string_agg(format('bagian.%s.%s', b.n - 1, s.pesan), E'\n' order by b.n)
      from jsonb_array_elements(bagian) with ordinality as b (isi, n)
     cross join lateral (values
       (jsonb_typeof(b.isi) <> 'object' or not exists (
          select from impor as i
           where i.paket_id = impor_paket_patch_problems.id and i.bagian -> 'ke' = b.isi -> 'ke'
        ), 'ke: bagian itu tidak ada'),
       (b.isi ? 'jenis' and not exists (
          select from erp_private.impor_jenis as j where to_jsonb(j.jenis) = b.isi -> 'jenis'
        ), erp_private.kalimat_di('jenis', 'pilihan', (
          select string_agg(j.jenis, ', ' order by j.urutan) from erp_private.impor_jenis as j
        ))),
       (jsonb_typeof(b.isi -> 'dipakai') <> 'boolean',
          erp_private.kalimat_di('dipakai', 'boolean')),
       (jsonb_typeof(b.isi -> 'pasti') <> 'boolean', erp_private.kalimat_di('pasti', 'boolean'))
     ) as s (salah, pesan)
     where s.salah
  );
end
$$;
