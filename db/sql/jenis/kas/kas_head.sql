/** The head of money received or spent, with the sums of its lines. */
create or replace function erp_private.kas_head(
  id bigint, jenis erp.jenis_transaksi, isi jsonb, gabungan_id bigint, akun_kas text,
  baris erp_private.baris[]
) returns erp_private.dokumen language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kepala erp_private.dokumen := jsonb_populate_record(null::erp_private.dokumen, isi - 'detail');
  v_b erp_private.baris;
begin
  v_kepala.id := kas_head.id;
  v_kepala.jenis := kas_head.jenis;
  v_kepala.gabungan_id := kas_head.gabungan_id;
  v_kepala.bruto := 0;
  v_kepala.dpp := 0;
  v_kepala.ppn := 0;
  foreach v_b in array kas_head.baris loop
    v_kepala.bruto := v_kepala.bruto + v_b.subtotal;
    v_kepala.dpp := v_kepala.dpp + v_b.dpp;
    v_kepala.ppn := v_kepala.ppn + v_b.ppn;
  end loop;
  v_kepala.total_nilai := v_kepala.bruto;
  v_kepala.rincian := jsonb_build_object('akun_kas', kas_head.akun_kas);
  return v_kepala;
end
$$;
