-- What trade lacked: tax invoices of lines, warnings in an answer.

alter type erp.penjualan_baris_input add attribute nomor_faktur_pajak text;
comment on column erp.penjualan_baris_input.nomor_faktur_pajak is
  'Number of the tax invoice; only on a taxed line.';

alter type erp.pembelian_baris_input add attribute nomor_faktur_pajak text;
comment on column erp.pembelian_baris_input.nomor_faktur_pajak is
  'Number of the supplier''s tax invoice; only on a taxed line.';
alter type erp.pembelian_baris_input add attribute masa_kredit text;
comment on column erp.pembelian_baris_input.masa_kredit is
  'Month (YYYY-MM) in which the input tax is credited; that of tanggal when absent. Only on a line'
  ' whose tax is creditable.';

alter type erp.transaksi_dibuat add attribute peringatan text[];
comment on column erp.transaksi_dibuat.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

drop function erp_private.kontak_credit(bigint, numeric);
drop function erp_private.tunai_settle(
  numeric, numeric, erp.pembayaran_input[], numeric, numeric
);
drop function erp_private.order_link(erp_private.baris[], bigint[]);
alter type erp.draft_terkirim add attribute peringatan text[];
comment on column erp.draft_terkirim.peringatan is
  'What was booked all the same, but somebody should look at; null when there is nothing.';

comment on column erp.penjualan_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this delivers; unit, price with its discount and tax are the'
  ' order''s when absent.';
comment on column erp.pembelian_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this fills; unit, price with its discount and tax are the'
  ' order''s when absent.';
