/** Posts a receipt of goods that are not billed yet. */
-- Stock arrives at its net price, with further costs, against what is owed for goods received. An
-- opening says what was received and not billed when the books began: its goods are in the opening
-- stock, so none move.
create or replace function erp_private.posting_penerimaan(buku anyelement, id bigint, isi jsonb)
returns void language plpgsql as $$
declare
  v_isi constant jsonb := erp_private.order_document(buku, isi);
  v_awal constant boolean := coalesce((isi ->> 'saldo_awal')::boolean, false);
  v_dasar constant erp_private.dasar := erp_private.dokumen_dasar(
    buku, (isi ->> 'tanggal')::date, (isi ->> 'kontak_id')::bigint,
    (isi ->> 'lokasi_id')::bigint, null
  );
  v_akun constant jsonb := v_dasar.akun;
  v_j record;
  v_kepala erp_private.dokumen;
  v_stok record;
  v_baris erp_private.baris[];
  v_jurnal bigint;
begin
  v_j := erp_private.penerimaan_reckon(buku, posting_penerimaan.id, v_isi, v_dasar);
  v_kepala := v_j.kepala;
  if v_awal then
    perform erp_private.periode_lock_opening(buku, v_kepala.tanggal);
  else
    perform erp_private.periode_refuse(
      v_kepala.tanggal, 'tanggal', v_dasar.hari_ini, v_dasar.tanggal_mulai, v_dasar.tanggal_kunci,
      v_dasar.tutup
    );
  end if;
  if v_j.pesanan is not null then
    perform erp_private.order_lock(buku, v_j.baris);
    perform erp_private.order_moved_refuse(buku, v_j.diminta, v_j.pesanan, v_j.masukan);
  end if;
  perform erp_private.stok_recheck(buku, v_j.baris);
  v_kepala.posting_id := erp_private.posting_begin(buku, 'posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  v_stok := erp_private.stok_post(
    buku, v_kepala.posting_id, v_kepala.id, v_kepala.tanggal,
    case when v_awal then '{}' else erp_private.baris_moves(
      v_j.baris, v_kepala.lokasi_id, true,
      v_akun || jsonb_build_object('hutang', v_akun -> 'barang_diterima')
    ) end,
    (isi ->> 'sudah_terhitung_opname')::bigint, v_kepala.gabungan_id, v_dasar.per_lokasi,
    v_dasar.fifo
  );
  v_baris := erp_private.baris_cost(v_j.baris, v_stok.hasil);
  if not erp_private.jurnal_write(
    buku, v_kepala.posting_id, v_jurnal, v_kepala.tanggal,
    erp_private.penerimaan_journal(v_kepala, v_baris, v_j.biaya, v_stok.hasil, v_akun),
    v_kepala.gabungan_id
  ) then
    v_jurnal := null;
  end if;
  perform erp_private.baris_insert(buku, v_kepala.id, v_kepala.jenis, v_baris);
  if v_j.pesanan is not null then
    perform erp_private.order_fulfil(buku, v_kepala, v_baris);
  end if;
  perform erp_private.biaya_insert(buku, v_kepala, v_j.biaya);
  perform erp_private.penerimaan_write(
    buku, v_kepala.posting_id, v_kepala.id, v_kepala.tanggal, array(
      select row (
          b.id, null, 'terima', v_akun ->> 'barang_diterima', b.qty_dasar, b.dpp
        )::erp_private.penerimaan_gerak
        from unnest(v_baris) as b
       order by b.baris
    )
  );
  perform erp_private.posting_close(buku, v_kepala, v_jurnal, v_stok.kepala, v_awal);
end
$$;
