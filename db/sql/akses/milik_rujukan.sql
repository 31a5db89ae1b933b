/**
 * Whether a value of a document names no other document, line or open item that the caller does
 * not see.
 */
create or replace function erp_private.milik_rujukan(buku anyelement, kunci text, nilai text)
returns boolean language plpgsql stable as $$
declare
  v_id bigint;
begin
  if kunci not in (
    'dokumen_id', 'dokumen_asal_id', 'order_id', 'hutang_id', 'piutang_id', 'pos_id',
    'baris_asal_id', 'order_baris_id', 'penawaran_baris_id', 'penerimaan_baris_id', 'baris_id',
    'sudah_terhitung_opname'
  ) or pg_input_is_valid(nilai, 'bigint') is not true then
    return true;
  end if;
  v_id := nilai::bigint;
  return case
    when kunci = 'pos_id' then erp_private.transaksi_milik(
      buku, (select p.transaksi_id from pos_terbuka as p where p.id = v_id)
    )
    when kunci in (
      'baris_asal_id', 'order_baris_id', 'penawaran_baris_id', 'penerimaan_baris_id', 'baris_id'
    )
      then erp_private.transaksi_milik(
        buku, (select b.transaksi_id from transaksi_baris as b where b.id = v_id)
      )
    else not exists (select from transaksi as t where t.id = v_id)
      or erp_private.transaksi_milik(buku, v_id)
  end;
end
$$;
