/** The rows of the stock report in its order; `per` is null for now. */
create or replace function erp_private.stok_sort(
  buku anyelement, lokasi bigint, barang bigint, per_lokasi boolean, sampai date,
  diketahui timestamptz
)
returns table (
  barang_id bigint, kode text, nama text, lokasi_id bigint, lokasi_nama text, qty numeric,
  nilai numeric, per date
) language plpgsql stable as $$
declare
  v_r record;
  v_per date;
begin
  v_r := erp_private.laporan_rentang(buku, null, sampai, nama_akhir => 'per');
  -- No movement is dated after today, so the present stock answers for today.
  if v_r.akhir < erp_private.tenant_today(buku) then
    v_per := v_r.akhir;
  end if;
  return query
    select s.barang_id, b.kode, b.nama, s.lokasi_id, l.nama, s.qty, s.nilai, v_per
      from erp_private.stok_baris(
        v_per, lokasi, barang, coalesce(per_lokasi, false), diketahui
      ) as s
      join barang as b on b.id = s.barang_id
      left join lokasi as l on l.id = s.lokasi_id
     order by b.kode, l.kode;
end
$$;
