/** The name of the template that the paper of a document gets (TDTRX, VACTK). */
create or replace function erp_private.cetak_pick(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, templat text
) returns text language plpgsql stable as $$
begin
  if not exists (
    select from transaksi as t where t.id = cetak_pick.id and t.jenis = cetak_pick.jenis
  ) or not erp_private.transaksi_milik(buku, id) then
    raise exception using errcode = 'TDTRX',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('transaksi'));
  end if;
  return (erp_private.cetak_bentuk(
    buku, jenis, templat, (select t.mode from transaksi as t where t.id = cetak_pick.id)
  )).nama;
end
$$;
