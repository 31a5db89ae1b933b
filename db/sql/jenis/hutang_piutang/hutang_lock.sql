/** Locks what a payable changes besides its own item (KOFAK). */
-- In the order of all postings: the supplier whose invoice it is, the purchases that get landed
-- cost, their goods.
create or replace function erp_private.hutang_lock(buku anyelement, isi jsonb)
returns void language plpgsql as $$
declare
  v_nomor constant text := erp_private.teks_isi(hutang_lock.isi ->> 'nomor_faktur_supplier');
  v_baris constant bigint[] := array(
    select x::bigint
      from jsonb_path_query(
        hutang_lock.isi,
        '$.detail[*].alokasi.baris[*].baris_id ? (@ >= 1 && @ <= 9007199254740991)'
      ) as x
  );
begin
  if v_nomor is not null then
    perform erp_private.faktur_supplier_lock(
      buku, (hutang_lock.isi ->> 'kontak_id')::bigint, v_nomor
    );
  end if;
  if cardinality(v_baris) = 0 then
    return;
  end if;
  perform
    from transaksi as t
   where t.id in (select b.transaksi_id from transaksi_baris as b where b.id = any (v_baris))
   order by t.id for no key update;
  perform erp_private.stok_lock(buku, array(
    select b.barang_id from transaksi_baris as b where b.id = any (v_baris)
  ));
end
$$;
