/** Warnings of a draft for lines whose list price has changed since it was written. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.draft_moved(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, harga numeric[]
) returns text[] language plpgsql stable as $$
declare
  v_kini numeric[];
begin
  if draft_moved.harga is null then
    return '{}';
  end if;
  select (p.daftar).harga into v_kini
    from erp_private.draft_prices(buku, draft_moved.jenis, draft_moved.isi) as p;
  return array(
    select case
        when v_kini[h.ke] is null then format(
          'detail.%s.harga: tidak ada lagi di daftar harga, draft ini memakai %s', h.ke - 1,
          trim_scale(h.harga)
        )
        else format(
          'detail.%s.harga: daftar harga kini %s, draft ini memakai %s', h.ke - 1,
          trim_scale(v_kini[h.ke]), trim_scale(h.harga)
        )
      end
      from unnest(draft_moved.harga) with ordinality as h (harga, ke)
     where h.harga <> coalesce(v_kini[h.ke], -1)
     order by h.ke
  );
end
$$;
