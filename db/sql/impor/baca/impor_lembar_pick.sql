/** Which sheet of a workbook is read: {pakai, lain, juga, bagian}; {} without sheets (VAIMP). */
-- The one that is named, by its name or number; else the one that has what every row must have,
-- first one called as the kind, then the one of most known columns. `isi` are the sheets with their
-- first rows: [{nama, baris: [[…]]}]. `juga` are others that hold as much of the kind, and
-- may have been meant.
create or replace function erp_private.impor_lembar_pick(
  buku anyelement, jenis text, pemetaan jsonb, lembar text, isi jsonb, tetap jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_sebut constant text := nullif(btrim(lembar), '');
  v_nama text[];
  v_ke integer;
  v_juga jsonb := '[]';
begin
  if jsonb_typeof(isi) is distinct from 'array' or jsonb_array_length(isi) > 1000
    or not isi @? 'strict $ ? (@.type() == "array")' or exists (
      select from jsonb_array_elements(isi) as l
       where jsonb_typeof(l -> 'nama') is distinct from 'string'
          or jsonb_typeof(l -> 'baris') is distinct from 'array'
    )
  then
    raise exception using errcode = 'VAIMP', message = 'isi_lembar: harus daftar lembar';
  end if;
  v_nama := array(
    select l ->> 'nama' from jsonb_array_elements(isi) with ordinality as e (l, ke) order by ke
  );
  if v_sebut is not null then
    v_ke := coalesce(
      array_position(v_nama, v_sebut),
      (
        select min(n.ke)::integer
          from unnest(v_nama) with ordinality as n (nama, ke)
         where lower(n.nama) = lower(v_sebut)
      ),
      case when v_sebut ~ '^[1-9]\d{0,3}$' and v_sebut::integer <= cardinality(v_nama)
        then v_sebut::integer end
    );
    if v_ke is null then
      raise exception using errcode = 'VAIMP', message = case
        when v_nama = '{}' then 'lembar: berkas ini tidak berlembar'
        else format('lembar: %s tidak ada; yang ada: %s', left(v_sebut, 60), (
          select string_agg(format('%s %s', n.ke, n.nama), ', ' order by n.ke)
            from unnest(v_nama) with ordinality as n (nama, ke)
        ))
      end;
    end if;
  elsif cardinality(v_nama) > 1 then
    select (array_agg(l.ke order by l.pilihan))[1],
           coalesce(jsonb_agg(v_nama[l.ke] order by l.ke) filter (where l.pilihan > 1 and l.juga),
             '[]')
      into v_ke, v_juga
      from erp_private.impor_lembar_nilai(
        buku, impor_lembar_pick.jenis, impor_lembar_pick.pemetaan, isi,
        impor_lembar_pick.tetap
      ) as l;
  end if;
  v_ke := coalesce(v_ke, 1);
  return jsonb_strip_nulls(jsonb_build_object(
    'pakai', v_nama[v_ke],
    'lain', case when v_nama <> '{}' then to_jsonb(v_nama[: v_ke - 1] || v_nama[v_ke + 1 :]) end,
    'juga', case when v_nama <> '{}' then v_juga end,
    'bagian', case when v_ke > 1 then v_nama[v_ke] end
  ));
end
$$;
