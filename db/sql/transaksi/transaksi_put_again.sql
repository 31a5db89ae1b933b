/** The transaction that is there under an external id, with this body now; null when none is. */
-- The same body changes nothing. A draft is replaced by another body, all else refuses it
-- (KOIDL), and so does one that the caller does not see.
create or replace function erp_private.transaksi_put_again(
  buku anyelement, jenis erp.jenis_transaksi, sumber text, nilai text, isi jsonb
) returns erp.transaksi_ditaruh language plpgsql as $$
declare
  v_hasil erp.transaksi_ditaruh;
  v_sama boolean;
begin
  perform erp_private.periode_enter_document(buku, isi);
  select t.id, t.nomor, t.status, l.sidik = erp_private.id_luar_digest(transaksi_put_again.isi)
    into v_hasil.id, v_hasil.nomor_transaksi, v_hasil.status, v_sama
    from transaksi_id_luar as l
    join transaksi as t on t.id = l.transaksi_id
   where l.jenis = transaksi_put_again.jenis and l.sumber = transaksi_put_again.sumber
     and l.nilai = transaksi_put_again.nilai
     for no key update of t;
  -- Whoever voids or cancels it may free its ids while this waits for it: they are asked once more.
  if not found or not exists (
    select
      from transaksi_id_luar as l
     where l.transaksi_id = v_hasil.id and l.jenis = transaksi_put_again.jenis
       and l.sumber = transaksi_put_again.sumber and l.nilai = transaksi_put_again.nilai
  ) then
    return null;
  end if;
  v_hasil.dibuat := false;
  v_hasil.idempotent := false;
  if not erp_private.transaksi_milik(buku, v_hasil.id) then
    perform erp_private.id_luar_taken(buku, jenis, 0, jsonb_build_object(sumber, nilai));
  elsif v_sama then
    return v_hasil;
  elsif v_hasil.status <> 'draft' then
    perform erp_private.id_luar_taken(buku, jenis, 0, jsonb_build_object(sumber, nilai));
  end if;
  perform erp_private.draft_replace(buku, jenis, v_hasil.id, isi);
  return v_hasil;
end
$$;
