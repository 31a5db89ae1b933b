/** Finds whether a column of discounts says rupiah, percents or fractions, by the file's totals. */
-- Where no total proves it: percents and fractions are seen by their sign or size, and asked where
-- they could be something else. Rates of depreciation likewise.
create or replace function erp_private.impor_diskon(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_k record;
  v_bukti record;
  v_gaya text;
  v_tanya boolean;
  v_persen boolean;
begin
  for v_k in
    select c.urut::integer as urut, c.isi, (c.isi ->> 'sel')::integer as sel,
           c.isi ->> 'kolom' as nama, c.isi ->> 'judul' as judul, i.kolom,
           erp_private.impor_gaya_said(i.gaya, c.isi ->> 'judul', c.isi ->> 'kolom') as sebut
      from impor as i
     cross join lateral jsonb_array_elements(i.kolom) with ordinality as c (isi, urut)
     where i.id = impor_diskon.id and c.isi ->> 'kolom' in ('diskon', 'diskon_persen', 'tarif')
     order by c.urut
  loop
    v_persen := v_k.nama <> 'diskon';
    -- The columns of our own exports say both.
    continue when v_k.kolom @> '[{"kolom": "diskon"}, {"kolom": "diskon_persen"}]';
    select count(*) filter (where n.teks ~ '%$' and n.teks ~ '[1-9]') as bertanda,
           max(abs(n.nilai)) as terbesar
      into v_bukti
      from impor_baris as b
     cross join lateral (
       select b.sel ->> v_k.sel as teks, erp_private.impor_sel_angka(b.sel, jsonb_build_array(
           v_k.sel, case when v_k.isi ->> 'gaya' ~ 'titik' then '.' else ',' end
         )) as nilai
     ) as n
     where b.impor_id = impor_diskon.id and b.macam = 'data';
    continue when coalesce(v_bukti.terbesar, 0) = 0 and v_bukti.bertanda = 0;
    v_gaya := substring(v_k.sebut, '(?:rupiah|persen|pecahan)');
    v_tanya := false;
    if v_gaya is null and coalesce(v_bukti.terbesar, 0) = 0 then
      v_gaya := 'persen';
    elsif v_gaya is null and v_k.nama <> 'tarif' then
      v_gaya := erp_private.impor_diskon_bukti(buku, impor_diskon.id, v_k.sel, v_persen);
    end if;
    if v_gaya is null then
      v_tanya := v_bukti.terbesar <= case when v_persen then 1 else 100 end
        or v_bukti.bertanda > 0;
      v_gaya := case
        when v_bukti.terbesar <= 1 then 'pecahan'
        when v_persen or v_bukti.terbesar <= 100 then 'persen'
        else 'rupiah'
      end;
    end if;
    update impor as i
       set kolom = jsonb_set(i.kolom, array[(v_k.urut - 1)::text], v_k.isi || jsonb_build_object(
             'kolom', case
               when v_k.nama = 'tarif' then 'tarif' when v_gaya = 'rupiah' then 'diskon'
               else 'diskon_persen'
             end,
             'gaya', concat_ws(' ', v_gaya, v_k.isi ->> 'gaya')
           )),
           saksi = i.saksi || case when v_tanya then jsonb_build_array(jsonb_build_object(
             'macam', 'diskon', 'kolom', v_k.nama, 'cocok', null, 'pesan', format(
               '%s: rupiah, persen atau pecahan? tidak ada total yang membuktikannya; dibaca %s',
               v_k.judul, v_gaya
             )
           )) else '[]' end
     where i.id = impor_diskon.id;
  end loop;
end
$$;
