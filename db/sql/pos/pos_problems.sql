/** Messages about allocations to open items, or null. */
-- The item exists, is of this contact and kind, is not younger than the allocation, and has that
-- much left (several allocations to one item are added up). The documents are locked, so the rests
-- stay as read.
create or replace function erp_private.pos_problems(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, tanggal date,
  alokasi erp_private.alokasi_masukan[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(a.kolom || ': ' || m.pesan order by a.ordinality)
      from (
        select x.*, sum(x.jumlah + coalesce(x.potongan, 0) + coalesce(x.pph, 0))
                 over (partition by x.pos_id) as nilai
          from unnest(pos_problems.alokasi) with ordinality as x
      ) as a
      left join lateral (
        select p.id, p.jenis, p.membalik_id, p.kontak_id, p.tanggal
          from pos_terbuka as p
         where p.id = a.pos_id
        -- Prevents a walk through all items: each is looked up by its key.
        offset 0
      ) as p on true
      cross join lateral (
        select case
          when p.id is null or p.jenis <> pos_problems.jenis or p.membalik_id is not null
            or p.kontak_id <> pos_problems.kontak_id
          then 'tidak ditemukan pada kontak ini'
          when p.tanggal > pos_problems.tanggal then format('dokumen itu bertanggal %s', p.tanggal)
          when a.nilai > erp_private.pos_balance(buku, p.id) then
            format('melebihi sisa %s', erp_private.pos_balance(buku, p.id))
        end as pesan
      ) as m
     where m.pesan is not null
  );
end
$$;
