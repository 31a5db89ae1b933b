/** Writes the further costs of a purchase or a receipt of goods. */
create or replace function erp_private.biaya_insert(
  buku anyelement, dokumen erp_private.dokumen, biaya erp.biaya_tambahan_input[]
) returns void language plpgsql as $$
begin
  insert into transaksi_biaya (transaksi_id, jenis, baris, jumlah, alokasi, akun_kode)
    select dokumen.id, dokumen.jenis, b.ordinality, b.jumlah, coalesce(b.alokasi, 'nilai'),
           b.akun_kode
      from unnest(biaya_insert.biaya) with ordinality as b
    on conflict do nothing;
end
$$;
