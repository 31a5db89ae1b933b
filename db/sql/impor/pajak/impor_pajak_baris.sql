/** What VAT the lines of a file bear, and what a column of it says: an amount and a percent. */
-- Of lines whose price the file says. `dokumen` is the first row of the document.
create or replace function erp_private.impor_pajak_baris(
  buku anyelement, id bigint, sel integer, desimal text
) returns table (
  ke integer, dokumen integer, teks text, nilai numeric, ppn numeric, tarif numeric,
  efektif numeric, ongkos numeric
) language plpgsql stable as $$
begin
  return query
    select b.ke, b.dokumen, n.teks, erp_private.impor_sel_angka(
             jsonb_build_array(case jsonb_typeof(b.sel -> impor_pajak_baris.sel)
               when 'number' then b.sel -> impor_pajak_baris.sel
               else to_jsonb(btrim(rtrim(n.teks, '% '))) end),
             jsonb_build_array(0, impor_pajak_baris.desimal)
           ), s.ppn, coalesce(r.tarif, 0)::numeric,
           coalesce(r.tarif * r.pembilang / r.penyebut, 0)::numeric, coalesce(o.ppn, 0)
      from impor_baris as b
      join impor_baris as k on k.impor_id = b.impor_id and k.ke = b.dokumen
     cross join lateral (
       select nullif(btrim(b.sel ->> impor_pajak_baris.sel), '') as teks
     ) as n
     cross join lateral jsonb_to_record(b.isi -> 'baris') as f (
       barang_id bigint, qty numeric, harga numeric, diskon numeric, diskon_persen numeric,
       pajak_kode text
     )
     cross join lateral jsonb_to_record(k.isi -> 'dokumen') as d (
       tanggal date, harga_termasuk_pajak boolean, ongkos numeric, ongkos_pajak_kode text
     )
      left join barang as g on g.id = f.barang_id
      left join lateral erp_private.pajak_rate(
        coalesce(f.pajak_kode, g.pajak_kode), d.tanggal
      ) as r on true
     cross join lateral erp_private.pajak_split(
       round(f.qty * f.harga - coalesce(f.diskon, 0)
         - coalesce(f.qty * f.harga * f.diskon_persen / 100, 0), 2),
       r.tarif, coalesce(r.pembilang, 1), coalesce(r.penyebut, 1),
       coalesce(d.harga_termasuk_pajak, false)
     ) as s
      left join lateral erp_private.pajak_rate(d.ongkos_pajak_kode, d.tanggal) as q on true
      left join lateral erp_private.pajak_split(
        d.ongkos, q.tarif, coalesce(q.pembilang, 1), coalesce(q.penyebut, 1),
        coalesce(d.harga_termasuk_pajak, false)
      ) as o on true
     where b.impor_id = impor_pajak_baris.id and b.macam = 'data'
       and f.qty is not null and f.harga is not null and d.tanggal is not null;
end
$$;
