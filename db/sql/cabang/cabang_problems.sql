/** Messages about a branch that is asked for, or an empty array. */
-- @execute erp_platform
create or replace function erp_private.cabang_problems(nama text, isi text, hari integer)
returns text[] language sql stable set search_path = pg_catalog as $$
  select array_remove(array[
    case
      when erp_private.teks_isi(cabang_problems.nama) is null
        then erp_private.kalimat_di('nama', 'wajib')
      when length(erp_private.teks_isi(cabang_problems.nama)) > 200
        then erp_private.kalimat_di('nama', 'huruf_paling_banyak', '200')
    end,
    case
      when (cabang_problems.isi in ('salinan', 'demo', 'kosong')) is not true
        then 'isi: salinan, demo atau kosong'
    end,
    case
      when (cabang_problems.hari between 1 and 90) is not true then 'hari: 1 sampai 90'
    end
  ], null)
$$;
