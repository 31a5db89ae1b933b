/** Message about a payment request that pos_spread has read with its first item (`p`), or null. */
-- `jumlah` is its money, `nilai` that with discount and tax withheld. `berulang`: another request
-- names the same document or item.
create or replace function erp_private.pos_minta_problem(
  p record, tanggal date, jumlah numeric, nilai numeric, berulang boolean
) returns text language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case
    when p.id is null then 'dokumen_id: tidak ditemukan pada kontak ini'
    when berulang then 'dokumen_id: disebut lebih dari satu kali'
    when p.sejak > tanggal then format('dokumen_id: dokumen itu bertanggal %s', p.sejak)
    when p.semua = 0 then 'dokumen_id: sudah tidak bersisa'
    when nilai > p.semua then format('jumlah: melebihi sisa %s', p.semua)
    when jumlah < 0 then format('potongan: melebihi sisa %s', p.semua)
    when nilai <= 0 then 'jumlah: harus lebih dari 0'
  end;
end
$$;
