/** Makes a transaction under an external id, or answers or replaces the one that is there. */
-- Its body names the id. Of two at once one makes it, and the other waits for it and answers it.
create or replace function erp_private.transaksi_put_make(
  buku anyelement, jenis erp.jenis_transaksi, sumber text, nilai text, isi jsonb, draft boolean
) returns erp.transaksi_ditaruh language plpgsql as $$
declare
  v_hasil erp.transaksi_ditaruh;
begin
  v_hasil := erp_private.transaksi_put_again(buku, jenis, sumber, nilai, isi);
  if v_hasil.id is not null then
    return v_hasil;
  end if;
  v_hasil := jsonb_populate_record(v_hasil, to_jsonb(
    erp_private.transaksi_make(buku, jenis, isi, transaksi_put_make.draft)
  ));
  v_hasil.dibuat := true;
  return v_hasil;
exception
  when sqlstate 'KOIDL' then
    -- Another of its ids may be the one that is taken; then nothing is there under this one.
    v_hasil := erp_private.transaksi_put_again(buku, jenis, sumber, nilai, isi);
    if v_hasil.id is null then
      raise;
    end if;
    return v_hasil;
end
$$;
