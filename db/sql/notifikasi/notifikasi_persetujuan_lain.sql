/** Tells approvers that a request without a document waits; answers how many were told. */
-- A request for a month, a book year or settings. Whoever made it is not told.
-- @execute erp_reader
create or replace function erp_private.notifikasi_persetujuan_lain(
  buku anyelement, persetujuan_id bigint
) returns integer language plpgsql as $$
declare
  v_d record;
begin
  select q.id, q.diminta_oleh, replace(q.aksi::text, '_', ' ') || ' ' || q.perihal as apa,
         case
           when p.penyetuju = 'admin' then '{admin}'::erp.peran[] else '{admin,staff}'
         end as peran
    into v_d
    from persetujuan as q
   cross join pengaturan as p
   where q.id = notifikasi_persetujuan_lain.persetujuan_id and q.status = 'menunggu';
  if not found then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'persetujuan',
    format('persetujuan:%s:permintaan:%s', erp.tenant_kode(), v_d.id),
    'Menunggu persetujuan: ' || v_d.apa,
    v_d.apa || coalesce(
      ', diminta oleh ' || (
        erp_private.pengguna_nama(array[v_d.diminta_oleh]) -> v_d.diminta_oleh::text ->> 'nama'
      ), ''
    ) || ', menunggu persetujuan.',
    format('/api/persetujuan/%s', v_d.id), v_d.peran, array[v_d.diminta_oleh]
  );
end
$$;
