/**
 * Changes attributes of a transaction: {key: value, or null to take it away}; the others stay.
 */
-- In any status, also when it is posted: they say nothing of the books. Changing nothing writes
-- nothing. Endpoint: PATCH /api/transaksi/{jenis}/{id}/atribut. Code: VAATR.
create or replace function erp.transaksi_atribut_patch(
  jenis erp.jenis_transaksi, id bigint, atribut jsonb
) returns boolean language plpgsql security definer as $$
declare
  v_baru jsonb;
begin
  perform erp_private.transaksi_lock(null::buku, jenis, id, 'update');
  perform erp_private.kesalahan_refuse(
    'VAATR', variadic erp_private.atribut_problems('atribut', transaksi_atribut_patch.atribut)
  );
  select jsonb_strip_nulls(coalesce(t.atribut, '{}') || transaksi_atribut_patch.atribut) into v_baru
    from transaksi as t
   where t.id = transaksi_atribut_patch.id;
  perform erp_private.kesalahan_refuse(
    'VAATR', variadic erp_private.atribut_problems('atribut', v_baru)
  );
  update transaksi as t
     set atribut = nullif(v_baru, '{}'), isi = t.isi || jsonb_build_object('atribut', v_baru),
         diubah_pada = now()
   where t.id = transaksi_atribut_patch.id and t.atribut is distinct from nullif(v_baru, '{}');
  return true;
end
$$;
