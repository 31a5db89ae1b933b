/** What an action on a posted document would do now: the real one, rolled back. */
-- Answers also what it comes to for whoever approves it: nothing where it changes nothing.
create or replace function erp_private.transaksi_act_simulate(
  buku anyelement, aksi erp.aksi_persetujuan, jenis erp.jenis_transaksi, id bigint, isi jsonb,
  out hasil json, out usul erp_private.usul
) language plpgsql as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
begin
  usul.peringatan := '{}';
  usul.halangan := '{}';
  begin
    perform erp_private.transaksi_act(
      buku, transaksi_act_simulate.aksi, transaksi_act_simulate.jenis, transaksi_act_simulate.id,
      transaksi_act_simulate.isi
    );
    if exists (
      select from posting as p where p.dicatat_pada >= v_mulai and p.xid = pg_current_xact_id()
    ) then
      usul.inti := erp_private.sidik_inti(buku, v_mulai);
      usul.sidik := erp_private.sidik_teks(usul.inti);
    end if;
    hasil := erp_private.json_append(
      json_build_object(
        'id', transaksi_act_simulate.id, 'aksi', transaksi_act_simulate.aksi,
        'sidik', usul.sidik, 'jurnal', erp_private.simulasi_jurnal(buku, v_mulai)
      ),
      erp_private.simulasi_efek(buku, v_mulai)
    );
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return;
  end;
end
$$;
