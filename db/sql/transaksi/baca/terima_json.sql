/** The fields of a kind, with how much of a dispatch has arrived. */
-- Adds `status_terima`, and for goods each receipt (`terima.penerimaan`). Other kinds stay as
-- they are.
-- @execute erp_writer, erp_reader
create or replace function erp_private.terima_json(
  buku anyelement, id bigint, status erp.status_transaksi, rincian jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_status constant text := erp_private.terima_status(
    terima_json.status::text, terima_json.rincian
  );
  v_terima jsonb;
begin
  if v_status is null then
    return rincian #- '{terima,selesai}';
  end if;
  rincian := rincian || jsonb_build_object('status_terima', v_status);
  if rincian ? 'terima' then
    v_terima := (erp_private.transfer_stok_receipts_json(buku, terima_json.id)).penerimaan;
    rincian := jsonb_set(
      rincian, '{terima}', (rincian -> 'terima') - 'selesai' || case
        when v_terima is null then '{}' else jsonb_build_object('penerimaan', v_terima)
      end
    );
  end if;
  return rincian;
end
$$;
