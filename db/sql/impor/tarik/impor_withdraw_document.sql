/** Voids a document that an import made, or cancels its draft; a voided one is left alone. */
create or replace function erp_private.impor_withdraw_document(
  buku anyelement, id bigint, alasan text
) returns void language plpgsql as $$
declare
  v_t record;
begin
  select t.jenis, t.status into v_t from transaksi as t where t.id = impor_withdraw_document.id;
  if v_t.status = 'draft' then
    perform erp_private.draft_cancel(buku, v_t.jenis, impor_withdraw_document.id, alasan);
  elsif v_t.status = 'final' then
    if erp_private.persetujuan_needed(buku, v_t.jenis)
      or erp_private.aturan_match(buku, 'void', impor_withdraw_document.id) is not null
    then
      raise exception using errcode = 'KOIMP',
        message = 'void perlu persetujuan orang kedua; ajukan void satu per satu';
    end if;
    perform erp_private.transaksi_reverse(
      buku, v_t.jenis, impor_withdraw_document.id, impor_withdraw_document.alasan, null
    );
    -- What is taken back may be imported again.
    perform erp_private.id_luar_release(buku, impor_withdraw_document.id);
  end if;
end
$$;
