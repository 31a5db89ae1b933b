/**
 * The earliest day from which costs wait for the worker, up to a day, of all goods or one; or null.
 */
-- @execute erp_writer, erp_reader
create or replace function erp_private.hpp_tertunda_since(
  buku anyelement, sampai date default 'infinity', barang_id bigint default null
) returns date language plpgsql stable as $$
begin
  return (
    select min(h.tanggal)
      from hpp_tertunda as h
     where h.tanggal <= coalesce(hpp_tertunda_since.sampai, 'infinity')
       and (hpp_tertunda_since.barang_id is null or h.barang_id = hpp_tertunda_since.barang_id)
  );
end
$$;
