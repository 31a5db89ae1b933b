/** Refuses a step of a request that would do something else by now than was seen (KOSDK). */
create or replace function erp_private.putusan_seen_refuse(
  buku anyelement, id bigint, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi,
  transaksi_id bigint, isi jsonb, sidik text
) returns void language plpgsql as $$
declare
  v_uji record;
begin
  v_uji := erp_private.transaksi_act_simulate(
    buku, putusan_seen_refuse.aksi, putusan_seen_refuse.jenis, putusan_seen_refuse.transaksi_id,
    putusan_seen_refuse.isi
  );
  perform erp_private.sidik_refuse(
    buku, putusan_seen_refuse.id, putusan_seen_refuse.sidik, (v_uji.usul).inti
  );
end
$$;
