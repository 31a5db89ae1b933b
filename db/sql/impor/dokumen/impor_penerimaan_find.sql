/** The line of a receipt that a row of a file bills; null where it names none, or several. */
-- By the number of the receipt, that of before or ours, among those of the supplier, and by the
-- goods. Where it has these goods on several lines `#2` behind the number says the second line of
-- the receipt.
create or replace function erp_private.impor_penerimaan_find(
  buku anyelement, kontak_id bigint, isi jsonb
) returns bigint language plpgsql stable as $$
declare
  v_nama constant text := isi ->> 'penerimaan_baris_id';
  v_nomor constant text := regexp_replace(v_nama, '#\d{1,4}$', '');
  v_ke constant integer := substring(v_nama from '#(\d{1,4})$');
begin
  return (
    select case when count(*) = 1 then min(b.id) end
      from (
        select t.id
          from transaksi as t
         where t.nomor_referensi = any (array[v_nama, v_nomor])
           and t.kontak_id = impor_penerimaan_find.kontak_id
           and t.mode = 'penerimaan' and t.status = 'final'
        union
        select t.id
          from transaksi as t
         where t.nomor = any (array[v_nama, v_nomor])
           and t.kontak_id = impor_penerimaan_find.kontak_id
           and t.mode = 'penerimaan' and t.status = 'final'
      ) as t
      join transaksi_baris as b on b.transaksi_id = t.id
     where (v_ke is null or b.baris = v_ke)
       and (not isi ? 'barang_id' or b.barang_id = (isi ->> 'barang_id')::bigint)
  );
end
$$;
