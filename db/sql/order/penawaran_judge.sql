/** A quotation and its lines, judged as the order that it offers; refuses what is wrong with it. */
create or replace function erp_private.penawaran_judge(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_j constant record
    := erp_private.order_judge(buku, penawaran_judge.jenis, penawaran_judge.id, isi);
begin
  kepala := v_j.kepala;
  baris := v_j.baris;
  kepala.mode := 'penawaran';
  kepala.status_order := 'penawaran';
  kepala.rincian := kepala.rincian - 'reservasi' || jsonb_build_object(
    'berlaku_sampai', isi -> 'berlaku_sampai'
  );
end
$$;
