/** Messages about a line of a note about prices, one per line, or null. */
-- `s` is a row of nota_sources. `berulang`: a line before names the same.
create or replace function erp_private.nota_line_problems(
  s erp_private.nota_sumber, asal erp.jenis_transaksi, kontak_id bigint, berulang boolean
) returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return erp_private.baris_pesan(s.ke, array_remove(array[
    'baris_asal_id: ' || case
      when s.diminta is null then null
      when s.id is null or s.jenis <> asal or s.status not in ('final', 'void')
        then format('bukan baris %s yang sudah dibukukan', asal)
      when s.kontak_id <> nota_line_problems.kontak_id
        then format('%s milik kontak lain', s.nomor)
      when s.status <> 'final' then format('%s berstatus %s', s.nomor, s.status)
      when s.mode = 'harga' then format('%s mengubah harga saja; sebut baris fakturnya', s.nomor)
      when s.mode is not null then 'harga baris ini ditetapkan fakturnya'
      when berulang then 'baris ini sudah ada di baris lain'
    end,
    case
      when num_nonnulls(s.jumlah, s.harga_baru, s.persen) <> 1
        then 'jumlah: isi salah satu dari jumlah, harga_baru dan persen'
    end
  ], null));
end
$$;
