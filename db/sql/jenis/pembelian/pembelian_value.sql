/** A purchase with what its goods cost, and its journal. */
-- Its goods are valued (`gerak`); `biaya` are its further costs, `akun` maps posting roles to
-- accounts.
create or replace function erp_private.pembelian_value(
  inout kepala erp_private.dokumen, inout baris erp_private.baris[], bayar erp.pembayaran_input[],
  biaya erp.biaya_tambahan_input[], gerak erp_private.gerak[], akun jsonb,
  out ayat erp_private.ayat[]
) language plpgsql immutable set search_path = pg_catalog as $$
begin
  baris := erp_private.baris_cost(baris, pembelian_value.gerak);
  ayat := erp_private.pembelian_journal(
    kepala, baris, bayar, biaya, pembelian_value.gerak, akun
  );
end
$$;
