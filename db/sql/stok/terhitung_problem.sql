/**
 * Message why a stock count cannot have counted a document's movements before its void, or null.
 */
-- The count must lie on the document's day or later, at a location where the document moved goods,
-- and have counted all goods that it moved there. A document that is compensated there already is
-- refused.
create or replace function erp_private.terhitung_problem(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns text language plpgsql stable as $$
declare
  v_o record;
  v_t record;
  v_g record;
begin
  select t.id, t.jenis, t.status, t.tanggal, t.lokasi_id, t.nomor, t.rincian ->> 'mode' as mode
    into v_o
    from transaksi as t
   where t.id = terhitung_problem.opname_id;
  if v_o.jenis is distinct from 'opname-stok' or v_o.status <> 'final' or v_o.mode = 'saldo_awal'
    or v_o.id = terhitung_problem.transaksi_id
  then
    return 'bukan opname stok yang berlaku';
  end if;
  select t.tanggal, o.nomor as opname, o.lokasi_id into v_t
    from transaksi as t
    -- Made first: a wall would have all documents read before the cast.
   cross join lateral (
     select (t.rincian ->> 'sudah_terhitung_opname')::bigint as id offset 0
   ) as asal
    left join transaksi as o on o.id = asal.id
   where t.id = terhitung_problem.transaksi_id;
  select count(*) as banyak, string_agg(distinct b.kode, ', ') filter (where not exists (
           select from transaksi_baris as l
            where l.transaksi_id = v_o.id and l.barang_id = m.barang_id
         )) as lain
    into v_g
    from mutasi_stok as m
    join barang as b on b.id = m.barang_id
   where m.transaksi_id = terhitung_problem.transaksi_id and m.lokasi_id = v_o.lokasi_id
     and m.jenis in ('masuk', 'keluar');
  return case
    when v_t.tanggal > v_o.tanggal
      then format('opname %s (%s) sebelum tanggal dokumen ini', v_o.nomor, v_o.tanggal)
    when v_t.lokasi_id = v_o.lokasi_id
      then format('dokumen ini sudah terhitung opname %s; hasil hitung di sana tidak bergeser',
                  v_t.opname)
    when v_g.banyak = 0 then 'dokumen ini tidak menggerakkan barang di lokasi opname itu'
    when v_g.lain is not null
      then format('opname %s tidak menghitung barang %s', v_o.nomor, v_g.lain)
  end;
end
$$;
