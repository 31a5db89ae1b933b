/** Messages about a JSON document that does not fit a composite type, or an empty array. */
-- About unknown keys and values of a wrong type, down to its lists, each with its path. `jalur` is
-- the path so far, with its dot. A field of type jsonb holds values of dimensions, or attributes.
-- Names and bounds are those of the type's list of fields, where it has one. Ids of other programs
-- are judged when they are taken.
create or replace function erp_private.isi_problems(tipe regtype, isi jsonb, jalur text)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_pesan text[] := '{}';
  v_nama text;
  v_satu record;
begin
  if jsonb_typeof(isi) <> 'object' then
    return array[coalesce(nullif(rtrim(jalur, '.'), ''), 'isi') || ': ' || case
      when jsonb_typeof(isi) = 'null' then erp_private.kalimat('bukan_null')
      else erp_private.kalimat('objek')
    end];
  end if;
  for v_satu in
    select isi_problems.jalur || e.key as jalur, e.value as nilai, a.atttypid::regtype as tipe,
           nullif(t.typelem, 0)::regtype as unsur, u.typtype = 'c' as majemuk, b.tipe as bidang,
           b.min, b.maks
      from jsonb_each(isi_problems.isi) as e
      left join pg_attribute as a
        on a.attrelid = (select t.typrelid from pg_type as t where t.oid = isi_problems.tipe)
        and a.attname = e.key and a.attnum > 0 and not a.attisdropped
      left join pg_type as t on t.oid = a.atttypid and t.typcategory = 'A'
      left join pg_type as u on u.oid = t.typelem
      left join erp_private.dokumen_bidang(isi_problems.tipe) as b on b.nama = e.key
     order by e.key
  loop
    if v_satu.tipe is null then
      v_nama := coalesce(v_nama, erp_private.isi_names(isi_problems.tipe));
      v_pesan := v_pesan || erp_private.kalimat_di(v_satu.jalur, 'tidak_dikenal_dari', v_nama);
    elsif jsonb_typeof(v_satu.nilai) = 'null' then
      continue;
    elsif v_satu.tipe = 'jsonb'::regtype and v_satu.jalur ~ '(^|\.)atribut$' then
      v_pesan := v_pesan || erp_private.atribut_problems(v_satu.jalur, v_satu.nilai);
    elsif v_satu.bidang in ('objek', 'id_luar') then
      v_pesan := v_pesan || case
        when jsonb_typeof(v_satu.nilai) <> 'object'
          then erp_private.kalimat_di(v_satu.jalur, 'objek')
      end;
    elsif v_satu.tipe = 'jsonb'::regtype then
      v_pesan := v_pesan || erp_private.json_codes_problems(v_satu.jalur, v_satu.nilai);
    elsif v_satu.unsur is null then
      v_pesan := v_pesan || (v_satu.jalur || ': ' || erp_private.isi_value_problem(
        v_satu.tipe, v_satu.nilai, case v_satu.bidang
          when 'id' then erp_private.kalimat('bulat_mulai', '1')
          when 'bulat'
            then erp_private.kalimat('bulat_antara', v_satu.min::text, v_satu.maks::text)
        end
      ));
    elsif jsonb_typeof(v_satu.nilai) <> 'array' then
      v_pesan := v_pesan || erp_private.kalimat_di(v_satu.jalur, 'daftar');
    elsif jsonb_array_length(v_satu.nilai) > coalesce(v_satu.maks, 1000) then
      v_pesan := v_pesan || erp_private.kalimat_di(
        v_satu.jalur, 'isi_paling_banyak', coalesce(v_satu.maks, 1000)::text
      );
    else
      select v_pesan || coalesce(array_agg(p order by n.urutan), '{}') into v_pesan
        from jsonb_array_elements(v_satu.nilai) with ordinality as n (isi, urutan)
        cross join lateral unnest(case
          when v_satu.majemuk then erp_private.isi_problems(
            v_satu.unsur, n.isi, format('%s.%s.', v_satu.jalur, n.urutan - 1)
          )
          else array[
            format('%s.%s: ', v_satu.jalur, n.urutan - 1)
              || erp_private.isi_value_problem(v_satu.unsur, n.isi, null)
          ]
        end) as p;
    end if;
  end loop;
  return array_remove(v_pesan, null);
end
$$;
