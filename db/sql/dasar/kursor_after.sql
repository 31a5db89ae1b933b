/** The SQL condition that a row comes after a place in an order. */
-- The values of the place are $4; without a place every row comes after it. Where all columns go
-- one way and none may be null, one comparison of rows says it, at which a walk through an index
-- begins. Else the bound of the first column stands before the rest.
-- @execute erp_reader
create or replace function erp_private.kursor_after(
  kolom erp_private.urutan_kolom[], nilai text[]
) returns text language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_k erp_private.urutan_kolom;
  v_isi text;
  v_arah text;
  v_lewat text;
  v_hasil text;
begin
  if nilai is null then
    return 'true';
  elsif not exists (
    select from unnest(kolom, nilai) as k (ekspresi, tipe, turun, opsional, kosong_dulu, isi)
     where k.turun <> kolom[1].turun or k.isi is null
        or (k.opsional and not (k.turun and k.kosong_dulu))
  ) then
    return (
      select format(
          '(%s) %s (%s)', string_agg(k.ekspresi, ', ' order by k.ke),
          case when kolom[1].turun then '<' else '>' end,
          string_agg(format('($4)[%s]::%s', k.ke, k.tipe), ', ' order by k.ke)
        )
        from unnest(kolom) with ordinality as k (ekspresi, tipe, turun, opsional, kosong_dulu, ke)
    );
  end if;
  for v_ke in reverse cardinality(kolom) .. 1 loop
    v_k := kolom[v_ke];
    v_isi := format('($4)[%s]::%s', v_ke, v_k.tipe);
    v_arah := case when v_k.turun then '<' else '>' end;
    v_lewat := case
      when nilai[v_ke] is not null then format('%s %s %s', v_k.ekspresi, v_arah, v_isi)
        || case
          when v_k.opsional and not (v_k.turun and v_k.kosong_dulu)
            then format(' or %s is null', v_k.ekspresi)
          else ''
        end
      when v_k.turun and v_k.kosong_dulu then format('%s is not null', v_k.ekspresi)
      else 'false'
    end;
    v_hasil := '(' || v_lewat || coalesce(' or ' || v_k.ekspresi || case
      when nilai[v_ke] is null then ' is null' else ' = ' || v_isi
    end || ' and ' || v_hasil, '') || ')';
  end loop;
  return case
    when nilai[1] is null or v_k.opsional and not (v_k.turun and v_k.kosong_dulu) then v_hasil
    else format('%s %s= %s and %s', v_k.ekspresi, v_arah, v_isi, v_hasil)
  end;
end
$$;
