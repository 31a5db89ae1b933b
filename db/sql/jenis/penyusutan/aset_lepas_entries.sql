/** The entries of the disposal of an asset (aset_lepas_lock). */
-- The price on the account of money or receivables (`uang`); cost and accumulated depreciation out
-- of the books; the difference as gain or loss (`laba`).
create or replace function erp_private.aset_lepas_entries(
  dokumen erp_private.dokumen, aset jsonb, uang text, laba numeric, akun jsonb
) returns erp_private.ayat[] language sql immutable set search_path = pg_catalog as $$
  select array[
    erp_private.ayat(
      akun_kode => uang, debit => (dokumen).total_nilai, kontak_id => (dokumen).kontak_id
    ),
    erp_private.ayat(
      akun_kode => aset ->> 'akun_akumulasi', debit => (aset ->> 'akumulasi')::numeric
    ),
    erp_private.ayat(
      akun_kode => akun ->> 'rugi_pelepasan_aset', debit => greatest(-laba, 0)
    ),
    erp_private.ayat(akun_kode => aset ->> 'akun_aset', kredit => (aset ->> 'perolehan')::numeric),
    erp_private.ayat(akun_kode => akun ->> 'ppn_keluaran', kredit => (dokumen).ppn),
    erp_private.ayat(akun_kode => akun ->> 'laba_pelepasan_aset', kredit => greatest(laba, 0))
  ]
$$;
