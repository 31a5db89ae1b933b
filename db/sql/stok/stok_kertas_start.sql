/**
 * The order key from which a posting's goods are valued again: its own, or where papers changed.
 */
-- Earlier than its own movements (`tanggal, urut`) stand the goods whose cost it changed as a
-- paper.
create or replace function erp_private.stok_kertas_start(
  buku anyelement, posting_id bigint, inout tanggal date, inout urut bigint
) language plpgsql stable as $$
declare
  v_k record;
begin
  select m.tanggal_kunci, m.urut into v_k
    from mutasi_stok as m
   where m.posting_id = stok_kertas_start.posting_id and m.tanggal_kertas is not null
   order by m.tanggal_kunci, m.urut
   limit 1;
  if (v_k.tanggal_kunci, v_k.urut) < (tanggal, stok_kertas_start.urut) then
    tanggal := v_k.tanggal_kunci;
    stok_kertas_start.urut := v_k.urut;
  end if;
end
$$;
