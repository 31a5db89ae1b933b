/** Forgets rows of bundles that ended 30 days ago, and uploads that never did; how many rows. */
-- Of all parts, also those that were not used or whose turn did not come. What they made stays
-- known, so that a bundle that comes again adds nothing.
create or replace function erp_private.worker_impor_paket_purge(batas integer)
returns integer language plpgsql security definer as $$
declare
  v_banyak integer;
begin
  delete from impor_paket as p
   where p.tahap = 'unggah' and p.diubah_pada < clock_timestamp() - interval '1 day';
  delete from impor_baris as b
   where (b.impor_id, b.ke) in (
     select x.impor_id, x.ke
       from impor_paket as p
       join impor as i on i.paket_id = p.id
       join impor_baris as x on x.impor_id = i.id
      where p.status in ('selesai', 'gagal', 'dibatalkan')
        and p.diubah_pada < clock_timestamp() - interval '30 days'
      limit batas
        -- Who has it run meanwhile waits, and finds them gone.
        for no key update of p skip locked
   );
  get diagnostics v_banyak = row_count;
  return v_banyak;
end
$$;
