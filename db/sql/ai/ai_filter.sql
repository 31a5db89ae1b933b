/** Finds the records that the names in filters mean: {saring, filter, gagal}. */
-- saring: {dimension: [keys]}; filter: [{dimensi, dicari, nama, jumlah, mirip}]; gagal: null, or
-- the name that means nothing here. A filter of dimension `nama` may be of any dimension that all
-- metrics know.
create or replace function erp_private.ai_filter(buku anyelement, filter jsonb, metrik text[])
returns jsonb language plpgsql stable as $$
declare
  -- Dimensions, time aside, that each metric knows from one of its sources.
  v_boleh constant text[] := (
    select coalesce(array_agg(d.kode), '{}')
      from erp_private.ai_dimensi as d
     where d.waktu is null and not exists (
       select from unnest(ai_filter.metrik) as x (kode)
        where not exists (
          select
            from erp_private.ai_metrik as m
            join erp_private.ai_sumber as s on s.kode = m.sumber and d.kode = any (s.dimensi)
           where m.kode = x.kode
        )
     )
  );
  v_subklas constant int4range := (
    select int4range(min(lower(s.subklas)), max(upper(s.subklas)))
      from erp_private.ai_metrik as m
      join erp_private.ai_sumber as s on s.kode = m.sumber
     where m.kode = any (ai_filter.metrik)
  );
  v_f record;
  v_hasil record;
  v_saring jsonb := '{}';
  v_filter jsonb := '[]';
begin
  for v_f in
    select f.isi ->> 'dimensi' as dimensi, n.nilai
      from jsonb_array_elements(filter) as f (isi)
     cross join lateral jsonb_array_elements_text(f.isi -> 'nilai') as n (nilai)
  loop
    if v_f.dimensi <> 'nama' and v_f.dimensi <> all (v_boleh) then
      return jsonb_build_object('gagal', jsonb_build_object(
        'sebab', 'dimensi', 'dimensi', v_f.dimensi
      ));
    end if;
    select min(c.dimensi) as dimensi, jsonb_agg(c.kunci) as kunci, jsonb_agg(c.nama) as nama,
           count(*) as jumlah, bool_or(c.tingkat = 3) as mirip
      into v_hasil
      from (
        select * from erp_private.ai_match(
          case v_f.dimensi when 'nama' then v_boleh else array[v_f.dimensi] end, v_f.nilai,
          v_subklas
        )
        union all
        select 'umur', u.umur, u.umur, 1
          from unnest('{belum_jatuh_tempo,1-30,31-60,61-90,>90}'::text[]) as u (umur)
         where v_f.dimensi = 'umur' and u.umur = v_f.nilai
      ) as c;
    if v_hasil.jumlah = 0 then
      return jsonb_build_object('gagal', jsonb_build_object(
        'sebab', 'nama', 'dimensi', v_f.dimensi, 'nilai', v_f.nilai
      ));
    end if;
    v_saring := jsonb_set(
      v_saring, array[v_hasil.dimensi], coalesce(v_saring -> v_hasil.dimensi, '[]') || v_hasil.kunci
    );
    v_filter := v_filter || jsonb_build_object(
      'dimensi', v_hasil.dimensi, 'dicari', v_f.nilai, 'nama', v_hasil.nama,
      'jumlah', v_hasil.jumlah, 'mirip', v_hasil.mirip
    );
  end loop;
  return jsonb_build_object('saring', v_saring, 'filter', v_filter);
end
$$;
