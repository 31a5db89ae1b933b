/** The lines that reverse earlier openings on the accounts of a new one (KOAWL, KODEP, KOAST). */
-- They are numbered after those of the document (`baris`); `alokasi` takes what is reversed from
-- open items. Assets that came from a replaced line have no origin from then on.
create or replace function erp_private.jurnal_awal_replace(
  buku anyelement, dokumen erp.jurnal_umum_input, baris erp_private.baris[],
  akun_saldo_awal text, out balik erp_private.baris[], out alokasi erp_private.alokasi_masukan[]
) language plpgsql as $$
declare
  v_temu constant record := erp_private.jurnal_awal_met(
    buku, jurnal_awal_replace.dokumen, jurnal_awal_replace.baris, akun_saldo_awal
  );
  v_banyak constant integer := cardinality(jurnal_awal_replace.baris);
begin
  perform erp_private.dokumen_lock_final(buku, array(
    select b.transaksi_id from transaksi_baris as b where b.id = any (v_temu.baris_ids)
    union
    select p.transaksi_id from pos_terbuka as p where p.id = any (v_temu.pos_ids)
  ));
  select r.alokasi, coalesce(r.baris, '{}') into jurnal_awal_replace.alokasi, balik
    from erp_private.pos_awal_reverse(buku, v_temu.pos_ids, v_banyak + 1) as r;
  perform erp_private.aset_asal_forgo(buku, v_temu.baris_ids, true);
  balik := balik || array(
    select jsonb_populate_record(null::erp_private.baris, jsonb_build_object(
        'id', nextval('transaksi_baris_id_seq'),
        'baris', v_banyak + cardinality(balik) + row_number() over (order by b.id),
        'akun_kode', b.akun_kode, 'bruto', b.bruto, 'subtotal', b.subtotal,
        'gabungan_id', coalesce(b.gabungan_id, 0), 'baris_asal_id', b.id,
        'keterangan', format('Mengganti saldo awal %s', t.nomor),
        'rincian', jsonb_strip_nulls(jsonb_build_object(
          'debit', b.rincian -> 'kredit', 'kredit', b.rincian -> 'debit',
          'kontak_id', b.rincian -> 'kontak_id'
        ))
      ))
      from transaksi_baris as b
      join transaksi as t on t.id = b.transaksi_id
     where b.id = any (v_temu.baris_ids)
     order by b.id
  );
end
$$;
