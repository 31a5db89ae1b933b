/** The columns of a file whose header stands in two rows (Harga | Beli, Jual); null: one row. */
-- Where a column has names in both they are one name; a name reaches over the empty cells to its
-- right. Only where more columns are known then.
create or replace function erp_private.impor_kepala_dua(
  buku anyelement, id bigint, kepala integer, kenal integer
) returns jsonb language plpgsql stable as $$
declare
  v_i record;
  v_sel jsonb;
  v_kolom jsonb;
begin
  select i.jenis, i.pemetaan into v_i from impor as i where i.id = impor_kepala_dua.id;
  with
    baris as (
      select a.sel as atas, b.sel as bawah
        from impor_baris as a
        join impor_baris as b on b.impor_id = a.impor_id and b.ke = a.ke + 1
       where a.impor_id = impor_kepala_dua.id and a.ke = kepala
         and not exists (
           select from jsonb_array_elements(b.sel) as s
            where jsonb_typeof(s) not in ('string', 'null') or s #>> '{}' ~ '^[^a-z]*\d'
         )
         and b.sel @> '[null]' and (
           a.sel @> '[null]' or jsonb_array_length(b.sel) > jsonb_array_length(a.sel)
         )
    ),
    sel as (
      select n.n, r.bawah ->> n.n as bawah, r.atas ->> n.n as atas,
             count(r.atas ->> n.n) over (order by n.n) as kelompok
        from baris as r
       cross join lateral generate_series(
         0, greatest(jsonb_array_length(r.atas), jsonb_array_length(r.bawah)) - 1
       ) as n (n)
    )
  select jsonb_agg(nullif(concat_ws(' ', s.atas, s.bawah), '') order by s.n)
    into v_sel
    from (
      select x.n, x.bawah, case
               when x.bawah is null then x.atas
               else first_value(x.atas) over (partition by x.kelompok order by x.n)
             end as atas
        from sel as x
    ) as s;
  if v_sel is null then
    return null;
  end if;
  v_kolom := erp_private.impor_match(buku, v_i.jenis, v_i.pemetaan, v_sel);
  return case
    when (
      select count(*) from jsonb_array_elements(v_kolom) as k where k ->> 'kolom' is not null
    ) > impor_kepala_dua.kenal then v_kolom
  end;
end
$$;
