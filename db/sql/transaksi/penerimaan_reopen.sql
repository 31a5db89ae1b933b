/** Takes the last closing of a receipt back (KOSTS, VATGL). */
-- In its own place while its month is open and no other day was asked for, else on that day or
-- today, not before it. Locks in the order of all postings.
create or replace function erp_private.penerimaan_reopen(
  buku anyelement, id bigint, alasan text, tanggal date
) returns void language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off
as $$
declare
  v_p record;
  v_tanggal date;
begin
  perform erp_private.periode_enter(buku);
  perform erp_private.transaksi_lock(buku, 'pembelian', penerimaan_reopen.id);
  perform erp_private.penerimaan_close_refuse(buku, penerimaan_reopen.id, 'infinity');
  select g.posting_id, g.tanggal into v_p
    from penerimaan_gerak as g
   where g.penerimaan_id = penerimaan_reopen.id and g.jenis = 'tutup' and g.membalik_id is null
     and not exists (select from penerimaan_gerak as r where r.membalik_id = g.id)
   order by g.id desc
   limit 1;
  if not found then
    raise exception using errcode = 'KOSTS', message = 'penerimaan ini tidak ditutup';
  end if;
  v_tanggal := coalesce(penerimaan_reopen.tanggal, case
    when erp_private.periode_is_open(buku, v_p.tanggal) then v_p.tanggal
    else erp_private.tenant_today(buku)
  end);
  if v_tanggal < v_p.tanggal then
    raise exception using errcode = 'VATGL',
      message = format('tanggal: sebelum tanggal penutupannya (%s)', v_p.tanggal);
  end if;
  perform erp_private.periode_day_refuse(buku, v_tanggal, 'tanggal');
  perform erp_private.void_post(
    buku, penerimaan_reopen.id, v_p.posting_id, (
      select coalesce(min(j.nomor), '') from jurnal as j
       where j.posting_id = v_p.posting_id and j.jenis = 'terima'
    ), v_tanggal, v_tanggal = v_p.tanggal, penerimaan_reopen.alasan
  );
  set constraints all immediate;
end
$$;
