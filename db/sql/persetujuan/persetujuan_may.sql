/** Whether the caller may decide about a request for a kind that `orang` asked for. */
-- Without a kind the request is about the books as a whole.
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_may(
  buku anyelement, jenis erp.jenis_transaksi, orang uuid[]
) returns boolean language plpgsql stable as $$
begin
  return erp.agen() is null
    and case
      when persetujuan_may.jenis is null
        then erp_private.cakupan_may('pengaturan_ubah', 'update')
      else erp_private.cakupan_may('transaksi', 'approve', persetujuan_may.jenis)
    end
    and not exists (
      select
        from pengaturan as p
       where p.penyetuju = 'admin' and erp.peran() <> 'admin'
          or p.empat_mata and erp_private.kunci_orang(array[erp.pengguna_id()])
            && erp_private.kunci_orang(persetujuan_may.orang)
    );
end
$$;
