/**
 * Message for a line whose unit does not fit its goods: it is none of their units, or switched off.
 */
create or replace function erp_private.barang_satuan_problem(
  buku anyelement, barang_id bigint, barang_kode text, satuan_id bigint
) returns text language plpgsql stable as $$
begin
  return coalesce((
    select format('satuan %s barang %s tidak aktif', u.kode, barang_kode)
      from barang_satuan as s
      join satuan as u on u.id = s.satuan_id
     where s.barang_id = barang_satuan_problem.barang_id
       and s.satuan_id = barang_satuan_problem.satuan_id
       and not s.aktif
  ), 'bukan satuan barang ' || barang_kode);
end
$$;
