/** Messages about a rule of approvals, or an empty array. */
create or replace function erp_private.aturan_problems(
  buku anyelement, dokumen erp.aturan_persetujuan_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.aturan_persetujuan_input := dokumen;
  v_peran constant text[] := erp_private.peran_approving();
begin
  return array_remove(array[
    case
      when coalesce(v_d.nama, '') !~ '\S' then erp_private.kalimat_di('nama', 'wajib')
      when length(v_d.nama) > 100 then erp_private.kalimat_di('nama', 'huruf_paling_banyak', '100')
    end,
    case
      when v_d.urutan not between 1 and 9999
        then erp_private.kalimat_di('urutan', 'bulat_antara', '1', '9999')
    end,
    case when v_d.aksi is null then erp_private.kalimat_di('aksi', 'wajib') end,
    case
      when cardinality(v_d.jenis) = 0 or array_position(v_d.jenis, null) > 0
        then erp_private.kalimat_di('jenis', 'wajib')
    end,
    case
      when v_d.lokasi_id is not null
        and not exists (select from lokasi as l where l.id = v_d.lokasi_id)
        then erp_private.kalimat_di('lokasi_id', 'tidak_ditemukan')
    end,
    case
      when v_d.total_min not between 0 and 99999999999999999.99
        or scale(trim_scale(v_d.total_min)) > 2
        then erp_private.kalimat_di('total_min', 'di_luar_batas')
    end,
    case
      when v_d.kumulatif is not null and (v_d.total_min is null or v_d.aksi <> 'posting')
        then 'kumulatif: hanya untuk posting, dan bersama total_min'
    end,
    case
      when cardinality(v_d.peran_pembuat) = 0
        then erp_private.kalimat_di('peran_pembuat', 'wajib')
    end,
    case
      when coalesce(cardinality(v_d.langkah), 0) not between 1 and 5
        then 'langkah: satu sampai lima langkah'
    end
  ], null)
  || erp_private.aturan_role_problems('peran_pembuat', v_d.peran_pembuat, v_peran)
  || array(
    select p
      from generate_subscripts(v_d.langkah, 1) as l (ke)
     cross join lateral unnest(erp_private.aturan_step_problems(
       format('langkah.%s', l.ke - 1), v_d.langkah[l.ke], v_peran
     )) as p
     where l.ke <= 5
     order by l.ke
  );
end
$$;
