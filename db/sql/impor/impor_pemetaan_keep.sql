/** Keeps what was said by hand of the columns of a file, for the next file of its kind. */
create or replace function erp_private.impor_pemetaan_keep(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  insert into impor_pemetaan as m (jenis, nama, kolom)
    select distinct on (n.nama) i.jenis, n.nama, p.value
      from impor as i
     cross join lateral jsonb_each_text(i.pemetaan) as p
     cross join lateral (select erp_private.impor_nama(p.key) as nama) as n
     where i.id = impor_pemetaan_keep.id
     order by n.nama
    on conflict (jenis, nama) do update set kolom = excluded.kolom;
end
$$;
