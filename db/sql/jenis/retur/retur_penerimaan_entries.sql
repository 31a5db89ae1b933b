/** What a return of goods that were not billed takes off what is owed for them, line by line. */
create or replace function erp_private.retur_penerimaan_entries(
  buku anyelement, baris erp_private.baris[], kontak_id bigint
) returns erp_private.ayat[] language plpgsql stable as $$
begin
  return array(
    select erp_private.ayat(
        akun_kode => s.akun_kode, debit => b.dpp,
        kontak_id => retur_penerimaan_entries.kontak_id
      )
      from unnest(retur_penerimaan_entries.baris) as b
     cross join lateral erp_private.penerimaan_line(buku, b.baris_asal_id) as s
     order by b.baris
  );
end
$$;
