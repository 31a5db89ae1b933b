/**
 * Whether a value of a document names no other document, line or open item that the caller does
 * not see.
 */
-- One that is not there counts as seen, unless it must be there (`ada`). Who does not see what
-- goods cost sees none of the documents whose money that is, but a stocktaking that had counted his
-- goods.
create or replace function erp_private.milik_rujukan(
  buku anyelement, kunci text, nilai text, ada boolean default false
) returns boolean language plpgsql stable as $$
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
  if kunci = 'pos_id' then
    select p.transaksi_id into v_id from pos_terbuka as p where p.id = v_id;
  elsif kunci in (
    'baris_asal_id', 'order_baris_id', 'penawaran_baris_id', 'penerimaan_baris_id', 'baris_id'
  ) then
    select b.transaksi_id into v_id from transaksi_baris as b where b.id = v_id;
  else
    select t.id into v_id from transaksi as t where t.id = v_id;
  end if;
  return case
    when v_id is null then not ada
    when erp_private.biaya_tutup() and kunci <> 'sudah_terhitung_opname' and exists (
      select from transaksi as t where t.id = v_id and t.jenis = any (erp_private.biaya_jenis())
    ) then false
    else erp_private.transaksi_milik(buku, v_id)
  end;
end
$$;
