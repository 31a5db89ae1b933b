/** A group of the summary of purchases as JSON, each quantity and amount with its columns. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.pembelian_kolom_json(
  buku anyelement, dimensi erp.kelompok_penjualan[], kunci text, kunci_2 text, qty numeric[],
  dpp numeric[], ppn numeric[], biaya numeric[]
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_semua json;
  v_kolom json[];
begin
  v_semua := erp_private.pembelian_summary_json(
    buku, dimensi, kunci, kunci_2, (select sum(n) from unnest(qty) as n),
    (select sum(n) from unnest(dpp) as n), (select sum(n) from unnest(ppn) as n),
    (select sum(n) from unnest(biaya) as n)
  );
  v_kolom := array(
    select json_build_object(
             'qty', k.qty::erp.kuantitas, 'dpp', k.dpp::erp.uang, 'ppn', k.ppn::erp.uang,
             'biaya', k.biaya::erp.uang, 'total', (k.dpp + k.ppn + k.biaya)::erp.uang
           )
      from unnest(qty, dpp, ppn, biaya) with ordinality as k (qty, dpp, ppn, biaya, ke)
     order by k.ke
  );
  return (
    select json_object_agg(s.key, case
        when s.key = any ('{qty,dpp,ppn,biaya,total}')
          then erp_private.kolom_angka(
            s.value, array(select k.isi -> s.key from unnest(v_kolom) with ordinality as k (isi, ke)
                            order by k.ke)
          )
        else s.value
      end order by s.ke)
      from json_each(v_semua) with ordinality as s (key, value, ke)
  );
end
$$;
