/** Locks what a note about prices changes: the invoices that it prices, then their goods. */
create or replace function erp_private.nota_lock(buku anyelement, isi jsonb)
returns void language plpgsql as $$
declare
  v_baris constant bigint[] := array(
    select (d.value ->> 'baris_asal_id')::bigint
      from jsonb_array_elements(nota_lock.isi -> 'detail') as d
     where d.value ? 'baris_asal_id'
  );
begin
  perform erp_private.dokumen_lock(buku, array(
    select b.transaksi_id from transaksi_baris as b where b.id = any (v_baris)
  ));
  perform erp_private.stok_lock(buku, array(
    select b.barang_id
      from transaksi_baris as b where b.id = any (v_baris) and b.barang_id is not null
  ));
end
$$;
