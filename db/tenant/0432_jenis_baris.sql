-- What belongs to a document says of what kind that is: a module that is off, or a key whose scopes
-- name kinds, closes its rows by their own column, without a look at the document for each.
-- The column comes with a new copy of each table instead of an update, which would be twice as
-- large and in the audit trail.
create function jenis_dari(dokumen bigint) returns erp.jenis_transaksi
language plpgsql stable as $$
begin
  return (select t.jenis from transaksi as t where t.id = dokumen);
end
$$;

alter table transaksi_baris add column jenis erp.jenis_transaksi;
alter table transaksi_baris
  alter column jenis type erp.jenis_transaksi using jenis_dari(transaksi_id),
  alter column jenis set not null;

alter table transaksi_pembayaran add column jenis erp.jenis_transaksi;
alter table transaksi_pembayaran
  alter column jenis type erp.jenis_transaksi using jenis_dari(transaksi_id),
  alter column jenis set not null;

alter table transaksi_biaya add column jenis erp.jenis_transaksi;
alter table transaksi_biaya
  alter column jenis type erp.jenis_transaksi using jenis_dari(transaksi_id),
  alter column jenis set not null;

-- Of the order.
alter table order_gerak add column jenis erp.jenis_transaksi;
alter table order_gerak
  alter column jenis type erp.jenis_transaksi using jenis_dari(order_id),
  alter column jenis set not null;

drop function jenis_dari(bigint);
