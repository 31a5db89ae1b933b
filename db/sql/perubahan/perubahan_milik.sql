/** Whether an event is one that the caller sees: about his own where he sees only his documents. */
-- @execute erp_reader
create or replace function erp_private.perubahan_milik(buku anyelement, jenis text, isi jsonb)
returns boolean language plpgsql stable as $$
begin
  return not erp_private.milik()
    or perubahan_milik.jenis like any ('{master.%,stok.minimum,periode.ditutup}')
    or perubahan_milik.jenis like any (
      '{transaksi.diposting,transaksi.dibatalkan,transaksi.id_luar,transaksi.atribut,draft.%}'
    ) and erp_private.transaksi_milik(buku, (perubahan_milik.isi ->> 'id')::bigint)
      and perubahan_milik.isi ? 'id'
    or perubahan_milik.jenis like 'persetujuan.%'
      and erp_private.transaksi_milik(buku, (perubahan_milik.isi ->> 'transaksi_id')::bigint);
end
$$;
