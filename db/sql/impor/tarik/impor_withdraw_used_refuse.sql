/** Refuses to take back a unit, a tier or a contact that active records name (KOIMP). */
-- `offset 0` against a walk through all documents: each is looked up by its key.
create or replace function erp_private.impor_withdraw_used_refuse(
  buku anyelement, macam text, id bigint, kode text
) returns void language plpgsql stable as $$
begin
  if exists (
    select from barang as b
     where macam = 'satuan' and b.satuan_id = impor_withdraw_used_refuse.id and b.aktif
    union all
    select from barang_satuan as s
     where macam = 'satuan' and s.satuan_id = impor_withdraw_used_refuse.id and s.aktif
    union all
    select from barang_harga as h
     where (macam = 'satuan' and h.satuan_id = impor_withdraw_used_refuse.id
         or macam = 'harga' and h.harga_kode = impor_withdraw_used_refuse.kode
         or macam = 'kontak' and h.kontak_id = impor_withdraw_used_refuse.id) and h.aktif
    union all
    select from barang_pemasok as p
     where (macam = 'satuan' and p.satuan_id = impor_withdraw_used_refuse.id
         or macam = 'kontak' and p.kontak_id = impor_withdraw_used_refuse.id) and p.aktif
    union all
    select from kontak as k
     where macam = 'harga' and k.harga_kode = impor_withdraw_used_refuse.kode and k.aktif
    union all
    select
      from transaksi_baris as l
     cross join lateral (select x.* from transaksi as x where x.id = l.transaksi_id offset 0) as t
     where macam = 'satuan' and l.satuan_id = impor_withdraw_used_refuse.id
       and t.status in ('draft', 'final')
  ) then
    raise exception using errcode = 'KOIMP', message = 'masih dipakai';
  end if;
end
$$;
