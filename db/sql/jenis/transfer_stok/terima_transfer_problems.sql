/** Messages about the quantities received of a transfer, or null. */
-- Each entry names a line of the transfer, once, and no more than may leave transit on that day.
create or replace function erp_private.terima_transfer_problems(
  buku anyelement, transaksi_id bigint, tanggal date, detail jsonb
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(format('detail.%s.%s', d.urutan - 1, m.pesan) order by d.urutan, m.urutan)
      from (
        select x.isi ->> 'baris_id' as baris_id, x.isi ->> 'qty' as qty, x.urutan,
               (select min(k) from jsonb_object_keys(x.isi) as k
                 where k not in ('baris_id', 'qty')) as asing,
               count(*) over (partition by x.isi ->> 'baris_id' order by x.urutan) as kali
          from jsonb_array_elements(terima_transfer_problems.detail)
            with ordinality as x (isi, urutan)
      ) as d
      left join transaksi_baris as b
        on b.id::text = d.baris_id and b.transaksi_id = terima_transfer_problems.transaksi_id
      left join erp_private.transfer_stok_left(
        buku, terima_transfer_problems.transaksi_id, terima_transfer_problems.tanggal
      ) as s on s.baris_id = b.id
      left join barang as g on g.id = b.barang_id
      left join satuan as u on u.id = g.satuan_id
      cross join lateral (
        select case when pg_input_is_valid(d.qty, 'numeric') then d.qty::numeric end as qty
      ) as q
      cross join lateral (values
        (1, case
          when d.baris_id is null then erp_private.kalimat_di('baris_id', 'wajib')
          when b.id is null then 'baris_id: bukan baris transfer ini'
          when d.kali > 1 then 'baris_id: baris ini sudah ada di baris lain'
        end),
        (2, 'qty: ' || case
          when q.qty is null then 'wajib diisi dengan angka'
          when erp_private.angka_problem(q.qty, 6, true) is not null then
            erp_private.angka_problem(q.qty, 6, true)
          when q.qty * b.faktor > s.sisa then format(
            'melebihi %s yang masih dalam perjalanan dari baris %s',
            trim_scale(round(s.sisa / b.faktor, 6)), b.baris
          )
          else erp_private.baris_qty_problem(q.qty, b.faktor, u.kode)
        end),
        (3, erp_private.kalimat_di(d.asing, 'tidak_dikenal'))
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
