/** Makes working drafts of orders to suppliers, one per supplier and location, as json. */
-- [{draft_id, kontak_id, lokasi_id, total}]. A draft has at most 1,000 lines; what is more goes on
-- in another. A line has the supplier's unit where that is a whole number of it, and his price.
-- Dated today, to come when the slowest of the lines does.
create or replace function erp_private.usulan_beli_draft(
  buku anyelement, baris erp.usulan_beli_baris_input[]
) returns jsonb language plpgsql as $$
declare
  v_hari constant date := erp_private.tenant_today(buku);
  v_satu record;
  v_id bigint;
  v_hasil jsonb := '[]';
begin
  for v_satu in
    select h.kontak_id, h.lokasi_id, sum(round(h.qty * h.harga, 2)) as total,
           v_hari + max(h.waktu_tunggu_hari) as tanggal_kirim,
           jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
             'barang_id', h.barang_id, 'satuan_id', h.satuan_id, 'qty', trim_scale(h.qty),
             'harga', trim_scale(h.harga)
           )) order by h.kode, h.ordinality) as detail
      from (
        select d.kontak_id, d.lokasi_id, d.barang_id, d.ordinality, b.kode, p.waktu_tunggu_hari,
               case when u.utuh then p.satuan_id end as satuan_id,
               case when u.utuh then d.qty / f.faktor else d.qty end as qty,
               case
                 when u.utuh then coalesce(p.harga, round(b.harga_beli * f.faktor, 6))
                 else coalesce(round(p.harga / f.faktor, 6), b.harga_beli)
               end as harga,
               (row_number() over (
                 partition by d.kontak_id, d.lokasi_id order by b.kode, d.ordinality
               ) - 1) / 1000 as bagian
          from unnest(usulan_beli_draft.baris)
            with ordinality as d
          join barang as b on b.id = d.barang_id
          left join barang_pemasok as p
            on p.barang_id = d.barang_id and p.kontak_id = d.kontak_id and p.aktif
          left join barang_satuan as s
            on s.barang_id = b.id and s.satuan_id = p.satuan_id and s.satuan_id <> b.satuan_id
           and s.aktif
         cross join lateral (select coalesce(s.faktor, 1)::numeric as faktor) as f
         cross join lateral (
           select p.satuan_id is not null and (s.id is not null or p.satuan_id = b.satuan_id)
             and d.qty % f.faktor = 0 as utuh
         ) as u
      ) as h
     group by h.kontak_id, h.lokasi_id, h.bagian
     order by h.kontak_id, h.lokasi_id, h.bagian
  loop
    insert into draft (jenis, isi, dibuat_oleh)
    values ('order-pembelian', jsonb_strip_nulls(jsonb_build_object(
        'tanggal', v_hari, 'kontak_id', v_satu.kontak_id, 'lokasi_id', v_satu.lokasi_id,
        'tanggal_kirim', v_satu.tanggal_kirim, 'detail', v_satu.detail
      )), erp.pengguna_id())
    returning id into v_id;
    v_hasil := v_hasil || jsonb_build_object(
      'draft_id', v_id, 'kontak_id', v_satu.kontak_id, 'lokasi_id', v_satu.lokasi_id,
      'total', coalesce(v_satu.total, 0)::erp.uang
    );
  end loop;
  return v_hasil;
end
$$;
