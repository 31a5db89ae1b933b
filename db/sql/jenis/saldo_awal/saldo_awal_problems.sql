/** Messages about an opening balance of a contact, or an empty array. */
-- All mistakes but those of its form, each beginning with its field's path.
create or replace function erp_private.saldo_awal_problems(
  buku anyelement, dokumen erp.saldo_awal_hutang_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.saldo_awal_hutang_input := saldo_awal_problems.dokumen;
begin
  return erp_private.kepala_umum_problems(buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id)
    || case
      when 'uang_muka' = any (array(select d.jenis from unnest(v_d.detail) as d))
        then array_remove(array[
          'kontak_id: ' || erp_private.titipan_problem(buku, v_d.kontak_id)
        ], null)
    end
    || erp_private.saldo_awal_lines_problems(buku, v_d.detail, v_d.tanggal);
end
$$;
