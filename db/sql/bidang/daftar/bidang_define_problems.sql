/** Messages about a field of the tenant's own as it is defined, or an empty array. */
create or replace function erp_private.bidang_define_problems(dokumen erp.bidang_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_d constant erp.bidang_input := dokumen;
  v_jenis constant boolean := pg_input_is_valid(v_d.untuk, 'erp.jenis_transaksi');
  v_huruf constant boolean := v_d.tipe = 'teks';
begin
  return array_remove(array[
    case
      when v_d.untuk is null then erp_private.kalimat_di('untuk', 'wajib')
      when not v_jenis and (
        v_d.untuk ~ '_' or not pg_input_is_valid(replace(v_d.untuk, '-', '_'), 'erp.entitas_master')
      ) then erp_private.kalimat_di('untuk', 'untuk_bidang')
    end,
    case when v_d.baris and not v_jenis then erp_private.kalimat_di('baris', 'hanya_jenis') end,
    case when v_d.cetak and not v_jenis then erp_private.kalimat_di('cetak', 'hanya_jenis') end,
    case
      when v_d.kunci is null then erp_private.kalimat_di('kunci', 'wajib')
      when v_d.kunci !~ '^[a-z][a-z0-9_]{0,62}$'
        then 'kunci: harus huruf kecil, angka dan garis bawah, diawali huruf'
    end,
    case
      when v_d.label is null or v_d.label !~ '\S' then erp_private.kalimat_di('label', 'wajib')
      when length(v_d.label) > 100
        then erp_private.kalimat_di('label', 'huruf_paling_banyak', '100')
    end,
    case
      when length(v_d.label_en) > 100
        then erp_private.kalimat_di('label_en', 'huruf_paling_banyak', '100')
    end,
    case when v_d.tipe is null then erp_private.kalimat_di('tipe', 'wajib') end,
    case
      when num_nonnulls(v_d.min, v_d.maks) = 0 then null
      when v_d.tipe not in ('angka', 'teks')
        then erp_private.kalimat_di('min', 'hanya_angka_teks')
      when v_d.min > v_d.maks then erp_private.kalimat_di('maks', 'mulai_min')
      when abs(v_d.min) >= 1e13 or scale(trim_scale(v_d.min)) > 6
        then erp_private.kalimat_di('min', 'di_luar_batas')
      when abs(v_d.maks) >= 1e13 or scale(trim_scale(v_d.maks)) > 6
        then erp_private.kalimat_di('maks', 'di_luar_batas')
      when v_huruf and (v_d.min not between 0 and 500 or v_d.min <> trunc(v_d.min))
        then erp_private.kalimat_di('min', 'bulat_antara', '0', '500')
      when v_huruf and (v_d.maks not between 1 and 500 or v_d.maks <> trunc(v_d.maks))
        then erp_private.kalimat_di('maks', 'bulat_antara', '1', '500')
    end,
    case
      when v_d.tipe <> 'pilihan' and v_d.pilihan is not null
        then erp_private.kalimat_di('pilihan', 'hanya_pilihan')
      when v_d.tipe <> 'pilihan' then null
      when coalesce(cardinality(v_d.pilihan), 0) not between 1 and 200
        then erp_private.kalimat_di('pilihan', 'kata_antara', '1', '200')
      when exists (
        select from unnest(v_d.pilihan) as p
         where p is null or p !~ '\S' or length(p) > 100
      ) then erp_private.kalimat_di('pilihan', 'tiap_kata_huruf', '1', '100')
      when (select count(distinct p) from unnest(v_d.pilihan) as p) < cardinality(v_d.pilihan)
        then erp_private.kalimat_di('pilihan', 'kata_dua_kali')
    end
  ], null);
end
$$;
