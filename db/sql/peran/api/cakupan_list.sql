/**
 * Every scope that there is, for keys and for roles of a tenant's own, with what it lets one do.
 */
-- Endpoint: GET /api/pengaturan/cakupan.
-- @owner erp_writer
create or replace function erp.cakupan_list()
returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_lihat');
  return (
    select json_agg(json_build_object(
        'cakupan', concat_ws(':', c.hak, j.kode, a.aksi),
        'keterangan', concat_ws(
          ' ', erp_private.istilah(erp_private.aksi_kata(a.aksi)),
          erp_private.istilah(coalesce(j.nama, c.keterangan))
        )
      ) order by c.hak, j.urutan nulls first, a.ke)
      from erp_private.cakupan as c
     cross join lateral unnest(c.aksi || '{*}') with ordinality as a (aksi, ke)
      join lateral (
        select null as kode, null as nama, null::bigint as urutan
        union all
        select r.jenis::text, r.nama, r.urutan
          from erp.jenis_transaksi_ref as r
         where c.per_jenis
        union all
        select b.kode, concat(c.hak, ' ', replace(b.kode, '-', ' ')), b.ke
          from unnest(c.bagian) with ordinality as b (kode, ke)
      ) as j on true
  );
end
$$;
