/** Whether the caller reads what a field is of at all: the records of an entity, or a kind. */
create or replace function erp_private.bidang_seen(untuk text)
returns boolean language plpgsql stable set search_path = pg_catalog as $$
begin
  if pg_input_is_valid(untuk, 'erp.jenis_transaksi') then
    return erp_private.cakupan_may('transaksi', 'read', untuk::erp.jenis_transaksi)
      and (
        not erp_private.biaya_tutup()
        or untuk::erp.jenis_transaksi <> all (erp_private.biaya_jenis())
      );
  end if;
  return not (
    untuk in ('aset', 'barang-pemasok') and erp_private.biaya_tutup()
    or untuk = 'aset' and erp_private.hanya_sebagian()
  );
end
$$;
