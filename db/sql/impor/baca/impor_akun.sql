/** Completes accounts of other programs: those above that are named, and cash by its type. */
-- A name is that of the account above where one account of the file or the books has it. What has
-- a type of cash or banks (`Kas/Bank`) is one, where no column says so.
create or replace function erp_private.impor_akun(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor_baris as b
     set isi = jsonb_set(b.isi, '{baris,induk_kode}', to_jsonb(n.kode))
    from (
      select x.ke, min(a.kode) as kode
        from impor_baris as x
       cross join lateral (select x.isi #>> '{baris,induk_kode}' as teks) as t
        join (
          select y.isi #>> '{baris,kode}' as kode, y.isi #>> '{baris,nama}' as nama
            from impor_baris as y
           where y.impor_id = impor_akun.id and y.macam = 'data'
          union
          select k.kode, k.nama from akun as k
        ) as a on a.nama = t.teks
       where x.impor_id = impor_akun.id and x.macam = 'data'
         and not exists (select from akun as k where k.kode = t.teks)
       group by x.ke
      having count(distinct a.kode) = 1
    ) as n
   where b.impor_id = impor_akun.id and b.ke = n.ke;
  update impor_baris as b
     set isi = jsonb_set(b.isi, '{baris,adalah_kas}', 'true')
    from (
      select (c ->> 'sel')::integer as sel
        from impor as i
       cross join lateral jsonb_array_elements(i.kolom) as c
       where i.id = impor_akun.id and c ->> 'kolom' = 'subklas'
         and not i.kolom @> '[{"kolom": "kas"}]'
    ) as k
   where b.impor_id = impor_akun.id and b.macam = 'data'
     and b.isi #>> '{baris,subklas_id}' = '11' and b.sel ->> k.sel !~ '^\s*\d';
end
$$;
