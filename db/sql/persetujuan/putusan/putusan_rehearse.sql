/** The effects that a request without a document would have now; they are kept with it. */
create or replace function erp_private.putusan_rehearse(
  buku anyelement, id bigint, aksi erp.aksi_persetujuan, isi jsonb
) returns json language plpgsql as $$
declare
  v_usul constant erp_private.usul := case putusan_rehearse.aksi
    when 'setelan' then erp_private.pengaturan_change_simulate(buku, isi)
    else erp_private.tahun_act_simulate(buku, aksi, isi)
  end;
begin
  perform erp_private.usul_write(buku, putusan_rehearse.id, v_usul);
  return json_build_object(
    'id', null, 'aksi', putusan_rehearse.aksi, 'sidik', v_usul.sidik, 'simulasi', true,
    'jurnal', erp_private.usul_journal_json(buku, v_usul.inti -> 'jurnal')
  );
end
$$;
