/** Writes the row of a draft, new or in place of what it said before. */
-- `dokumen` has the fields of its own head, `usul` the amounts that it would be posted with. Who
-- writes is added to those who wrote on it.
create or replace function erp_private.draft_store(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, dokumen erp_private.dokumen, isi jsonb,
  usul erp_private.dokumen
) returns void language plpgsql as $$
declare
  v_d constant erp_private.dokumen := draft_store.dokumen;
  v_k constant erp_private.dokumen := draft_store.usul;
begin
  insert into transaksi as t (
    id, jenis, nomor, tanggal, kontak_id, lokasi_id, jatuh_tempo, nomor_referensi, keterangan,
    status, bruto, diskon, dpp, ppn, ongkos, ongkos_ppn, biaya_tambahan, pembulatan, total_nilai,
    isi, dibuat_oleh, penyusun, atribut, mode
  )
  values (
    draft_store.id, draft_store.jenis, 'DRAFT-' || draft_store.id, v_d.tanggal, v_d.kontak_id,
    v_d.lokasi_id, v_d.jatuh_tempo, v_d.nomor_referensi, v_d.keterangan,
    'draft', v_k.bruto, v_k.diskon, v_k.dpp, v_k.ppn, v_k.ongkos, v_k.ongkos_ppn,
    v_k.biaya_tambahan, v_k.pembulatan, v_k.total_nilai, draft_store.isi, erp.pengguna_id(),
    array_remove(array[erp.pengguna_id()], null), nullif(draft_store.isi -> 'atribut', '{}'),
    v_d.mode
  )
  on conflict (id) do update set
    tanggal = excluded.tanggal, kontak_id = excluded.kontak_id, lokasi_id = excluded.lokasi_id,
    jatuh_tempo = excluded.jatuh_tempo, nomor_referensi = excluded.nomor_referensi,
    keterangan = excluded.keterangan, bruto = excluded.bruto, diskon = excluded.diskon,
    dpp = excluded.dpp, ppn = excluded.ppn, ongkos = excluded.ongkos,
    ongkos_ppn = excluded.ongkos_ppn, biaya_tambahan = excluded.biaya_tambahan,
    pembulatan = excluded.pembulatan, total_nilai = excluded.total_nilai, isi = excluded.isi,
    atribut = excluded.atribut, mode = excluded.mode,
    penyusun = array_remove(t.penyusun, erp.pengguna_id()) || excluded.penyusun,
    diubah_pada = now();
end
$$;
