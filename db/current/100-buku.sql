-- Functions over a tenant's tables take the tenant's books as their first argument: a type without
-- values, one in each tenant's schema (tenant step 39). PostgreSQL compiles a function with such an
-- argument once for each type that it meets, and keeps the plans of each copy. Before, a connection
-- had one set of plans for all tenants, and made it anew for each tenant that came.

create type erp.buku as enum ();
alter type erp.buku owner to erp_owner;
comment on type erp.buku is
  'The books of nobody: what a path without a tenant''s own type finds. It has no values.';

-- Their old signatures.
do $$
declare
  v_fungsi regprocedure;
begin
  for v_fungsi in
    select p.oid
      from pg_catalog.pg_proc as p
     where p.pronamespace = 'erp_private'::regnamespace
       and p.proargtypes[0] is distinct from 'anyelement'::regtype
       and p.proname = any (regexp_split_to_array(trim('
         ai_gagal ai_hitung ai_label ai_periode ai_saring ai_top akun_baris_check akun_baris_tax
         akun_beban_problem akun_kas_problem akun_peran_conflicts akun_peran_problems
         akun_peran_store akun_problem akun_roles alokasi_end aset_due aset_lepas_check
         aset_lepas_lock aset_lepas_post audit_allowance audit_banyak audit_check audit_head
         audit_limit audit_lines audit_lock audit_open audit_pos_check audit_rows audit_write
         barang_stok_problem baris_check baris_insert baris_price baris_value
         bayar_poin_awal_check bayar_poin_check bayar_poin_lines bayar_poin_open bayar_poin_pay
         bayar_poin_price beda_json beda_urut buku_besar_halaman buku_besar_rinci
         buku_besar_saldo buku_panjang dashboard_angka dashboard_bulan dependents
         dependents_refuse dokumen_finalize dokumen_lock dokumen_patch_check dokumen_settle
         dokumen_write draft_approve draft_json draft_lock draft_replace draft_write
         harga_jual_find hpp_tertunda_mark hpp_tertunda_sejak idempotency_begin idempotency_end
         integritas_ambil integritas_lapisan integritas_semua integritas_simpanan isi_document
         jurnal_json jurnal_number jurnal_umum_check jurnal_umum_entries jurnal_umum_items
         jurnal_umum_lines jurnal_umum_lines_check jurnal_umum_option_check jurnal_umum_post
         jurnal_urut jurnal_write kartu_awal kartu_gerak kartu_json kas_bank_check kas_check
         kas_deposit_check kas_document_check kas_items kas_lines kas_post kas_refund
         kaskade_entries kaskade_lock kaskade_number kaskade_release kaskade_reopen kaskade_tree
         kaskade_uses kaskade_void kembalian_take kepala_check kepala_umum_check kontak_credit
         laporan_pos laporan_rentang lokasi_problem lokasi_transit masa_rentang master_absent
         master_atribut_problem master_complete master_conflicts_akun master_conflicts_aset
         master_conflicts_barang master_create master_decimal_problem master_filter_value_problem
         master_insert master_kode_next master_list_filter master_list_order master_list_problems
         master_list_search master_lock master_name_problems master_name_shown master_names
         master_object master_problems master_reference_problems master_refuse master_rules_akun
         master_rules_aset master_rules_barang master_rules_barang_harga
         master_rules_barang_satuan master_satuan_delete master_store master_update
         master_validate master_value_problem membership_audit neraca_lini nomor_take
         opname_stok_check opname_stok_lines order_check order_close order_delivered
         order_deposits_json order_document order_fulfil order_fulfil_check order_line_json
         order_link_check order_lock order_post order_price order_release order_reserve
         order_sums order_terms order_undo order_write outbox_add pelunasan_account
         pelunasan_allocate pelunasan_check pelunasan_entries pelunasan_head pelunasan_journal
         pelunasan_lines pelunasan_post pembayaran_check pembayaran_insert pembelian_check
         pembelian_head pembelian_price pembulatan_check penggunaan_persediaan_check
         penggunaan_persediaan_lines penggunaan_persediaan_tax penjualan_check penjualan_head
         penjualan_hitung penjualan_json penjualan_kelompok penjualan_price
         penjualan_summary_json penjualan_summary_urut penjualan_urut penyusutan_check
         penyusutan_lines periode_check periode_check_opening periode_close_check
         periode_first_open periode_is_open periode_lock periode_lock_opening
         poin_control_difference poin_due poin_earned poin_entries poin_expire poin_lock
         poin_lock_all poin_lots poin_moved poin_open poin_penjualan poin_pick poin_quote
         poin_redeem poin_retur poin_returned poin_uses poin_void poin_withdraw pos_allocate
         pos_balance pos_candidates pos_check pos_fifo pos_gerak_allocate pos_gerak_check
         pos_gerak_lock pos_gerak_post pos_insert pos_json pos_lain_check pos_lain_lines
         pos_lain_post pos_lain_pph_check pos_lock pos_open pos_open_documents pos_spread
         pos_spread_check pos_status pos_urut posting_audit_hutang_piutang posting_bayar_poin
         posting_begin posting_close posting_finish posting_hutang posting_jurnal_umum
         posting_kas_bank posting_kas_keluar posting_kas_masuk posting_opname_stok
         posting_order_pembelian posting_order_penjualan posting_pelunasan_hutang
         posting_pelunasan_piutang posting_pembelian posting_penggunaan_persediaan
         posting_penjualan posting_penyusutan posting_piutang posting_retur_pembelian
         posting_retur_penjualan posting_saldo_awal_hutang posting_saldo_awal_piutang
         posting_transfer_stok ppn_json ppn_kepala_json ppn_rekonsiliasi ppn_urut reservasi_check
         retur_baris retur_baris_check retur_pay retur_pembelian_check retur_pembelian_moves
         retur_pembelian_note retur_penjualan_check retur_penjualan_lines_check
         retur_penjualan_moves retur_penjualan_price retur_penjualan_source retur_returned
         retur_settle retur_source_check saldo_awal_check saldo_awal_items saldo_awal_lines
         saldo_awal_lines_check saldo_awal_post saldo_awal_unique saldo_post saldo_update
         search_pattern setelan_check setelan_check_awal_tahun_buku
         setelan_check_kebijakan_stok_minus setelan_check_kunci_saldo_awal
         setelan_check_lingkup_hpp setelan_check_mata_uang setelan_check_metode_hpp
         setelan_check_tanggal_kunci setelan_check_tanggal_mulai setelan_conflicts
         setelan_problem setelan_store simulasi_dilepas simulasi_efek simulasi_koreksi
         simulasi_opname simulasi_tertunda stok_baris_check stok_check stok_correct
         stok_correct_account stok_correct_days stok_correct_entries stok_correct_write
         stok_cost_at stok_covers_after stok_current stok_insert stok_is_cancelled
         stok_is_neutral stok_json stok_kurang_teks stok_later stok_layer_origin stok_layers_at
         stok_layers_write stok_lock stok_may_be_short stok_pool_at stok_pool_of stok_pool_on
         stok_pool_state stok_pools_left stok_post stok_qty_on stok_queue_at stok_recheck
         stok_replay stok_revalue stok_source_at stok_step_rows stok_steps stok_urut stok_value
         stok_value_at stok_value_fifo stok_value_walk stok_walk stok_walk_pool stok_walk_sources
         stok_warn tahun_buku tahun_close tahun_close_check tahun_entries tahun_journal
         tahun_list_json tahun_open tahun_range tahun_result tahun_unclosed tahun_warnings
         tenant_today terhitung_check terhitung_insert terhitung_moves terhitung_note
         terhitung_order terhitung_post terhitung_value terhitung_void terima_close
         terima_kas_bank terima_post terima_transfer_check terima_transfer_moves
         terima_transfer_stok transaksi_allocation_json transaksi_audit_isi transaksi_biaya_json
         transaksi_cost transaksi_create transaksi_history_json transaksi_journal_json
         transaksi_json transaksi_lines_json transaksi_lock transaksi_make transaksi_post
         transaksi_receipt transaksi_reverse transaksi_simulate transfer_stok_lines
         transfer_stok_moves tunai_settle uang_muka_entries uang_muka_left uang_muka_take
         uang_muka_tax uang_muka_use void_allocations void_date void_hook void_items void_journal
         void_moves void_penyusutan void_post void_receipt void_refund void_refund_check
         void_stock wajib_hak wajib_hak_jenis
       '), '\s+'))
  loop
    execute format('drop function %s', v_fungsi);
  end loop;
end
$$;
