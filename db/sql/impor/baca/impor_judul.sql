/** The unit that the name of a column says, and the name without it; null where it says none. */
-- `Qty (DUS)`, `Harga Beli/Dus`, `HPP per PCS`, `Stok KG`: by a unit's code or name. `Unit` and
-- `Satuan` are words for any unit.
create or replace function erp_private.impor_judul(
  buku anyelement, judul text, out nama text, out satuan_id bigint
) language plpgsql stable as $$
declare
  v_t constant text := regexp_replace(judul, '\((rp\.?|idr)\)', '', 'i');
  v_m constant text[] := coalesce(
    regexp_match(
      v_t, '^(.+?)\s*\(\s*(?:(?:rp\.?|idr)?\s*(?:/|per\s))?\s*([^()]{1,60}?)\s*\)\s*$', 'i'
    ),
    regexp_match(v_t, '^(.+?)\s*(?:/|\mper\M|[\s_])\s*([[:alnum:]]{1,20})\s*$', 'i')
  );
begin
  if lower(v_m[2]) in ('unit', 'satuan') then
    return;
  end if;
  select s.id into impor_judul.satuan_id
    from satuan as s
   where v_m[2] is not null and (lower(s.kode) = lower(v_m[2]) or lower(s.nama) = lower(v_m[2]))
   order by lower(s.kode) = lower(v_m[2]) desc, s.id
   limit 1;
  if impor_judul.satuan_id is not null then
    impor_judul.nama := erp_private.impor_nama(v_m[1]);
  end if;
end
$$;
