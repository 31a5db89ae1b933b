/** What is wrong with a line of a return that retur_read has read; null for a plain line. */
-- A plain line names a line that no other names, and a quantity that is left and fits its unit.
-- retur_baris_problems words everything else.
create or replace function erp_private.retur_baris_problem(
  buku anyelement, s record, dasar numeric, berulang boolean
) returns text language plpgsql stable as $$
begin
  if dasar > 0 and dasar <= s.sisa and s.diminta = round(s.diminta, 6)
    and dasar = round(dasar, case s.faktor when 1 then 6 else 0 end)
    and not berulang
  then
    return null;
  end if;
  return erp_private.retur_baris_problems(
    s.ordinality, s.baris_asal_id, s.id is not null, berulang, s.diminta, s.faktor, s.sisa,
    s.barang_kode, (select u.kode from satuan as u where u.id = s.satuan_dasar)
  );
end
$$;
