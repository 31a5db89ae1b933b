/** What a field of the tenant's own (a row of `bidang`) is as a column of files. */
create or replace function erp_private.impor_kolom_bidang(bidang jsonb)
returns jsonb language sql stable set search_path = pg_catalog as $$
  select jsonb_build_object(
      'nama', bidang -> 'nama', 'bidang', 'atribut:' || (bidang ->> 'kunci'),
      'tipe', case bidang ->> 'tipe' when 'boolean' then 'ya_tidak' else bidang ->> 'tipe' end,
      'pilihan', bidang -> 'pilihan', 'judul_en', bidang -> 'label_en',
      'label', bidang -> 'label', 'label_en', bidang -> 'label_en', 'hitung', false,
      'bebas', not (bidang -> 'aktif')::boolean, 'contoh', bidang #> '{pilihan,0}',
      'keterangan', concat_ws('; ', coalesce(
          case when erp.bahasa() = 'en' then bidang ->> 'label_en' end, bidang ->> 'label'
        ), case
          when (bidang -> 'wajib')::boolean then erp_private.kalimat('wajib')
        end, case
          when bidang ->> 'min' is null then null
          when bidang ->> 'tipe' = 'teks'
            then erp_private.kalimat('huruf_paling_sedikit', bidang ->> 'min')
          else erp_private.kalimat('paling_kecil', bidang ->> 'min')
        end, case
          when bidang ->> 'maks' is null then null
          when bidang ->> 'tipe' = 'teks'
            then erp_private.kalimat('huruf_paling_banyak', bidang ->> 'maks')
          else erp_private.kalimat('paling_besar', bidang ->> 'maks')
        end)
    )
$$;
