/** The texts of a document or of a statement (cetak_spoken). */
create or replace function erp_private.cetak_apa(buku anyelement, apa jsonb)
returns jsonb language plpgsql stable as $$
begin
  if apa ? 'jenis' then
    return erp_private.cetak_lembar(
      buku, (apa ->> 'jenis')::erp.jenis_transaksi, (apa ->> 'id')::bigint, apa ->> 'templat',
      (apa ->> 'salinan')::boolean
    );
  end if;
  return erp_private.pernyataan_lembar(
    buku, (apa ->> 'pos')::erp.jenis_pos, (apa ->> 'kontak_id')::bigint, (apa ->> 'dari')::date,
    (apa ->> 'sampai')::date
  );
end
$$;
