/** Writes back what a paper changed of the values of goods that came earlier; false for nothing. */
-- Known from the day of the void on. What follows from it in other movements is the caller's.
create or replace function erp_private.stok_kertas_back(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date
) returns boolean language plpgsql as $$
declare
  v_koreksi constant erp_private.koreksi[] := array(
    select row (k.koreksi_untuk, -k.nilai, null, false, null)::erp_private.koreksi
      from mutasi_stok as k
     where k.posting_id = stok_kertas_back.asal_posting_id
       and erp_private.stok_is_kertas(buku, k.id)
  );
begin
  if cardinality(v_koreksi) = 0 then
    return false;
  end if;
  perform erp_private.stok_kertas_write(
    buku, stok_kertas_back.posting_id, stok_kertas_back.transaksi_id, stok_kertas_back.tanggal,
    v_koreksi
  );
  return true;
end
$$;
