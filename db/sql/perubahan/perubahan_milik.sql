/** Whether an event is one that the caller sees: about his where he sees only some documents. */
-- @execute erp_reader
create or replace function erp_private.perubahan_milik(buku anyelement, jenis text, isi jsonb)
returns boolean language plpgsql stable as $$
begin
  return not erp_private.hanya_sebagian()
    -- How much is left is told of all places together.
    or erp_private.perubahan_tanpa_dokumen(perubahan_milik.jenis)
      and (perubahan_milik.jenis <> 'stok.minimum' or not erp_private.lokasi_tutup())
    or perubahan_milik.jenis like any (
      '{transaksi.diposting,transaksi.dibatalkan,transaksi.id_luar,transaksi.atribut,draft.%}'
    ) and erp_private.transaksi_milik(buku, (perubahan_milik.isi ->> 'id')::bigint)
      and perubahan_milik.isi ? 'id'
    or perubahan_milik.jenis like 'persetujuan.%'
      and erp_private.transaksi_milik(buku, (perubahan_milik.isi ->> 'transaksi_id')::bigint);
end
$$;
