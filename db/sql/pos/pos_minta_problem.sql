/** Message about a payment request of which pos_spread has read the items, or null. */
-- `id` and `sejak` are of its first item, `semua` is what is left of all. `jumlah` is its money,
-- `nilai` that with discount and tax withheld. `berulang`: another request names the same document
-- or item.
create or replace function erp_private.pos_minta_problem(
  id bigint, sejak date, semua numeric, tanggal date, jumlah numeric, nilai numeric,
  berulang boolean
) returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return case
    when id is null then 'dokumen_id: tidak ditemukan pada kontak ini'
    when berulang then erp_private.kalimat_di('dokumen_id', 'berulang')
    when sejak > tanggal then format('dokumen_id: dokumen itu bertanggal %s', sejak)
    when semua = 0 then 'dokumen_id: sudah tidak bersisa'
    when nilai > semua then format('jumlah: melebihi sisa %s', semua)
    when jumlah < 0 then format('potongan: melebihi sisa %s', semua)
    when nilai <= 0 then erp_private.kalimat_di('jumlah', 'lebih_dari', '0')
  end;
end
$$;
