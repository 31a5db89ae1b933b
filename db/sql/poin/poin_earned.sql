/** The points that a sale earns, their book value, and the settings that stay with them. */
-- `nilai` before the limit of the sale's lines. Walk-in customers earn none.
create or replace function erp_private.poin_earned(
  buku anyelement, kontak_id bigint, dasar numeric, out poin bigint, out nilai numeric,
  out metode erp.metode_poin, out nilai_poin numeric, out masa integer
) language plpgsql stable as $$
begin
  select h.poin, case p.poin_metode when 'tangguhan' then h.poin * p.poin_nilai_poin else 0 end,
         p.poin_metode, p.poin_nilai_poin, p.poin_masa_berlaku_hari
    into poin_earned.poin, poin_earned.nilai, metode, poin_earned.nilai_poin, masa
    from pengaturan as p
   cross join lateral (
     select case
       when p.poin_aktif and not exists (
         select from kontak as k where k.id = poin_earned.kontak_id and k.kode = 'UMUM'
       ) then floor(greatest(dasar, 0) / p.poin_rupiah_per_poin)::bigint
       else 0
     end as poin
   ) as h;
end
$$;
