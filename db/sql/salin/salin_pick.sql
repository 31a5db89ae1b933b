/** The lines that were asked for, as much of each as was asked for; all without `baris` (VADOK). */
create or replace function erp_private.salin_pick(
  buku anyelement, detail jsonb, baris erp.salin_baris_input[]
) returns jsonb language plpgsql stable as $$
declare
  v_salah text[];
  v_hasil jsonb;
begin
  if salin_pick.baris is null then
    return (
      select coalesce(jsonb_agg(d.isi - 'dari' order by d.ke), '[]')
        from jsonb_array_elements(salin_pick.detail) with ordinality as d (isi, ke)
    );
  end if;
  perform erp_private.dokumen_refuse(array_remove(array[case
    when cardinality(salin_pick.baris) = 0
      then erp_private.kalimat_di('baris', 'isi_paling_sedikit', '1')
    when cardinality(salin_pick.baris) > 1000
      then erp_private.kalimat_di('baris', 'isi_paling_banyak', '1000')
  end], null));
  select array_agg(
           format('baris.%s.%s', p.ordinality - 1, m.pesan) order by p.ordinality
         ) filter (where m.pesan is not null),
         jsonb_agg(
           d.isi - 'dari' || case
             when p.qty is null then '{}'
             else jsonb_build_object('qty', p.qty, 'satuan_id', b.satuan_id)
           end order by p.ordinality
         )
    into v_salah, v_hasil
    from unnest(salin_pick.baris) with ordinality as p
    left join jsonb_array_elements(salin_pick.detail) as d (isi)
      on (d.isi ->> 'dari')::bigint = p.baris_id
    left join transaksi_baris as b on b.id = p.baris_id
   cross join lateral (
     select case
         when p.baris_id is null then erp_private.kalimat_di('baris_id', 'wajib')
         when d.isi is null then 'baris_id: bukan baris yang terbuka pada dokumen ini'
         else 'qty: ' || erp_private.angka_problem(p.qty, 6, false)
       end as pesan
   ) as m;
  perform erp_private.dokumen_refuse(v_salah);
  return v_hasil;
end
$$;
