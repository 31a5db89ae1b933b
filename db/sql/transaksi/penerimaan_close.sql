/** Closes what is left of a receipt, or what is named of it (KOSTS, KOTRB, VATGL, VADOK). */
-- Nothing more of it will be billed. `cara` barang: it was for nothing, and the goods cost so much
-- less. pendapatan: a debt that lapsed. Locks in the order of all postings.
create or replace function erp_private.penerimaan_close(buku anyelement, id bigint, isi jsonb)
returns void language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off
as $$
declare
  v_tanggal constant date := coalesce(
    (penerimaan_close.isi ->> 'tanggal')::date, erp_private.tenant_today(buku)
  );
  v_akun constant jsonb := erp_private.akun_roles(buku);
  v_jurnal constant bigint := nextval('jurnal_id_seq');
  v_t record;
  v_posting bigint;
  v_tutup erp_private.penerimaan_gerak[];
  v_koreksi erp_private.jurnal_kepala[];
  v_lawan text;
begin
  perform erp_private.periode_lock(buku, v_tanggal);
  v_t := erp_private.transaksi_lock(buku, 'pembelian', penerimaan_close.id);
  perform erp_private.penerimaan_close_refuse(buku, penerimaan_close.id, v_tanggal);
  v_lawan := erp_private.penerimaan_close_account(buku, penerimaan_close.isi, v_akun);
  v_tutup := erp_private.penerimaan_close_lines(
    buku, penerimaan_close.id, penerimaan_close.isi -> 'detail'
  );
  perform erp_private.stok_lock(buku, array(
    select b.barang_id from transaksi_baris as b where b.transaksi_id = penerimaan_close.id
  ));
  v_posting := erp_private.posting_begin(
    buku, 'tutup', penerimaan_close.id, penerimaan_close.isi ->> 'alasan'
  );
  if erp_private.jurnal_write(
    buku, v_posting, v_jurnal, v_tanggal,
    erp_private.penerimaan_close_entries(buku, v_tutup, v_t.kontak_id, v_lawan, v_akun),
    (select t.gabungan_id from transaksi as t where t.id = penerimaan_close.id)
  ) then
    v_koreksi := array[row (
      v_jurnal, 'terima', v_tanggal, false, null, penerimaan_close.isi ->> 'alasan', false
    )::erp_private.jurnal_kepala];
  end if;
  perform erp_private.penerimaan_write(buku, v_posting, penerimaan_close.id, v_tanggal, v_tutup);
  if v_lawan is null then
    v_koreksi := v_koreksi || erp_private.stok_kertas_post(
      buku, v_posting, penerimaan_close.id, v_tanggal, array(
        select row (s.mutasi_id, g.nilai, null, false, null)::erp_private.koreksi
          from unnest(v_tutup) as g
         cross join lateral erp_private.penerimaan_line(buku, g.baris_id) as s
         where s.mutasi_id is not null and g.nilai <> 0
      )
    );
  end if;
  perform erp_private.terima_close(
    buku, v_posting, penerimaan_close.id, coalesce(v_koreksi, '{}')
  );
  set constraints all immediate;
end
$$;
