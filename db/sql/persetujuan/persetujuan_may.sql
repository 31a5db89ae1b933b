/** Whether the caller may decide about a request of a kind that some people asked for. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_may(
  buku anyelement, jenis erp.jenis_transaksi, orang uuid[]
) returns boolean language plpgsql stable as $$
begin
  return erp.agen() is null
    and erp_private.cakupan_boleh('transaksi', 'approve', persetujuan_may.jenis) and not exists (
      select
        from pengaturan as p
       where p.penyetuju = 'admin' and erp.peran() <> 'admin'
          or p.empat_mata and erp_private.kunci_orang(array[erp.pengguna_id()])
            && erp_private.kunci_orang(persetujuan_may.orang)
    );
end
$$;
