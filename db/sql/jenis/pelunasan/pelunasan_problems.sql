/** Messages about a settlement but its head, or an empty array. */
-- All mistakes that can be seen without its documents. `kas` is a message about the cash account,
-- `langkah` the step of rounding.
create or replace function erp_private.pelunasan_problems(
  dokumen erp_private.pelunasan, piutang boolean, kas text, langkah numeric
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[];
  v_a erp.pelunasan_alokasi_input;
  v_ke integer := -1;
begin
  v_salah := array_remove(array[
    case
      when dokumen.akun_kas is not null or dokumen.jumlah is distinct from 0
        then 'akun_kas: ' || kas
    end,
    'jumlah: ' || case
      when dokumen.jumlah is null then erp_private.kalimat('wajib')
      else erp_private.angka_problem(dokumen.jumlah, 2, true)
    end
  ], null);
  if num_nonnulls(dokumen.biaya_bank, dokumen.pembulatan) > 0 then
    v_salah := v_salah || array_remove(array[
      'biaya_bank: ' || erp_private.angka_problem(dokumen.biaya_bank, 2, true),
      case
        when dokumen.biaya_bank > dokumen.jumlah and dokumen.jumlah >= 0
          and (piutang or dokumen.jumlah = 0)
        then 'biaya_bank: melebihi jumlah'
      end,
      'pembulatan: ' || erp_private.pembulatan_problem(dokumen.pembulatan, langkah)
    ], null);
  end if;
  if cardinality(dokumen.alokasi) > 1000 then
    v_salah := v_salah || erp_private.kalimat_di('alokasi', 'isi_paling_banyak', '1000');
  end if;
  if cardinality(dokumen.uang_muka) > 100 then
    v_salah := v_salah || erp_private.kalimat_di('uang_muka', 'isi_paling_banyak', '100');
  end if;
  foreach v_a in array coalesce(dokumen.alokasi, '{}') loop
    v_ke := v_ke + 1;
    -- Most lines have a document and an amount only: nothing more to check.
    continue when v_a.dokumen_id is not null
      and num_nonnulls(v_a.potongan, v_a.pph, v_a.pph_kode) = 0
      and erp_private.angka_problem(v_a.jumlah, 2, true) is null;
    v_salah := v_salah || array(
      select format('alokasi.%s.%s', v_ke, m.pesan)
        from unnest(array[
          case when v_a.dokumen_id is null then erp_private.kalimat_di('dokumen_id', 'wajib') end,
          'jumlah: ' || erp_private.angka_problem(v_a.jumlah, 2, true),
          'potongan: ' || erp_private.angka_problem(v_a.potongan, 2, true),
          'pph: ' || erp_private.angka_problem(v_a.pph, 2, true),
          'pph_kode: ' || case
            when v_a.pph_kode is null then null
            when not exists (select from erp.pph as p where p.kode = v_a.pph_kode)
              then erp_private.kalimat('tidak_dikenal')
            when coalesce(v_a.pph, 0) = 0 then 'hanya bersama pph'
          end
        ]) as m (pesan)
       where m.pesan is not null
    );
  end loop;
  if cardinality(dokumen.uang_muka) > 0 then
    v_salah := v_salah || erp_private.uang_muka_problems(dokumen.uang_muka);
  end if;
  return v_salah;
end
$$;
