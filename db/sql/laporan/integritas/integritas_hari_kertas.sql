/** Values that papers changed later, and are not as known on each day; must be empty. */
-- No change is booked before the paper from which it is known. For each day of such a paper a
-- replay that knows all quantities, and just the papers up to it, finds what is booked up to it.
-- Goods that wait for the worker are left out.
create or replace function erp_private.integritas_hari_kertas(buku anyelement)
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language plpgsql as $$
declare
  v_b record;
begin
  return query
    select 'hari_kertas', format('mutasi %s barang %s', m.id, m.barang_id),
           format('mulai %s', m.tanggal_kertas), m.tanggal::text
      from mutasi_stok as m
     where m.tanggal_kertas is not null and m.tanggal < m.tanggal_kertas;
  for v_b in
    select distinct m.barang_id
      from mutasi_stok as m
     where m.tanggal_kertas is not null
       and not exists (select from hpp_tertunda as h where h.barang_id = m.barang_id)
     order by m.barang_id
  loop
    return query
      select 'hari_kertas',
             format('mutasi %s barang %s%s', k.mutasi_id, v_b.barang_id, ' per ' || k.kertas),
             format('selisih %s', k.selisih), 'selisih 0'
        from unnest(erp_private.stok_replay(buku, v_b.barang_id, '-infinity', 0)) as k;
  end loop;
end
$$;
