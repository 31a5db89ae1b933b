/** Files a request for an action on a posted document where the caller may not do it alone. */
-- So it is where a rule catches it, else where the settings want somebody else.
-- Answers the request; null where he may, or where there is nothing to be done. The action is
-- rehearsed: what is refused is refused at once, and whoever approves it sees what it would do.
create or replace function erp_private.transaksi_ask(
  buku anyelement, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns bigint language plpgsql as $$
declare
  v_aturan constant bigint := case
    when transaksi_ask.aksi not in ('batal_terima', 'batal_tutup') then erp_private.aturan_first(
      buku, transaksi_ask.aksi::text::erp.aksi_aturan,
      erp_private.kaskade_all(buku, transaksi_ask.id, (isi ->> 'kaskade')::boolean)
    )
  end;
  v_uji record;
  v_id bigint;
begin
  if v_aturan is null and not erp_private.persetujuan_needed(buku, transaksi_ask.jenis) then
    return null;
  end if;
  v_uji := erp_private.transaksi_act_simulate(
    buku, transaksi_ask.aksi, transaksi_ask.jenis, transaksi_ask.id, transaksi_ask.isi
  );
  if (v_uji.usul).sidik is null then
    return null;
  end if;
  v_id := erp_private.persetujuan_file(
    buku, transaksi_ask.aksi, transaksi_ask.jenis, transaksi_ask.id, transaksi_ask.isi, v_uji.usul
  );
  if v_aturan is not null then
    perform erp_private.langkah_begin(buku, v_id, v_aturan);
  end if;
  perform erp_private.outbox_add(buku, 'persetujuan', jsonb_build_object(
    'transaksi_id', transaksi_ask.id, 'jenis_transaksi', transaksi_ask.jenis,
    'oleh', erp.pengguna_id(), 'persetujuan_id', v_id
  ));
  return v_id;
end
$$;
