/**
 * Copies a document to a working draft: the same paper again, or one that continues it with what is
 * open of it. ke is the kind of the copy, mode its mode; baris are the lines that are wanted, all
 * when absent; lagi copies a quotation of which an order stands already.
 */
-- Nothing is posted: what is open is judged when the draft is submitted. Dated today without a
-- date. A key that may not read the kind is not shown what it copied.
-- Endpoint: POST /api/transaksi/{jenis}/{id}/salin.
create or replace function erp.transaksi_salin(
  jenis erp.jenis_transaksi, id bigint, ke erp.jenis_transaksi, mode text default null,
  tanggal date default null, baris erp.salin_baris_input[] default null,
  lagi boolean default false
) returns erp.draft_disalin language plpgsql security definer as $$
declare
  v_hasil erp.draft_disalin;
  v_ulang jsonb;
  v_mode text;
  v_cara text;
  v_detail jsonb;
  v_hari constant date := coalesce(
    transaksi_salin.tanggal, erp_private.tenant_today(null::buku)
  );
begin
  perform erp_private.wajib_hak_jenis(null::buku, jenis, 'draft');
  perform erp_private.kuota_refuse();
  if ke is null then
    perform erp_private.dokumen_refuse(array[erp_private.kalimat_di('ke', 'wajib')]);
  end if;
  perform erp_private.wajib_hak_jenis(null::buku, ke, 'draft');
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return jsonb_populate_record(v_hasil, v_ulang);
  end if;
  select t.mode into v_mode
    from transaksi as t
   where t.id = transaksi_salin.id and t.jenis = transaksi_salin.jenis;
  if not found or not erp_private.transaksi_milik(null::buku, transaksi_salin.id) then
    raise exception using errcode = 'TDTRX',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('transaksi'));
  end if;
  v_cara := erp_private.salin_way(jenis, v_mode, ke, mode);
  if jenis = 'penyusutan' then
    raise exception using errcode = 'VAMOD',
      message = 'ke: satu bulan disusutkan satu kali, jadi penyusutan tidak disalin';
  elsif jenis = 'audit-hutang-piutang' then
    raise exception using errcode = 'VAMOD',
      message = 'ke: audit mencatat saldo dokumen pada satu hari, jadi tidak disalin';
  elsif v_cara is null then
    raise exception using errcode = 'VAMOD', message = format(
      'ke: %s tidak disalin menjadi %s', concat_ws('/', jenis, v_mode), concat_ws('/', ke, mode)
    );
  elsif v_cara = 'sama' then
    v_hasil.isi := erp_private.salin_same(null::buku, jenis, id);
    v_detail := v_hasil.isi -> 'detail';
  else
    v_detail := erp_private.salin_open(null::buku, id, v_cara);
    perform erp_private.salin_refuse(null::buku, id, v_cara, lagi, v_detail);
    v_hasil.isi := erp_private.salin_head(null::buku, id, v_cara, ke, v_hari, lagi);
  end if;
  v_hasil.isi := jsonb_strip_nulls(v_hasil.isi || jsonb_build_object(
    'mode', coalesce(mode, v_hasil.isi ->> 'mode'),
    'tanggal', case when ke <> 'penyusutan' then v_hari end,
    'detail', case
      when v_detail is not null or baris is not null
        then erp_private.salin_pick(null::buku, coalesce(v_detail, '[]'), baris)
    end
  ));
  insert into draft (jenis, isi, dibuat_oleh, dilihat)
  values (
    ke, v_hasil.isi, erp.pengguna_id(),
    erp_private.draft_look(null::buku, ke, v_hasil.isi, null)
  )
  returning draft.id, versi, false into v_hasil.draft_id, v_hasil.versi, v_hasil.idempotent;
  if not erp_private.cakupan_may('transaksi', 'read', jenis) then
    v_hasil.isi := null;
  end if;
  perform erp_private.idempotency_end(null::buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
