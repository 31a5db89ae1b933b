/** What a column of discounts says by the totals beside it: rupiah, persen, pecahan; null: none. */
-- Only where one reading makes all of the first 500 rows with a discount agree.
create or replace function erp_private.impor_diskon_bukti(
  buku anyelement, id bigint, sel integer, persen boolean
) returns text language plpgsql stable as $$
declare
  v_k jsonb;
  v_bukti record;
begin
  select jsonb_object_agg(
           coalesce(c ->> 'kolom', 'total'), jsonb_build_array(
             c -> 'sel', case when c ->> 'gaya' ~ 'titik' then '.' else ',' end
           )
         ) into v_k
    from impor as i
   cross join lateral jsonb_array_elements(i.kolom) as c
   where i.id = impor_diskon_bukti.id and (
     c ->> 'kolom' in ('qty', 'harga') or (c ->> 'sel')::integer = impor_diskon_bukti.sel
     or c ->> 'kolom' is null and erp_private.impor_saksi_kolom(c ->> 'judul')
   );
  if not v_k ?& '{qty,harga,total}'::text[] then
    return null;
  end if;
  select bool_and(abs(n.kotor - n.diskon - n.total) <= 1) as rupiah,
         bool_and(abs(n.kotor * (1 - n.diskon / 100) - n.total) <= 1) as persen,
         bool_and(abs(n.kotor * (1 - n.diskon) - n.total) <= 1) as pecahan,
         bool_and(n.diskon <= 1) as kecil
    into v_bukti
    from (
      select erp_private.impor_sel_angka(b.sel, v_k -> 'qty')
               * erp_private.impor_sel_angka(b.sel, v_k -> 'harga') as kotor,
             erp_private.impor_sel_angka(b.sel, v_k -> 'total') as total,
             erp_private.impor_sel_angka(
               b.sel, jsonb_build_array(impor_diskon_bukti.sel, coalesce(
                 v_k -> 'diskon' -> 1, v_k -> 'diskon_persen' -> 1
               ))
             ) as diskon
        from impor_baris as b
       where b.impor_id = impor_diskon_bukti.id and b.macam = 'data'
       order by b.ke
       limit 5000
    ) as n
   where n.diskon <> 0;
  return case
    when v_bukti.rupiah and not v_bukti.persen and not persen then 'rupiah'
    when v_bukti.persen and not v_bukti.rupiah then 'persen'
    when v_bukti.pecahan and not v_bukti.rupiah and v_bukti.kecil then 'pecahan'
  end;
end
$$;
