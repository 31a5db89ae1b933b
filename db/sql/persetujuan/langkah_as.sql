/** As whom the caller decides: himself (`untuk` is null), and who delegated to him by now. */
-- `sama` are the users and keys that share a person with him. A delegation for one request holds
-- for that one (`hanya`), another for its days.
-- @execute erp_writer, erp_reader
create or replace function erp_private.langkah_as(buku anyelement)
returns table (
  untuk uuid, hanya bigint, peran text, lokasi_id bigint[], cakupan text[], sama uuid[]
)
language plpgsql stable as $$
begin
  return query
    select nullif(o.id, erp.pengguna_id()), o.hanya, m.peran, m.lokasi_id, m.cakupan,
           erp_private.kunci_sama(o.id)
      from (
        select erp.pengguna_id() as id, null::bigint as hanya
        union all
        select d.oleh, d.persetujuan_id
          from delegasi as d
         where d.kepada = erp.pengguna_id()
           and (
             d.persetujuan_id is not null
             or erp_private.tenant_today(buku) between d.dari and d.sampai
           )
      ) as o
     cross join lateral erp_private.membership_peran(erp.tenant_kode(), array[o.id]) as m;
end
$$;
