/**
 * Gives or takes external ids of a transaction of any status but batal: {source: id}, null takes
 * one away. The books stay as they are.
 */
-- Endpoint: PATCH /api/transaksi/{jenis}/{id}/id-luar.
create or replace function erp.transaksi_id_luar_patch(
  jenis erp.jenis_transaksi, id bigint, id_luar jsonb
) returns boolean language plpgsql security definer as $$
declare
  v_t record;
  v_ada jsonb;
  v_baru jsonb;
begin
  v_t := erp_private.transaksi_lock(null::buku, jenis, id, 'update');
  if v_t.status <> 'draft' then
    perform erp_private.agen_refuse('transaksi', null);
  end if;
  if v_t.status = 'batal' then
    raise exception using errcode = 'KOSTS', message = 'transaksi sudah berstatus batal';
  end if;
  perform erp_private.kesalahan_refuse('VAATR', variadic case
    when jsonb_typeof(transaksi_id_luar_patch.id_luar) is distinct from 'object'
      then array[erp_private.kalimat_di('id_luar', 'objek')]
    else erp_private.id_luar_problems(transaksi_id_luar_patch.id_luar, true)
  end);
  v_ada := erp_private.id_luar_json(null::buku, id);
  v_baru := jsonb_strip_nulls(v_ada || transaksi_id_luar_patch.id_luar);
  perform erp_private.kesalahan_refuse('VAATR', variadic erp_private.id_luar_problems(v_baru));
  if v_baru <> v_ada then
    perform erp_private.id_luar_write(null::buku, jenis, id, v_baru, null);
    perform erp_private.outbox_add(
      null::buku, 'id_luar', jsonb_build_object('transaksi_id', id)
    );
  end if;
  return true;
end
$$;
