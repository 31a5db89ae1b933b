/** What approving a draft would do now: the real posting, rolled back (KOSTS). */
-- What it comes to is kept with the draft, so that its detail says so too.
-- Without plans that read whole tables, made while the books are young and kept (transaksi_post).
create or replace function erp_private.draft_simulate(
  buku anyelement, jenis erp.jenis_transaksi, id bigint
) returns json language plpgsql set enable_seqscan = off as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_harga erp_private.harga_daftar;
  v_t record;
  v_usul erp_private.usul;
  v_hasil json;
begin
  perform erp_private.periode_enter_document(buku, (
    select t.isi from transaksi as t where t.id = draft_simulate.id
  ));
  v_t := erp_private.transaksi_lock(buku, draft_simulate.jenis, draft_simulate.id);
  if v_t.status <> 'draft' then
    raise exception using errcode = 'KOSTS',
      message = format('transaksi sudah berstatus %s', v_t.status);
  end if;
  perform erp_private.persetujuan_returned_refuse(buku, draft_simulate.id);
  v_harga := erp_private.draft_kept(buku, draft_simulate.id);
  begin
    perform erp_private.transaksi_post(
      buku, draft_simulate.id, draft_simulate.jenis, erp_private.draft_priced(v_t.isi, v_harga)
    );
    v_usul := erp_private.draft_outcome(buku, draft_simulate.id, v_mulai);
    update transaksi as t
       set rincian = erp_private.peringatan_add(
             t.rincian,
             erp_private.draft_moved(buku, draft_simulate.jenis, v_t.isi, v_harga.harga)
           )
     where t.id = draft_simulate.id;
    v_hasil := erp_private.simulasi_json(
      buku, draft_simulate.jenis, draft_simulate.id, v_mulai, v_usul.inti
    );
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      if erp_private.draft_plain(buku, v_t.penyusun) then
        v_usul.peringatan := erp_private.peringatan_umum(v_usul.peringatan);
      end if;
      perform erp_private.draft_book(
        buku, draft_simulate.id, draft_simulate.jenis, v_usul, v_harga
      );
  end;
  return v_hasil;
end
$$;
