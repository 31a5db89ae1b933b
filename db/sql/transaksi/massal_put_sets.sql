/** Posts those of a list as one set that are not there under their ids; null: one by one. */
-- Those that are there with the same body are answered without a lock: nothing of them changes.
-- Null where one is there with another body, and where massal_sets answers null.
create or replace function erp_private.massal_put_sets(
  buku anyelement, jenis erp.jenis_transaksi, dokumen jsonb, sumber text
) returns jsonb language plpgsql as $$
declare
  v_lain boolean;
  v_baru jsonb;
  v_ada jsonb;
  v_jadi jsonb := '[]';
begin
  select coalesce(bool_or(l.sidik is distinct from erp_private.id_luar_digest(d.value)) filter (
           where l.transaksi_id is not null
         ), false),
         jsonb_agg(d.value order by d.ordinality) filter (where l.transaksi_id is null),
         jsonb_object_agg(d.ordinality, jsonb_build_object(
           'id', t.id, 'nomor_transaksi', t.nomor, 'status', t.status, 'dibuat', false
         )) filter (where l.transaksi_id is not null)
    into v_lain, v_baru, v_ada
    from jsonb_array_elements(massal_put_sets.dokumen) with ordinality as d
    left join transaksi_id_luar as l
      on l.jenis = massal_put_sets.jenis and l.sumber = massal_put_sets.sumber
     and l.nilai = d.value -> 'id_luar' ->> massal_put_sets.sumber
    left join transaksi as t on t.id = l.transaksi_id;
  if v_lain then
    return null;
  elsif v_baru is not null then
    v_jadi := erp_private.massal_sets(buku, massal_put_sets.jenis, v_baru);
    if v_jadi is null then
      return null;
    end if;
  end if;
  return (
    select jsonb_agg(
        coalesce(x.ada, v_jadi -> (x.baru - 1)::integer || '{"dibuat": true}') order by x.ke
      )
      from (
        select k.ke, v_ada -> k.ke::text as ada,
               count(*) filter (where v_ada -> k.ke::text is null) over (order by k.ke) as baru
          from generate_series(1, jsonb_array_length(massal_put_sets.dokumen)) as k (ke)
      ) as x
  );
end
$$;
