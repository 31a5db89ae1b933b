/** Does what a request asks; answers what its postings made (sidik_inti). */
create or replace function erp_private.putusan_act(
  buku anyelement, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi, transaksi_id bigint,
  isi jsonb
) returns jsonb language plpgsql as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_lama jsonb;
  v_usul erp_private.usul;
begin
  if putusan_act.transaksi_id is not null then
    perform erp_private.transaksi_act(buku, aksi, jenis, transaksi_id, isi);
    return erp_private.sidik_inti(buku, v_mulai);
  elsif putusan_act.aksi = 'setelan' then
    select to_jsonb(p) into v_lama from pengaturan as p;
    perform erp_private.pengaturan_change(buku, isi);
    v_usul := erp_private.usul_other(buku, v_mulai, erp_private.pengaturan_moved(buku, v_lama));
  else
    perform erp_private.tahun_act(buku, aksi, isi);
    v_usul := erp_private.usul_other(buku, v_mulai, isi);
  end if;
  return v_usul.inti;
end
$$;
