/** The keys under which answers say what goods cost, or what tells it. */
-- The one list: of master records, documents and their lines, and of what postings do. The digest
-- of a rehearsal is among them, since figures that are guessed can be compared with it.
-- @execute erp_app, erp_writer, erp_reader
create or replace function erp_private.biaya_kunci()
returns text[] language sql immutable parallel safe as $$
  select '{harga_beli,hpp,hpp_kini,hpp_total,nilai_hpp,biaya,biaya_tambahan,nilai_stok,laba,margin,
    total_hpp,total_laba,laba_di_bawah,laba_kotor,laba_bersih,beban_usaha,laba_kotor_bulan_ini,
    hutang_outstanding,kas_bersih,saldo,saldo_hutang,jurnal,koreksi,hpp_tertunda,sidik,
    dihitung_pada,peringatan,halangan,persetujuan,persetujuan_id}'::text[]
$$;
