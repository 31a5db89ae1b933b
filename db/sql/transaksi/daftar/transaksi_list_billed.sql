/** Condition of the transaction list: how far receipts and orders are billed. */
-- As SQL over t, as in transaksi_list_where. Orders of which something may still come, and those of
-- whose receipts something is not billed, are few among all: it is reckoned of these only.
create or replace function erp_private.transaksi_list_billed(
  jenis erp.jenis_transaksi, status text
) returns text language sql immutable set search_path = pg_catalog as $$
  select ' and t.status = ''final'' and ' || case
    when transaksi_list_billed.jenis = 'pembelian' then
      't.mode = ''penerimaan'' and t.rincian ->> ''status_tagih'' = $1 ->> ''status_tagih'''
      || case
        when transaksi_list_billed.status = 'selesai' then ''
        else ' and t.rincian ->> ''status_tagih'' in (''belum'', ''sebagian'')'
      end
    when transaksi_list_billed.jenis not in ('order-pembelian', 'order-penjualan') then 'false'
    else format(
      case transaksi_list_billed.status
        when 'selesai'
          then 't.status_order in (''selesai'', ''ditutup'') and (t.id <> all (%1$s) or %2$s)'
        else '(t.status_order in (''terbuka'', ''sebagian'') or t.id = any (%1$s)) and %2$s'
      end,
      '(select erp_private.order_unbilled(null::buku))::bigint[]',
      'erp_private.order_status_billed(null::buku, t.id, t.status_order)'
      ' = $1 ->> ''status_tagih'''
    )
  end
$$;
