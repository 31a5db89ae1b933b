/** How a line of the three-way match stands; the first that holds. */
-- More was billed than ordered; another price, beyond the tolerance in percent and the cents of its
-- papers; not all that came is billed; not all has come; what will neither come nor be billed.
create or replace function erp_private.pencocokan_status(
  qty_order numeric, sisa numeric, terima numeric, retur numeric, tutup numeric, tagih numeric,
  harga numeric, selisih_nilai numeric, banyak bigint, toleransi numeric
) returns erp.status_pencocokan language sql immutable as $$
  select case
    when tagih > terima - retur or tagih > qty_order then 'lebih_ditagih'
    when abs(selisih_nilai)
      > greatest(banyak * 0.01, abs(harga * tagih) * coalesce(toleransi, 0) / 100)
      then 'beda_harga'
    when terima - retur - tutup > tagih then 'belum_ditagih'
    when sisa > 0 then 'belum_terima'
    when tutup > 0 or terima < qty_order then 'ditutup'
    else 'cocok'
  end::erp.status_pencocokan
$$;
