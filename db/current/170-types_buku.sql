-- What was in transit arrives: its journal is the system's, with a counter of its own (XR).

set local role erp_owner;

alter type erp.jenis_jurnal add value 'terima';

comment on column erp.retur_penjualan_input.cara is
  'potong_piutang (default with a sale): lowers what the sale owes, the rest becomes a deposit;'
  ' tunai: lowers what the sale owes, the rest is paid back from akun_kas; titipan (default without'
  ' a sale): all of it a deposit of the contact.';
comment on column erp.retur_pembelian_input.cara is
  'potong_hutang (default): lowers what the purchase is owed, the rest becomes a deposit with the'
  ' supplier; tunai: lowers what the purchase is owed, the rest is paid back into akun_kas;'
  ' uang_muka: all of it a deposit with the supplier.';

reset role;
