/** Counts a document against the key's daily limit where the key did not make it itself (BTRUP). */
-- A document of its own was counted when it was made.
create or replace function erp_private.kunci_rupiah_approve(buku anyelement, transaksi_id bigint)
returns void language plpgsql as $$
begin
  if erp.batas_rupiah() is null then
    return;
  end if;
  perform erp_private.kunci_rupiah_take(
    buku, erp_private.kunci_rupiah_worth(buku, array[t.id])
  )
    from transaksi as t
   where t.id = kunci_rupiah_approve.transaksi_id
     and t.dibuat_oleh is distinct from erp.pengguna_id();
end
$$;
