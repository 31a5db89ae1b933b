/** Bundles of imports of the tenant, newest first: {total, data} (VAHAL). */
create or replace function erp.impor_paket_list(page integer default 1, per_page integer default 20)
returns json language plpgsql stable security definer as $$
declare
  v_h record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'read');
  v_h := erp_private.halaman(page, per_page, 'VAHAL');
  -- A key sees those of which it may read all parts.
  with
    terlihat as (
      select p.id
        from impor_paket as p
       where not exists (
         select from impor as i where i.paket_id = p.id and not erp_private.impor_may(i.jenis)
       )
    )
  select json_build_object(
      'total', (select count(*) from terlihat),
      'data', (
        select coalesce(
            json_agg(erp_private.impor_paket_json(null::buku, h.id) order by h.id desc), '[]'
          )
          from (
            select t.id from terlihat as t
             order by t.id desc offset v_h.lewati limit v_h.banyak
          ) as h
      )
    )
    into v_hasil;
  return v_hasil;
end
$$;
