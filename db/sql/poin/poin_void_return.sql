/** Takes points that a voided return gave back from their lots; answers additional entries. */
-- Points that were used again meanwhile become a debt. The caller has locked the contact's points
-- and reverses the return's own journal.
create or replace function erp_private.poin_void_return(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date,
  akun jsonb
) returns erp_private.ayat[] language plpgsql as $$
declare
  v_ambil record;
  v_lot record;
  v_hasil erp_private.ayat[] := '{}';
begin
  for v_lot in
    select l.id, l.akun_kode, l.kontak_id, g.poin, g.nilai,
           coalesce(t.gabungan_id, 0) as gabungan_id
      from poin_gerak as g
      join poin_lot as l on l.id = g.lot_id
      left join transaksi as t on t.id = l.transaksi_id and t.status <> 'draft'
     where g.posting_id = poin_void_return.asal_posting_id and g.jenis = 'tukar' and g.poin > 0
     order by g.id
  loop
    v_ambil := erp_private.poin_withdraw(
      buku, posting_id, transaksi_id, v_lot.id, tanggal, v_lot.poin, v_lot.nilai
    );
    v_hasil := v_hasil || array[
      erp_private.ayat(
        akun_kode => v_lot.akun_kode, kredit => v_lot.nilai - v_ambil.tercatat,
        kontak_id => v_lot.kontak_id, gabungan_id => v_lot.gabungan_id
      ),
      erp_private.ayat(akun_kode => akun ->> 'penjualan', debit => v_ambil.hangus),
      erp_private.ayat(
        akun_kode => akun ->> 'beban_poin',
        debit => v_lot.nilai - v_ambil.tercatat - v_ambil.hangus
      )
    ];
  end loop;
  return v_hasil;
end
$$;
