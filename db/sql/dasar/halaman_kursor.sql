/**
 * Where a page of a list begins and how many rows are read for it, by its number or by a cursor
 * (VALST, VAKSR).
 */
-- With a cursor one row more is read than is shown (`ambil`), `ikat` says what the cursor holds for
-- (the list `daftar`, what it was asked for, the caller's walls), and `nilai` is the place that it
-- goes on after, of values of the types `tipe`; null: from the first row on. `kode` is the error
-- code of a page.
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.halaman_kursor(
  daftar text, diminta jsonb, tipe text[], page integer, per_page integer, kursor text,
  kode text default 'VALST', out lewati bigint, out banyak integer, out ambil integer,
  out ikat text, out nilai text[]
) language plpgsql stable set search_path = pg_catalog as $$
begin
  select h.lewati, h.banyak, h.banyak
    into lewati, banyak, ambil
    from erp_private.halaman(page, per_page, kode) as h;
  if kursor is null then
    return;
  end if;
  if page > 1 then
    raise exception using errcode = kode,
      message = erp_private.kalimat_di('page', 'tidak_bersama', 'kursor');
  end if;
  ambil := banyak + 1;
  ikat := (
    jsonb_build_array(erp.tenant_kode(), daftar, diminta) || erp_private.kursor_walls()
  )::text;
  nilai := erp_private.kursor_values(ikat, kursor, array(
    select jsonb_populate_record(
        null::erp_private.urutan_kolom, jsonb_build_object('tipe', t.tipe)
      )
      from unnest(halaman_kursor.tipe) with ordinality as t (tipe, ke)
     order by t.ke
  ));
end
$$;
