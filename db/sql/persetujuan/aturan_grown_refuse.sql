/**
 * Refuses to post a draft that comes to more than it was judged by, where another rule catches it
 * then (KOPSJ).
 */
-- Written again it is filed under that rule. `nilai` is what it came to when it was judged; null
-- where it was not.
create or replace function erp_private.aturan_grown_refuse(
  buku anyelement, jenis erp.jenis_transaksi, transaksi_id bigint, aturan text, nilai numeric
) returns void language plpgsql as $$
declare
  v_nama text;
begin
  if not erp_private.aturan_any(buku, 'posting', aturan_grown_refuse.jenis)
    or erp_private.kunci_rupiah_worth(buku, array[aturan_grown_refuse.transaksi_id])
      <= aturan_grown_refuse.nilai
  then
    return;
  end if;
  select a.nama into v_nama
    from aturan_persetujuan as a
   where a.id = erp_private.aturan_match(buku, 'posting', aturan_grown_refuse.transaksi_id);
  if v_nama <> coalesce(aturan_grown_refuse.aturan, '') then
    raise exception using errcode = 'KOPSJ', message = format(
      'kini kena aturan persetujuan %s; simpan draft ini lagi agar diajukan menurut aturan itu',
      v_nama
    );
  end if;
end
$$;
