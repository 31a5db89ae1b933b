/** Deactivates a record that an import made (KOIMP, codes of master_deactivate). */
-- Not where documents that are not void name it. A unit is deleted where nothing names it, and
-- deactivated where only inactive or void things do. `offset 0` against a walk through all
-- documents: each is looked up by its key.
create or replace function erp_private.impor_withdraw_record(
  buku anyelement, entitas erp.entitas_master, id bigint, kode text
) returns void language plpgsql as $$
declare
  v_pakai text;
begin
  v_pakai := case entitas
    when 'kontak' then (
      select t.nomor from transaksi as t
       where t.kontak_id = impor_withdraw_record.id and t.status in ('draft', 'final')
       order by t.tanggal desc, t.id desc limit 1
    )
    when 'lokasi' then (
      select t.nomor from transaksi as t
       where t.lokasi_id = impor_withdraw_record.id and t.status in ('draft', 'final') limit 1
    )
    when 'harga' then (
      select t.nomor from transaksi as t
       where t.harga_kode = impor_withdraw_record.kode and t.status in ('draft', 'final') limit 1
    )
    when 'barang' then (
      select t.nomor
        from transaksi_baris as b
       cross join lateral (select x.* from transaksi as x where x.id = b.transaksi_id offset 0) as t
       where b.barang_id = impor_withdraw_record.id and t.status in ('draft', 'final') limit 1
    )
    when 'akun' then (
      select t.nomor
        from transaksi_baris as b
       cross join lateral (select x.* from transaksi as x where x.id = b.transaksi_id offset 0) as t
       where b.akun_kode = impor_withdraw_record.kode and t.status in ('draft', 'final') limit 1
    )
  end;
  if v_pakai is not null then
    raise exception using errcode = 'KOIMP',
      message = format('masih dipakai oleh %s; batalkan dulu itu', v_pakai);
  end if;
  if entitas = 'satuan' and exists (
    select from barang as b where b.satuan_id = impor_withdraw_record.id
  ) and not exists (
    select from barang as b where b.satuan_id = impor_withdraw_record.id and b.aktif
    union all
    select from barang_satuan as s where s.satuan_id = impor_withdraw_record.id and s.aktif
    union all
    select from barang_harga as h where h.satuan_id = impor_withdraw_record.id and h.aktif
    union all
    select from barang_pemasok as p where p.satuan_id = impor_withdraw_record.id and p.aktif
    union all
    select
      from barang as b
      join transaksi_baris as l on l.barang_id = b.id and l.satuan_id = b.satuan_id
      join transaksi as t on t.id = l.transaksi_id and t.status in ('draft', 'final')
     where b.satuan_id = impor_withdraw_record.id
  ) then
    perform erp_private.master_update(buku, entitas, id::text, '{"aktif": false}', false);
    return;
  end if;
  perform erp.master_deactivate(entitas, case
    when (select e.kunci from erp_private.master_entitas as e
           where e.entitas = impor_withdraw_record.entitas) = 'kode' then kode
    else impor_withdraw_record.id::text
  end);
end
$$;
