/** Whether an event says nothing of what goods cost. */
-- Of documents it is one of a kind whose money is no cost. That costs were corrected, what a year
-- earned, approvals, assets and suppliers of goods say it.
-- @execute erp_reader, erp_platform
create or replace function erp_private.perubahan_tanpa_biaya(jenis text, isi jsonb)
returns boolean language plpgsql immutable set search_path = pg_catalog as $$
begin
  return perubahan_tanpa_biaya.jenis in ('stok.minimum', 'periode.ditutup', 'periode.dibuka')
    or perubahan_tanpa_biaya.jenis like 'master.%'
      and perubahan_tanpa_biaya.jenis not like all ('{master.aset.%,master.barang_pemasok.%}')
    or perubahan_tanpa_biaya.jenis like any (
      '{transaksi.diposting,transaksi.dibatalkan,transaksi.id_luar,transaksi.atribut,draft.%}'
    ) and (perubahan_tanpa_biaya.isi ->> 'jenis')::erp.jenis_transaksi
      <> all (erp_private.biaya_jenis());
end
$$;
