/**
 * Whether a member's own role reaches what a kind of notification tells; one of the four always
 * does.
 */
-- Which of them his walls leave to him says notifikasi_seen. Who does not see what goods cost is
-- not asked for approvals. `persetujuan` may be of any kind of transaction, so a scope of one kind
-- does not reach it.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.notifikasi_reaches(
  tenant_kode text, peran_kode text, jenis text
) returns boolean language sql stable set search_path = pg_catalog as $$
  select notifikasi_reaches.peran_kode is null or exists (
    select
      from erp_private.peran as r
     where r.tenant_kode = notifikasi_reaches.tenant_kode
       and r.kode = notifikasi_reaches.peran_kode
       and (r.lihat_biaya or notifikasi_reaches.jenis <> 'persetujuan')
       and erp_private.cakupan_covers(r.cakupan, case notifikasi_reaches.jenis
         when 'persetujuan' then 'transaksi:read'
         when 'stok_minimum' then 'laporan:read'
         when 'piutang_jatuh_tempo' then 'laporan:read'
         else 'pengaturan:read'
       end)
  )
$$;
