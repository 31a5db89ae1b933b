/** Takes a request of one's own back: a draft is cancelled, a posted document stays as it is. */
-- Another author of a draft may do it, too. Endpoint: POST /api/persetujuan/{id}/tarik.
create or replace function erp.persetujuan_tarik(id bigint)
returns json language plpgsql security definer as $$
declare
  v_p record;
  v_ulang jsonb;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'bebas');
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return v_ulang;
  end if;
  v_p := erp_private.persetujuan_take(null::buku, id);
  if v_p.jenis is not null then
    perform erp_private.wajib_hak_jenis(
      null::buku, v_p.jenis, case when v_p.aksi = 'posting' then 'update' else 'bebas' end
    );
  end if;
  if erp.pengguna_id() <> all (erp_private.persetujuan_authors(null::buku, id)) then
    raise exception using errcode = 'OTSET', message = 'hanya yang mengajukannya dapat menariknya';
  end if;
  if v_p.aksi = 'posting' then
    perform erp_private.draft_cancel(null::buku, v_p.jenis, v_p.transaksi_id);
  else
    perform erp_private.persetujuan_decide(null::buku, id, 'ditarik');
  end if;
  v_hasil := erp_private.persetujuan_json(null::buku, id);
  perform erp_private.idempotency_end(null::buku, v_hasil::jsonb);
  return v_hasil;
end
$$;
