/** The cells of a line with those of the tenant's own fields behind them. */
-- `kolom` are the fields (ekspor_bidang), `atribut` those of the document and of the line,
-- `id_luar` the ids of the document at other programs.
create or replace function erp_private.ekspor_sel_bidang(
  kolom text[], atribut jsonb, atribut_baris jsonb, id_luar jsonb, sel json
) returns json language sql immutable set search_path = pg_catalog as $$
  select case
    when kolom is null then sel
    else (sel::jsonb || (
      select jsonb_agg(case
          when k.nama like 'baris %'
            then erp_private.ekspor_atribut(ekspor_sel_bidang.atribut_baris, substr(k.nama, 7))
          when k.nama like 'id_luar:%' then ekspor_sel_bidang.id_luar ->> substr(k.nama, 9)
          else erp_private.ekspor_atribut(ekspor_sel_bidang.atribut, k.nama)
        end order by k.ke)
        from unnest(ekspor_sel_bidang.kolom) with ordinality as k (nama, ke)
    ))::json
  end
$$;
