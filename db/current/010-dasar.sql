-- What the posting of a document reads of its contact, location, day and tenant (dokumen_dasar).
set local role erp_owner;
do $$ begin
  create type erp_private.dasar as (
    harga_dikenal boolean, kontak_kode text, kontak_aktif boolean, kontak_harga_kode text,
    termin_hari integer, batas_kredit numeric, lokasi_kode text, lokasi_aktif boolean,
    hari_ini date, tanggal_mulai date, tanggal_kunci date, tutup boolean, langkah numeric,
    potongan_bruto boolean, poin_aktif boolean, per_lokasi boolean, fifo boolean,
    batas_diskon numeric, batas_hpp numeric, toleransi_ppn numeric, akun jsonb
  );
exception when duplicate_object then null; end $$;
reset role;
