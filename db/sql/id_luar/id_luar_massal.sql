/** Takes the external ids out of many documents at once; null where that must go one by one. */
-- In one order, whatever that of the list. Null where one is malformed or taken: single documents
-- then say what it is.
create or replace function erp_private.id_luar_massal(
  buku anyelement, jenis erp.jenis_transaksi, ids bigint[], dokumen jsonb
) returns jsonb language plpgsql as $$
declare
  v_banyak integer;
begin
  if not dokumen @? '$[*].id_luar' then
    return dokumen;
  end if;
  if exists (
    select
      from jsonb_array_elements(dokumen) as d
     where erp_private.id_luar_problems(d.value -> 'id_luar') <> '{}'
  ) then
    return null;
  end if;
  set constraints all deferred;
  insert into transaksi_id_luar (transaksi_id, jenis, sumber, nilai, sidik)
    select ids[d.ordinality], id_luar_massal.jenis, e.key, e.value,
           erp_private.id_luar_digest(d.value)
      from jsonb_array_elements(dokumen) with ordinality as d
     cross join lateral jsonb_each_text(
       coalesce(nullif(d.value -> 'id_luar', 'null'), '{}')
     ) as e
     order by e.key, e.value
    on conflict (jenis, sumber, nilai) do nothing;
  get diagnostics v_banyak = row_count;
  if v_banyak < (
    select count(*) from jsonb_path_query(dokumen, '$[*].id_luar ? (@ != null).*')
  ) then
    return null;
  end if;
  return (
    select jsonb_agg(d.value - 'id_luar' order by d.ordinality)
      from jsonb_array_elements(dokumen) with ordinality as d
  );
end
$$;
