/**
 * Changes attributes of a transaction: {key: value, or null to take it away}; the others stay.
 */
-- In any status, also when it is posted: they say nothing of the books. Changing nothing writes
-- nothing. Endpoint: PATCH /api/transaksi/{jenis}/{id}/atribut. Codes: VAATR,
-- VABDG.
create or replace function erp.transaksi_atribut_patch(
  jenis erp.jenis_transaksi, id bigint, atribut jsonb
) returns boolean language plpgsql security definer as $$
declare
  v_t record;
  v_lama jsonb;
  v_baru jsonb;
begin
  v_t := erp_private.transaksi_lock(null::buku, jenis, id, 'update');
  if v_t.status <> 'draft' then
    perform erp_private.agen_refuse('transaksi', null);
  end if;
  perform erp_private.kesalahan_refuse(
    'VAATR', variadic erp_private.atribut_problems('atribut', transaksi_atribut_patch.atribut)
  );
  select coalesce(t.atribut, '{}') into v_lama
    from transaksi as t
   where t.id = transaksi_atribut_patch.id;
  v_baru := jsonb_strip_nulls(v_lama || transaksi_atribut_patch.atribut);
  perform erp_private.kesalahan_refuse(
    'VAATR', variadic erp_private.atribut_problems('atribut', v_baru)
  );
  perform erp_private.kesalahan_refuse('VABDG', variadic erp_private.bidang_problems(
    null::buku, jenis::text, false, 'atribut', v_baru, v_lama
  ));
  update transaksi as t
     set atribut = nullif(v_baru, '{}'), isi = t.isi || jsonb_build_object('atribut', v_baru),
         diubah_pada = now()
   where t.id = transaksi_atribut_patch.id and t.atribut is distinct from nullif(v_baru, '{}');
  if found and v_t.status = 'draft' then
    -- It is no longer what was put under an external id: the same body again is a change.
    update transaksi_id_luar as l
       set sidik = null
     where l.transaksi_id = transaksi_atribut_patch.id;
  end if;
  return true;
end
$$;
