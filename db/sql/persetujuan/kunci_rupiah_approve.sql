/** Counts documents against the key's daily limit that the key did not make itself (BTRUP). */
-- One of its own was counted when it was made.
create or replace function erp_private.kunci_rupiah_approve(buku anyelement, dokumen bigint[])
returns void language plpgsql as $$
begin
  if erp.batas_rupiah() is null then
    return;
  end if;
  perform erp_private.kunci_rupiah_take(buku, erp_private.kunci_rupiah_worth(buku, array(
    select t.id
      from transaksi as t
     where t.id = any (dokumen) and t.dibuat_oleh is distinct from erp.pengguna_id()
  )));
end
$$;
