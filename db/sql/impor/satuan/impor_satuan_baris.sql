/** Gives lines the unit that the name of a column says; findings where another is said. */
-- Of `Qty (DUS)` each row is in DUS; a price per another unit than the quantity's is a finding.
create or replace function erp_private.impor_satuan_baris(
  buku anyelement, id bigint, judul jsonb
) returns void language plpgsql as $$
declare
  v_q constant bigint := judul -> 'qty';
  v_h constant bigint := judul -> 'harga';
  v_jenis constant text := (select i.jenis from impor as i where i.id = impor_satuan_baris.id);
begin
  update impor_baris as b
     set isi = case
           when n.mau is not null and not b.isi -> 'baris' ? 'satuan_id'
             then jsonb_set(b.isi, '{baris,satuan_id}', to_jsonb(n.mau))
           else b.isi
         end,
         temuan = b.temuan || case when n.kolom is not null then jsonb_build_object(
           'kolom', n.kolom, 'pesan', format(
             'kolomnya per %s, barisnya %s; samakan satuannya',
             (select s.kode from satuan as s where s.id = case n.kolom when 'qty' then v_q
               else v_h end),
             (select s.kode from satuan as s where s.id = n.satuan_id)
           )
         ) else '[]' end
    from (
      select r.ke, u.mau, u.satuan_id, case
               when v_q <> u.satuan_id then 'qty' when v_h <> u.satuan_id then 'harga'
             end as kolom
        from impor_baris as r
        left join barang as g on g.id = (r.isi #>> '{baris,barang_id}')::bigint
       cross join lateral (
         select coalesce(v_q, case v_jenis when 'barang-harga' then v_h end) as mau,
                (r.isi #>> '{baris,satuan_id}')::bigint as ada
       ) as s
       cross join lateral (
         select s.mau, coalesce(s.ada, s.mau, g.satuan_id) as satuan_id
       ) as u
       where r.impor_id = impor_satuan_baris.id and r.macam = 'data'
         and r.isi -> 'baris' ? 'barang_id'
    ) as n
   where b.impor_id = impor_satuan_baris.id and b.ke = n.ke;
end
$$;
