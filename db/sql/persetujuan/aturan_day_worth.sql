/** What other documents of a document's kind, contact and day by the same people come to. */
-- Those that wait count too, so that splitting does not help. Of two at once the second waits at
-- the rule for the first, and sees it.
create or replace function erp_private.aturan_day_worth(
  buku anyelement, aturan_id bigint, transaksi_id bigint, orang uuid[]
) returns numeric language plpgsql as $$
declare
  v_sama constant uuid[] := array(
    select s.id
      from unnest(aturan_day_worth.orang) as o (id)
     cross join lateral unnest(erp_private.kunci_sama(o.id)) as s (id)
  );
begin
  perform
    from aturan_persetujuan as a
   where a.id = aturan_day_worth.aturan_id
     for no key update;
  return erp_private.kunci_rupiah_worth(buku, array(
    select t.id
      from transaksi as d
      join transaksi as t
        on t.jenis = d.jenis and t.tanggal = d.tanggal
       and t.kontak_id is not distinct from d.kontak_id and t.id <> d.id
     where d.id = aturan_day_worth.transaksi_id and t.status in ('draft', 'final')
       and (t.dibuat_oleh = any (v_sama) or t.penyusun && v_sama)
  ));
end
$$;
