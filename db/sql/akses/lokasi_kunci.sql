/** The keys of the dashboard's answers that who sees only some places is not told. */
-- Profit, and balances of accounts, which are of no place.
-- @execute erp_app, erp_writer, erp_reader
create or replace function erp_private.lokasi_kunci()
returns text[] language sql immutable parallel safe as $$
  select '{laba_kotor_bulan_ini,kas_bank,piutang_outstanding,hutang_outstanding,nilai_stok,hpp,laba,
    laba_kotor,beban_usaha,laba_bersih,kas_bersih,kas,hutang}'::text[]
$$;
