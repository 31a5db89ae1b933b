/** The last day on which something came back to a receipt that had been taken of it; or null. */
-- Its void stands on that day or later: else more would be taken of it than there is. What was
-- taken and came back on one day counts as nothing; what is still taken goes with the void, or
-- prevents it.
create or replace function erp_private.penerimaan_last(buku anyelement, penerimaan_id bigint)
returns date language plpgsql stable as $$
begin
  return (
    select max(k.tanggal)
      from (
        select g.tanggal
          from penerimaan_gerak as g
         where g.penerimaan_id = penerimaan_last.penerimaan_id and g.jenis <> 'terima'
           and (
             g.membalik_id is not null
             or exists (select from penerimaan_gerak as r where r.membalik_id = g.id)
           )
         group by g.baris_id, g.tanggal
        having sum(g.qty) <> 0
      ) as k
  );
end
$$;
