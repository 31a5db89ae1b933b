/** Says that goods do not have a unit, and which they have. */
-- `B-1 tidak punya satuan LSN; satuannya PCS, DUS (isi 24)`
create or replace function erp_private.impor_satuan_problem(
  buku anyelement, barang_id bigint, satuan_id bigint
) returns text language plpgsql stable as $$
begin
  return (
    select format(
        '%s tidak punya satuan %s; satuannya %s', b.kode, coalesce((
          select s.kode from satuan as s where s.id = impor_satuan_problem.satuan_id
        ), 'itu'), concat_ws(', ', d.kode, (
          select string_agg(
              format('%s (isi %s)', s.kode, trim_scale(x.faktor)), ', ' order by x.faktor, s.kode
            )
            from barang_satuan as x join satuan as s on s.id = x.satuan_id
           where x.barang_id = b.id and x.aktif
        ))
      )
      from barang as b join satuan as d on d.id = b.satuan_id
     where b.id = impor_satuan_problem.barang_id
  );
end
$$;
