/**
 * Whether somebody else must approve before a change of posted documents by the caller takes
 * effect.
 */
-- So it is where every document waits for approval, unless the caller could approve the change
-- himself.
create or replace function erp_private.persetujuan_needed(
  buku anyelement, jenis erp.jenis_transaksi
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from pengaturan as p
     where p.wajib_persetujuan
       and (
         p.empat_mata or p.penyetuju = 'admin' and erp.peran() <> 'admin'
         or not erp_private.cakupan_may('transaksi', 'approve', persetujuan_needed.jenis)
       )
  );
end
$$;
