/** The dimension values that a document and its lines name, and which of them are none. */
-- `beri` has an object for the document, at 0, and for each line up to `akhir`; null where one
-- names no values. `pesan` has three texts for each mistake: its line, the path below `dimensi`,
-- the message.
create or replace function erp_private.dimensi_given(
  buku anyelement, isi jsonb, akhir integer, out beri jsonb[], out pesan text[]
) language plpgsql stable as $$
declare
  v_detail constant jsonb := isi -> 'detail';
  v_aktif constant text[] := array(select d.kode from dimensi as d where d.aktif);
  v_minta jsonb;
begin
  beri := array_fill(null::jsonb, array[akhir + 1], array[0]);
  pesan := '{}';
  for n in 0 .. akhir loop
    v_minta := case when n = 0 then isi -> 'dimensi' else v_detail -> (n - 1) -> 'dimensi' end;
    if jsonb_typeof(v_minta) = 'object' then
      beri[n] := v_minta;
      if v_minta - v_aktif <> '{}' then
        pesan := pesan || array(
          select array[n::text, '.' || erp_private.master_name_shown(k.kode), case
                   when jsonb_typeof(k.nilai) not in ('string', 'null')
                     then erp_private.kalimat('kode_nilai')
                   when d.id is null then 'dimensi ini tidak dikenal'
                   else 'dimensi ini tidak aktif'
                 end]
            from jsonb_each(v_minta - v_aktif) as k (kode, nilai)
            left join dimensi as d on d.kode = k.kode
        );
      end if;
    elsif jsonb_typeof(v_minta) <> 'null' then
      pesan := pesan || array[array[n::text, '', erp_private.kalimat('objek')]];
    end if;
  end loop;
end
$$;
