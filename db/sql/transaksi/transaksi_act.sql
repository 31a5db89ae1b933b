/** Does an action (void, close, receive, …) to a posted document, as it was asked for. */
-- Who calls it has asked for the right.
create or replace function erp_private.transaksi_act(
  buku anyelement, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns void language plpgsql as $$
begin
  case transaksi_act.aksi
    when 'void' then
      perform erp_private.transaksi_reverse(
        buku, transaksi_act.jenis, transaksi_act.id, isi ->> 'alasan', (isi ->> 'tanggal')::date,
        coalesce((isi ->> 'kaskade')::boolean, false),
        coalesce((isi ->> 'pengembalian')::erp.pengembalian, 'kas'),
        (isi ->> 'sudah_terhitung_opname')::bigint
      );
      if (isi ->> 'lepas_id_luar')::boolean then
        perform erp_private.id_luar_release(buku, transaksi_act.id);
      end if;
    when 'terima' then
      perform erp_private.terima_post(
        buku, transaksi_act.jenis, transaksi_act.id, (isi ->> 'tanggal')::date, isi -> 'detail',
        (isi ->> 'sisa_hilang')::boolean
      );
    when 'batal_terima' then
      perform erp_private.terima_undo(
        buku, transaksi_act.jenis, transaksi_act.id, isi ->> 'alasan', (isi ->> 'tanggal')::date,
        (isi ->> 'ke')::bigint
      );
    when 'tutup' then
      if transaksi_act.jenis = 'pembelian' then
        perform erp_private.penerimaan_close(buku, transaksi_act.id, isi);
      else
        perform erp_private.transaksi_close(
          buku, transaksi_act.jenis, transaksi_act.id, (isi ->> 'hasil')::erp.hasil_penawaran,
          isi ->> 'alasan'
        );
      end if;
    when 'batal_tutup' then
      perform erp_private.penerimaan_reopen(
        buku, transaksi_act.id, isi ->> 'alasan', (isi ->> 'tanggal')::date
      );
  end case;
end
$$;
