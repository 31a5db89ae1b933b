/** Writes the reversing journal of a voided document; null where nothing is to be reversed. */
-- `gerak` are the movements that went back. With pengembalian `titipan` the money stays, as a
-- deposit of the contact (void_refund).
create or replace function erp_private.void_journal_write(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date,
  alasan text, pengembalian erp.pengembalian, kontak_id bigint, gabungan_id bigint,
  gerak erp_private.gerak[]
) returns erp_private.jurnal_kepala language plpgsql as $$
declare
  v_jurnal bigint;
  v_asal bigint;
  v_pembuka boolean;
  v_titipan text;
begin
  select j.id, j.pembuka into v_asal, v_pembuka
    from jurnal as j
   where j.posting_id = void_journal_write.asal_posting_id and j.jenis in ('transaksi', 'terima');
  if void_journal_write.pengembalian = 'titipan' then
    v_titipan := erp_private.void_refund(
      buku, void_journal_write.posting_id, void_journal_write.transaksi_id,
      void_journal_write.asal_posting_id, void_journal_write.tanggal
    );
  end if;
  v_jurnal := nextval('jurnal_id_seq');
  if erp_private.jurnal_write(
    buku, void_journal_write.posting_id, v_jurnal, void_journal_write.tanggal,
    erp_private.void_journal(
      buku, void_journal_write.asal_posting_id, void_journal_write.transaksi_id, gerak, v_titipan,
      void_journal_write.kontak_id
    ) || erp_private.poin_void(
      buku, void_journal_write.posting_id, void_journal_write.transaksi_id,
      void_journal_write.asal_posting_id, void_journal_write.tanggal
    ),
    void_journal_write.gabungan_id
  ) then
    return row (
      v_jurnal, 'pembalik', void_journal_write.tanggal, false, v_asal, void_journal_write.alasan,
      v_pembuka
    )::erp_private.jurnal_kepala;
  end if;
  return null;
end
$$;
