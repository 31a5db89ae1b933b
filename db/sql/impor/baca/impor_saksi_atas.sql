/** Asks where rows above the header have all that a row must have: they may be data, not titles. */
create or replace function erp_private.impor_saksi_atas(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor as i
     set saksi = i.saksi || jsonb_build_object(
           'macam', 'judul', 'kolom', null, 'cocok', null, 'pesan', format(
             'baris %s di atas kepala kolom tampak seperti isi, dan dilewati', n.baris
           )
         )
    from (
      select string_agg(b.ke::text, ', ' order by b.ke) as baris
        from impor as x
       cross join lateral (
         select array_agg((c ->> 'sel')::integer) as sel
           from jsonb_array_elements(x.kolom) as c
           join erp_private.impor_kolom as k
             on k.jenis = x.jenis and k.nama = c ->> 'kolom' and k.wajib
       ) as w
        join impor_baris as b
          on b.impor_id = x.id and b.macam = 'judul' and b.ke < (
            select min(h.ke) from impor_baris as h where h.impor_id = x.id and h.macam = 'kepala'
          )
       where x.id = impor_saksi_atas.id and cardinality(w.sel) > 1 and not exists (
         select from unnest(w.sel) as s (n) where coalesce(b.sel -> s.n, 'null') = 'null'
       )
    ) as n
   where i.id = impor_saksi_atas.id and n.baris is not null;
end
$$;
