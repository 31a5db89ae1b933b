/** Bundles of imports of the tenant, newest first: {total, data} (VAHAL). */
create or replace function erp.impor_paket_list(
  page integer default 1, per_page integer default 20, kursor text default null
) returns json language plpgsql stable security definer as $$
declare
  v_h record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'read');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  v_h := erp_private.halaman_kursor(
    'impor_paket', '[]', '{bigint}', page, per_page, kursor, 'VAHAL'
  );
  -- A key sees those of which it may read all parts.
  with
    terlihat as (
      select p.id
        from impor_paket as p
       where not exists (
         select from impor as i where i.paket_id = p.id and not erp_private.impor_may(i.jenis)
       )
    )
  select erp_private.halaman_json(
      v_h.ikat, v_h.banyak,
      case when v_h.ikat is null then (select count(*) from terlihat) end, array(
        select row(
            erp_private.impor_paket_json(null::buku, h.id), array[h.id::text]
          )::erp_private.halaman_baris
          from (
            select t.id
              from terlihat as t
             where t.id < coalesce((v_h.nilai)[1]::bigint, 9223372036854775807)
             order by t.id desc
             limit v_h.ambil offset v_h.lewati
          ) as h
         order by h.id desc
      )
    )
    into v_hasil;
  return v_hasil;
end
$$;
