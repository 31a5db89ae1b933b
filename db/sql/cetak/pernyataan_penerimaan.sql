/** Lines below the statement of a supplier: receipts that he did not bill, oldest first. */
-- At most thirty, then how many there are besides.
-- @execute erp_reader
create or replace function erp_private.pernyataan_penerimaan(
  buku anyelement, kontak_id bigint, per date
) returns jsonb language plpgsql stable as $$
declare
  v_hasil jsonb;
  v_banyak bigint;
begin
  select jsonb_agg(
           concat_ws(
             '  ', erp_private.istilah('Belum ditagih') || ':', d.nomor,
             erp_private.tanggal_pendek(d.tanggal), erp_private.angka_cetak(d.nilai)
           ) order by d.urutan
         ) filter (where d.urutan <= 30), count(*)
    into v_hasil, v_banyak
    from (
      select p.nomor, p.tanggal, sum(p.nilai_sisa) as nilai,
             row_number() over (order by p.tanggal, p.penerimaan_id) as urutan
        from erp_private.penerimaan_per(
          pernyataan_penerimaan.per, null, pernyataan_penerimaan.kontak_id
        ) as p
       group by p.penerimaan_id, p.nomor, p.tanggal
    ) as d;
  return coalesce(v_hasil, '[]') || case
    when v_banyak > 30
      then jsonb_build_array('+ ' || erp_private.angka_cetak(v_banyak - 30))
    else '[]'
  end;
end
$$;
