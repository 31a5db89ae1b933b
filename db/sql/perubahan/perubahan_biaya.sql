/** Whether the caller sees an event: none of costs where he does not see what goods cost. */
-- Of documents it is one of a kind whose money is no cost. That costs were corrected, what a year
-- earned, approvals, assets and suppliers of goods are not told.
-- @execute erp_reader
create or replace function erp_private.perubahan_biaya(jenis text, isi jsonb)
returns boolean language plpgsql stable set search_path = pg_catalog as $$
begin
  return not erp_private.biaya_tutup()
    or perubahan_biaya.jenis in ('stok.minimum', 'periode.ditutup', 'periode.dibuka')
    or perubahan_biaya.jenis like 'master.%'
      and perubahan_biaya.jenis not like all ('{master.aset.%,master.barang_pemasok.%}')
    or perubahan_biaya.jenis like any (
      '{transaksi.diposting,transaksi.dibatalkan,transaksi.id_luar,transaksi.atribut,draft.%}'
    ) and (perubahan_biaya.isi ->> 'jenis')::erp.jenis_transaksi
      <> all (erp_private.biaya_jenis());
end
$$;
