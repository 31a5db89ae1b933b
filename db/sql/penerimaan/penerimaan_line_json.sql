/** How far a line of a receipt is billed, in base units; an empty object for any other line. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.penerimaan_line_json(buku anyelement, baris_id bigint)
returns jsonb language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select case when count(*) = 0 then '{}' else jsonb_build_object(
        'qty_ditagih', coalesce(-sum(g.qty) filter (where g.jenis = 'tagih'), 0),
        'qty_diretur', coalesce(-sum(g.qty) filter (where g.jenis = 'retur'), 0),
        'qty_ditutup', coalesce(-sum(g.qty) filter (where g.jenis = 'tutup'), 0),
        'qty_sisa', sum(g.qty)::erp.kuantitas, 'nilai_sisa', sum(g.nilai)::erp.uang
      ) end
      from penerimaan_gerak as g
     where g.baris_id = penerimaan_line_json.baris_id
  );
end
$$;
