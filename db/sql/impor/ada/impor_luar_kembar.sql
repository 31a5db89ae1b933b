/** Findings of rows whose external id another row of the file has: [{ke, kolom, pesan}]. */
-- Of documents the heads: their first rows.
create or replace function erp_private.impor_luar_kembar(buku anyelement, impor_id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', d.ke, 'kolom', d.kolom, 'pesan', format('sama dengan baris %s', d.pertama)
      ) order by d.ke, d.kolom), '[]')
      from (
        select b.ke, k.nama as kolom, min(b.ke) over (partition by k.nama, n.nilai) as pertama
          from erp_private.impor_kolom_of(buku, impor_luar_kembar.impor_id) as k
          join impor_baris as b
            on b.impor_id = impor_luar_kembar.impor_id and b.macam = 'data'
           and b.ke = b.dokumen
         cross join lateral (
           select b.isi -> case when k.dokumen then 'dokumen' else 'baris' end ->> k.bidang
             as nilai
         ) as n
         where k.nama like 'id_luar:%' and n.nilai is not null
      ) as d
     where d.ke > d.pertama
  );
end
$$;
