/** Parts of a transaction as one object, each as the detail of the transaction says it. */
-- @execute erp_reader
create or replace function erp_private.transaksi_parts_json(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, bagian erp.sertakan_daftar[]
) returns json language plpgsql stable as $$
declare
  v_isi constant json := erp_private.transaksi_json(buku, jenis, id, array(
    select b::text::erp.sertakan_transaksi
      from unnest(bagian) as b
     where b not in ('detail', 'pembayaran')
  ));
begin
  return (
    select json_object_agg(b.nama, v_isi -> b.nama::text order by b.nama)
      from (select distinct n as nama from unnest(bagian) as n) as b
  );
end
$$;
