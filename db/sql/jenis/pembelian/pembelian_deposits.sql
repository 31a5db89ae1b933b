/** Locks and chooses the deposits that a purchase uses, with their tax (VADOK). */
-- What a taxed deposit takes off the tax follows from the rate of the rest, so it stands not beside
-- a tax that differs from what is calculated.
create or replace function erp_private.pembelian_deposits(
  buku anyelement, dokumen erp.pembelian_input, baris erp_private.baris[],
  out alokasi erp_private.alokasi_masukan[], out pajak erp_private.uang_muka_pajak[]
) language plpgsql as $$
begin
  select m.alokasi, m.pajak into alokasi, pajak
    from erp_private.uang_muka_take(
      buku, dokumen.kontak_id, 'uang_muka', dokumen.tanggal, dokumen.uang_muka
    ) as m;
  if exists (select from unnest(pembelian_deposits.pajak) as p where p.pajak_kode is not null)
    and exists (
      select from unnest(pembelian_deposits.baris) as b where b.rincian ? 'selisih_ppn'
    )
  then
    perform erp_private.dokumen_refuse(array[
      'ppn: menurut hitungan bila memakai uang muka yang kena pajak'
    ]);
  end if;
end
$$;
