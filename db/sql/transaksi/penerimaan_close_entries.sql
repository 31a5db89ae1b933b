/** Journal entries of a closing of a receipt. */
-- What was owed goes, against `lawan`; without one the goods cost so much less, services on the
-- account that they were booked on, goods of an opening as an adjustment of cost.
create or replace function erp_private.penerimaan_close_entries(
  buku anyelement, gerak erp_private.penerimaan_gerak[], kontak_id bigint, lawan text, akun jsonb
) returns erp_private.ayat[] language plpgsql stable as $$
declare
  v_hasil erp_private.ayat[] := '{}';
  v_g record;
begin
  for v_g in
    select g.akun_kode, -g.nilai as nilai, s.gabungan_id, b.gabungan_id as baris_gabungan,
           coalesce(
             penerimaan_close_entries.lawan, s.akun_persediaan, b.rincian ->> 'akun_beban',
             penerimaan_close_entries.akun ->> 'penyesuaian_hpp'
           ) as lawan, s.mutasi_id is null as lain
      from unnest(penerimaan_close_entries.gerak) with ordinality as g
     cross join lateral erp_private.penerimaan_line(buku, g.baris_id) as s
      join transaksi_baris as b on b.id = g.baris_id
     order by g.ordinality
  loop
    v_hasil := v_hasil || erp_private.ayat(
      akun_kode => v_g.akun_kode, debit => v_g.nilai,
      kontak_id => penerimaan_close_entries.kontak_id
    ) || erp_private.ayat(
      akun_kode => v_g.lawan, kredit => v_g.nilai,
      gabungan_id => case when v_g.lain then v_g.baris_gabungan else v_g.gabungan_id end
    );
  end loop;
  return v_hasil;
end
$$;
