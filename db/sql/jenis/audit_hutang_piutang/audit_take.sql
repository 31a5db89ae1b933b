/** The allocations of an audit to documents: lower balances and set-offs (VADOK). */
-- The caller has locked the documents.
create or replace function erp_private.audit_take(
  buku anyelement, dokumen erp.audit_hutang_piutang_input, baris erp_private.audit_baris[]
) returns erp_private.alokasi_masukan[] language plpgsql stable as $$
declare
  v_d constant erp.audit_hutang_piutang_input := audit_take.dokumen;
  v_jenis erp.jenis_pos;
  v_ambil record;
  v_hasil erp_private.alokasi_masukan[] := '{}';
  v_salah text[] := '{}';
begin
  foreach v_jenis in array '{piutang,hutang}'::erp.jenis_pos[] loop
    v_ambil := erp_private.pos_spread(
      buku, v_d.kontak_id, v_jenis, v_d.tanggal,
      erp_private.audit_request(audit_take.baris, v_d.kompensasi, v_jenis)
    );
    v_hasil := v_hasil || v_ambil.alokasi;
    v_salah := v_salah || erp_private.audit_pos_problems(v_jenis, v_ambil.salah);
  end loop;
  perform erp_private.dokumen_refuse(v_salah);
  return v_hasil;
end
$$;
