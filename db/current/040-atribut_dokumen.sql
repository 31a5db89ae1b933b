-- Attributes of documents and of their lines.
set local role erp_owner;

alter type erp.peristiwa_webhook add value if not exists 'transaksi.atribut'
  after 'transaksi.dikoreksi';

do $$
declare
  v_tipe text;
begin
  foreach v_tipe in array array[
    'erp_private.dokumen', 'erp_private.baris', 'erp.aset_lepas_input',
    'erp.audit_hutang_piutang_input', 'erp.bayar_poin_input', 'erp.hutang_input',
    'erp.jurnal_umum_input', 'erp.kas_bank_input', 'erp.kas_keluar_input', 'erp.kas_masuk_input',
    'erp.opname_stok_input', 'erp.order_pembelian_input', 'erp.order_penjualan_input',
    'erp.pelunasan_hutang_input', 'erp.pelunasan_piutang_input', 'erp.pembelian_input',
    'erp.penggunaan_persediaan_input', 'erp.penjualan_input', 'erp.penyusutan_input',
    'erp.piutang_input', 'erp.retur_pembelian_input', 'erp.retur_penjualan_input',
    'erp.saldo_awal_hutang_input', 'erp.saldo_awal_piutang_input', 'erp.transfer_stok_input',
    'erp.audit_baris_input', 'erp.bayar_poin_baris_input', 'erp.jurnal_umum_baris_input',
    'erp.kas_baris_input', 'erp.opname_stok_baris_input', 'erp.order_baris_input',
    'erp.pembelian_baris_input', 'erp.penggunaan_persediaan_baris_input',
    'erp.penjualan_baris_input', 'erp.penyusutan_baris_input', 'erp.pos_lain_baris_input',
    'erp.retur_pembelian_baris_input', 'erp.retur_penjualan_baris_input',
    'erp.saldo_awal_baris_input', 'erp.transfer_stok_baris_input'
  ] loop
    begin
      execute format('alter type %s add attribute atribut jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
    if v_tipe like 'erp.%' then
      execute format(
        'comment on column %s.atribut is %L', v_tipe,
        'Facts of your own, by key ([a-z][a-z0-9_]*): up to 50 texts (500 letters), numbers or'
          ' booleans, 16 KiB together. No rule reads them. Neither secrets nor personal data.'
      );
    end if;
  end loop;
end
$$;

reset role;
