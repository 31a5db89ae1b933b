/** Messages about a supplier of goods whose unit is none of theirs. */
create or replace function erp_private.master_rules_barang_pemasok(buku anyelement, baru jsonb)
returns text[] language plpgsql stable as $$
begin
  return array(
    select 'satuan_id: bukan satuan barang ini'
      from barang as b
     where b.id = (baru ->> 'barang_id')::bigint
       and (baru ->> 'satuan_id')::bigint <> b.satuan_id
       and not exists (
         select from barang_satuan as s
          where s.barang_id = b.id and s.satuan_id = (baru ->> 'satuan_id')::bigint
       )
  );
end
$$;
