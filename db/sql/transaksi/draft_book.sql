/** Keeps with a draft what it would be posted as by now. */
-- Who calls it has locked the draft.
create or replace function erp_private.draft_book(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, usul erp_private.usul,
  harga erp_private.harga_daftar
) returns void language plpgsql as $$
declare
  v_k constant erp_private.dokumen := erp_private.usul_head((draft_book.usul).inti);
  v_nilai constant numeric := case
    when erp_private.aturan_any(buku, 'posting', draft_book.jenis)
      then erp_private.kunci_rupiah_worth(buku, array[draft_book.id])
  end;
  v_persetujuan bigint;
begin
  update transaksi as t
     set bruto = v_k.bruto, diskon = v_k.diskon, dpp = v_k.dpp, ppn = v_k.ppn,
         ongkos = v_k.ongkos, ongkos_ppn = v_k.ongkos_ppn, biaya_tambahan = v_k.biaya_tambahan,
         pembulatan = v_k.pembulatan, total_nilai = v_k.total_nilai
   where t.id = draft_book.id
     and (
       t.bruto, t.diskon, t.dpp, t.ppn, t.ongkos, t.ongkos_ppn, t.biaya_tambahan, t.pembulatan,
       t.total_nilai
     ) is distinct from (
       v_k.bruto, v_k.diskon, v_k.dpp, v_k.ppn, v_k.ongkos, v_k.ongkos_ppn, v_k.biaya_tambahan,
       v_k.pembulatan, v_k.total_nilai
     );
  v_persetujuan := erp_private.persetujuan_draft(
    buku, draft_book.jenis, draft_book.id, draft_book.usul, draft_book.harga
  );
  if v_nilai < erp_private.kunci_rupiah_worth(buku, array[draft_book.id]) then
    perform erp_private.aturan_grown(buku, v_persetujuan, draft_book.id);
  end if;
end
$$;
