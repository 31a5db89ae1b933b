/** What the books would hold after a rehearsed import, beside the file's own sums. */
-- Stock, receivables and payables by their accounts; sales and purchases by month, as the report of
-- sales. `sudah_ada` is what the file says and the books have already. `berkas` is what the file
-- says of itself in a column or a row of totals, to be compared with `sudah_ada` and `gerak`
-- together; null where it says nothing.
-- @execute erp_reader
create or replace function erp_private.impor_banding(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'apa', n.apa, 'bulan', n.bulan, 'sebelum', n.sebelum, 'gerak', n.gerak,
        'sesudah', n.sebelum + n.gerak, 'sudah_ada', n.sudah, 'berkas', n.berkas,
        'cocok', n.cocok
      ) order by n.urutan, n.bulan), '[]')
      from (
        -- What replaces something else moves the difference.
        select o.urutan, o.apa, o.bulan, o.sebelum, o.gerak, o.sudah, o.berkas, case
                 when abs(o.berkas - o.gerak - o.sudah) <= 1 then true
                 when o.berkas is not null and not o.ganti then false
               end as cocok
          from erp_private.impor_banding_saldo(buku, impor_banding.id) as o
        union all
        select 4, b.jenis, b.bulan, b.sebelum, b.gerak, b.sudah, b.berkas, b.cocok
          from erp_private.impor_banding_bulan(buku, impor_banding.id) as b
      ) as n
  );
end
$$;
