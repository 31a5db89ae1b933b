/**
 * The effects of opening a month, or closing or opening a book year; it is done and rolled back.
 */
create or replace function erp_private.tahun_act_simulate(
  buku anyelement, aksi erp.aksi_persetujuan, isi jsonb
) returns erp_private.usul language plpgsql as $$
declare
  v_mulai constant timestamptz := clock_timestamp();
  v_hasil erp_private.usul;
begin
  begin
    perform erp_private.tahun_act(buku, tahun_act_simulate.aksi, tahun_act_simulate.isi);
    v_hasil := erp_private.usul_other(buku, v_mulai, tahun_act_simulate.isi);
    raise exception using errcode = 'XSIML', message = 'simulasi selesai';
  exception
    when sqlstate 'XSIML' then
      return v_hasil;
  end;
end
$$;
