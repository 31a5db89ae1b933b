/** What a table seems to hold: {jenis, yakin, sebab}; jenis is null where nothing is known. */
-- By the name of the sheet or file, and by the header: the one of the first rows with the most
-- known names. `yakin` is `pasti` where name and columns agree, or all columns do, and no other
-- kind comes near. Else it is `kira`, and asked: Nama and Alamat are a place or a contact. A column
-- with a constant (`tetap`) counts as there.
create or replace function erp_private.impor_guess(
  buku anyelement, nama text, baris jsonb, tetap jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_nama constant text := erp_private.impor_nama(
    regexp_replace(nama, '^(.*/)?(\d+[-_. ]+)?|(-nonaktif)?(-bagian-\d+)?(\.\w{1,5})?$', '', 'g')
  );
  v_sel jsonb;
  v_t record;
begin
  select b.sel into v_sel
    from jsonb_array_elements(impor_guess.baris) with ordinality as b (sel, ke)
   where b.ke <= 100
   order by (
     select count(*)
       from jsonb_array_elements(b.sel) as s
      where jsonb_typeof(s) = 'string' and erp_private.impor_dikenal(s #>> '{}')
   ) desc, b.ke
   limit 1;
  with
    cocok as (
      select j.jenis, j.urutan, n.eksak, n.kata, k.kenal, k.semua, k.judul, k.wajib
        from erp_private.impor_jenis as j
       cross join lateral erp_private.impor_guess_name(j.jenis, v_nama) as n
       cross join lateral (
         select count(c ->> 'kolom') as kenal, count(*) as semua,
                string_agg(c ->> 'judul', ', ' order by c -> 'sel')
                  filter (where c ->> 'kolom' is not null) as judul, not exists (
                  select from erp_private.impor_kolom as w
                   where w.jenis = j.jenis and w.wajib and not coalesce(tetap ? w.nama, false)
                     and w.nama <> all (array_remove(array_agg(c ->> 'kolom'), null))
                ) as wajib
           from jsonb_array_elements(
             erp_private.impor_match(buku, j.jenis, '{}', coalesce(v_sel, '[]'))
           ) as c
       ) as k
    ),
    nilai as (
      select c.*, 100 * c.eksak::integer + 30 * c.kata::integer + 40 * c.wajib::integer
               + 40.0 * c.kenal / greatest(c.semua, 1) as nilai
        from cocok as c
       where c.kenal >= 2
    )
  select n.*, n.nilai - coalesce(lead(n.nilai) over (order by n.nilai desc, n.urutan), 0) as lebih,
         count(*) filter (where n.kenal = n.semua) over () as banyak
    into v_t
    from nilai as n
   order by n.nilai desc, n.urutan
   limit 1;
  if v_t.jenis is null then
    return jsonb_build_object(
      'yakin', 'tidak', 'sebab', 'namanya dan kolomnya tidak dikenal'
    );
  end if;
  return jsonb_build_object(
    'jenis', v_t.jenis,
    'yakin', case
      when v_t.wajib and (
        v_t.eksak or v_t.kata and v_t.lebih >= 10
        or v_t.kenal = v_t.semua and v_t.banyak = 1 and v_t.lebih >= 20
      ) then 'pasti'
      else 'kira'
    end,
    'sebab', concat_ws('; ', case
        when v_t.eksak or v_t.kata then format('namanya %s', left(nama, 60))
      end, format('%s dari %s kolom dikenal: %s', v_t.kenal, v_t.semua, left(v_t.judul, 200)), case
        when not v_t.wajib then 'tidak semua kolom wajib ada'
      end)
  );
end
$$;
