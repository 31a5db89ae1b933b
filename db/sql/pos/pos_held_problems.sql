/** Messages about money given back from deposits that nobody paid in. */
-- Such a deposit can only pay documents.
create or replace function erp_private.pos_held_problems(
  buku anyelement, alokasi erp_private.alokasi_masukan[]
) returns text[] language plpgsql stable as $$
begin
  if alokasi = '{}' then
    return '{}';
  end if;
  return array(
    select format(
        '%s: %s dari uang muka ini tidak pernah dibayar (PPh atau retur yang belum lunas); '
          'hanya dapat dipakai untuk dokumen lain',
        a.kolom, sum(a.jumlah)
      )
      from unnest(pos_held_problems.alokasi) as a
      cross join lateral (
        -- Prevents a walk through all items: each is looked up by its key.
        select from pos_terbuka as p where p.id = a.pos_id and p.tertahan offset 0
      ) as p
     group by a.kolom
     order by a.kolom
  );
end
$$;
