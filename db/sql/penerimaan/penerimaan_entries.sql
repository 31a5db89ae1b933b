/** Journal entries of the receipts that an invoice bills. */
-- What was owed for the goods goes; by how much they cost more or less stands with them, of goods
-- of an opening as an adjustment of cost. Services have their difference on their own line.
create or replace function erp_private.penerimaan_entries(
  buku anyelement, baris erp_private.baris[], kontak_id bigint, akun jsonb
) returns erp_private.ayat[] language plpgsql stable as $$
declare
  v_hasil erp_private.ayat[] := '{}';
  v_a record;
begin
  for v_a in select a.* from erp_private.penerimaan_takes(buku, penerimaan_entries.baris) as a loop
    v_hasil := v_hasil || erp_private.ayat(
      akun_kode => v_a.akun_kode, debit => v_a.nilai, kontak_id => penerimaan_entries.kontak_id
    );
    if v_a.mutasi_id is not null then
      v_hasil := v_hasil || erp_private.ayat(
        akun_kode => v_a.akun_persediaan, debit => v_a.selisih, gabungan_id => v_a.gabungan_id
      );
    elsif v_a.barang_jenis = 'persediaan' then
      v_hasil := v_hasil || erp_private.ayat(
        akun_kode => akun ->> 'penyesuaian_hpp', debit => v_a.selisih
      );
    end if;
  end loop;
  return v_hasil;
end
$$;
