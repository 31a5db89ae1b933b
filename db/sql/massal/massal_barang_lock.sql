/** Locks what many documents that move goods share; null where they must be posted one by one. */
-- Contacts, then goods. Answers the documents with warnings about limits of credit. Null where
-- massal_kredit or massal_faktur say so, and where some of the goods that leave are reserved.
create or replace function erp_private.massal_barang_lock(
  buku anyelement, jenis erp.jenis_transaksi, dokumen erp_private.dokumen[],
  baris erp_private.baris[]
) returns erp_private.dokumen[] language plpgsql as $$
declare
  v_hasil erp_private.dokumen[] := massal_barang_lock.dokumen;
begin
  if massal_barang_lock.jenis = 'penjualan' then
    v_hasil := erp_private.massal_kredit(buku, v_hasil);
  elsif massal_barang_lock.jenis = 'pembelian'
    and not erp_private.massal_faktur(buku, v_hasil)
  then
    return null;
  end if;
  perform erp_private.stok_lock(buku, array(
    select b.barang_id from unnest(massal_barang_lock.baris) as b where b.barang_id is not null
  ));
  perform erp_private.stok_recheck(
    buku, array(select b from unnest(massal_barang_lock.baris) as b where b.baris_asal_id is null)
  );
  if massal_barang_lock.jenis <> 'pembelian' and exists (
    select
      from stok_order as o
     where o.barang_id = any (
         array(select b.barang_id from unnest(massal_barang_lock.baris) as b)
       )
       and o.reservasi > 0
  ) then
    return null;
  end if;
  return v_hasil;
end
$$;
