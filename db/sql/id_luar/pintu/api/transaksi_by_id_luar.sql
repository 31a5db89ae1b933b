/** One transaction by an external id, as transaksiGet tells it. */
-- Endpoint: GET /api/transaksi/{jenis}/luar/{sumber}/{id}.
create or replace function erp.transaksi_by_id_luar(
  jenis erp.jenis_transaksi, sumber text, id_luar text,
  sertakan erp.sertakan_transaksi[] default null
) returns json language plpgsql stable security definer as $$
declare
  v_id bigint;
begin
  perform erp_private.wajib_hak_jenis(null::buku, jenis);
  perform erp_private.biaya_names_refuse(sertakan::text[]);
  select l.transaksi_id into v_id
    from transaksi_id_luar as l
   where l.jenis = transaksi_by_id_luar.jenis and l.sumber = transaksi_by_id_luar.sumber
     and l.nilai = transaksi_by_id_luar.id_luar;
  if not found then
    raise exception using errcode = 'TDTRX',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('transaksi'));
  end if;
  return erp_private.lokasi_isi(erp_private.biaya_isi(
    erp_private.transaksi_json(null::buku, jenis, v_id, coalesce(sertakan, '{}'))
  ), 'peringatan', 'halangan');
end
$$;
