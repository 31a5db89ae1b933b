/**
 * Has another decide in the caller's place, besides himself, from a day to another. Answers its id.
 */
-- At most 366 days. Code: VAPSJ. Endpoint: POST /api/persetujuan/delegasi.
create or replace function erp.delegasi_create(
  kepada uuid, dari date, sampai date, alasan text default null
) returns json language plpgsql security definer as $$
declare
  v_hasil jsonb;
  v_id bigint;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'orang');
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  perform erp_private.putusan_note_refuse(alasan, 'alasan', false);
  perform erp_private.kesalahan_refuse('VAPSJ', variadic erp_private.delegasi_problems(
    null::buku, 'kepada', kepada
  ) || array_remove(array[
    case when dari is null then erp_private.kalimat_di('dari', 'wajib') end,
    case
      when sampai is null then erp_private.kalimat_di('sampai', 'wajib')
      when sampai < dari then 'sampai: tidak boleh sebelum dari'
      when sampai - dari > 366 then 'sampai: paling lama 366 hari'
    end
  ], null));
  insert into delegasi (oleh, kepada, dari, sampai, alasan)
  values (
    erp.pengguna_id(), delegasi_create.kepada, delegasi_create.dari, delegasi_create.sampai,
    delegasi_create.alasan
  )
  returning delegasi.id into v_id;
  v_hasil := jsonb_build_object('id', v_id);
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
