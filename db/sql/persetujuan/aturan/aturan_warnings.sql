/** What stands in the way of the steps of a rule: those that too few members could take. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.aturan_warnings(buku anyelement, id bigint)
returns text[] language plpgsql stable as $$
begin
  return array(
    select format('langkah.%s: ', l.ke - 1) || case
             when o.banyak = 0 then 'belum ada anggota dengan peran itu yang dapat menyetujui'
             else format('baru %s anggota dengan peran itu yang dapat menyetujui', o.banyak)
           end
      from aturan_persetujuan as a
     cross join lateral jsonb_array_elements(a.langkah) with ordinality as l (isi, ke)
     cross join lateral jsonb_populate_record(null::erp.langkah_persetujuan_input, l.isi) as d
     cross join lateral (
       select count(m.orang) as banyak
         from unnest(coalesce(a.jenis, array[null]::erp.jenis_transaksi[])) as k (jenis)
         left join erp_private.membership_peran(erp.tenant_kode()) as m
           on m.peran = any (d.peran)
          and erp_private.cakupan_reaches(m.cakupan, 'transaksi', 'approve', k.jenis)
        group by k.jenis
        order by 1
        limit 1
     ) as o
     where a.id = aturan_warnings.id and o.banyak < d.jumlah
     order by l.ke
  );
end
$$;
