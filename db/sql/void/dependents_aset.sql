/** Documents that depreciated or disposed of assets which stand on a document's lines. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.dependents_aset(buku anyelement, transaksi_id bigint)
returns bigint[] language plpgsql stable as $$
begin
  if not exists (select from aset_asal) then
    return null;
  end if;
  return array(
    select x.id
      from transaksi_baris as b
      join aset_asal as l on l.baris_id = b.id and l.dilepas_pada is null
      join aset as a on a.id = l.aset_id
      cross join lateral (
        select s.transaksi_id as id from aset_susut as s where s.aset_id = a.id
        union
        select a.pelepasan_id where a.pelepasan_id is not null
      ) as x
     where b.transaksi_id = dependents_aset.transaksi_id
  );
end
$$;
