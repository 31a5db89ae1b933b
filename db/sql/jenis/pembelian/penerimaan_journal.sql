/**
 * Journal entries of a receipt of goods: goods and further costs, against what is owed for them.
 */
-- An opening's goods are in the opening stock already: it stands against the opening balance.
create or replace function erp_private.penerimaan_journal(
  dokumen erp_private.dokumen, baris erp_private.baris[], biaya erp.biaya_tambahan_input[],
  gerak erp_private.gerak[], akun jsonb
) returns erp_private.ayat[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_kepala erp_private.dokumen := dokumen;
begin
  v_kepala.sisa := (dokumen.rincian ->> 'nilai_barang')::numeric;
  if dokumen.rincian ? 'saldo_awal' then
    return array[
      erp_private.ayat(akun_kode => akun ->> 'saldo_awal', debit => v_kepala.sisa),
      erp_private.ayat(
        akun_kode => akun ->> 'barang_diterima', kredit => v_kepala.sisa,
        kontak_id => v_kepala.kontak_id
      )
    ];
  end if;
  v_kepala.ppn := 0;
  return erp_private.pembelian_journal(
    v_kepala, baris, '{}', biaya, gerak,
    akun || jsonb_build_object('hutang', akun -> 'barang_diterima')
  );
end
$$;
