/** Refuses a new code for a dimension or a value that is in use (KODIM). */
create or replace function erp_private.master_dimensi_refuse(
  buku anyelement, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
declare
  v_nilai constant boolean := lama ? 'dimensi_id';
  v_pakai text;
begin
  if lama -> 'kode' = baru -> 'kode' then
    return;
  end if;
  v_pakai := erp_private.dimensi_dipakai(
    buku, (lama ->> case when v_nilai then 'dimensi_id' else 'id' end)::bigint,
    case when v_nilai then (lama ->> 'id')::bigint end
  );
  if v_pakai is not null then
    raise exception using errcode = 'KODIM',
      message = format('kode: sudah dipakai oleh %s, jadi kodenya tetap', v_pakai);
  end if;
end
$$;
