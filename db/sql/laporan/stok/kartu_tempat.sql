/** Movements of a barang at the caller's places in a period, as kartu_gerak. */
-- For who sees only some places, `lokasi_id` being one of them or null for all of his. Nothing that
-- another place has or moves counts. Places may share a pool, so values are not told (saldo_nilai
-- null), and what moves no goods is no row.
create or replace function erp_private.kartu_tempat(
  buku anyelement, barang_id bigint, mulai date, sampai date, lokasi_id bigint,
  diketahui timestamptz
)
returns table (id bigint, urutan bigint, tampil boolean, saldo_qty numeric, saldo_nilai numeric)
language plpgsql stable as $$
declare
  v_tempat constant bigint[] := case
    when kartu_tempat.lokasi_id is null then erp.lokasi_terlihat()
    else array[kartu_tempat.lokasi_id]
  end;
  v_awal constant numeric := (
    select coalesce(sum(x.qty), 0)
      from (
        select l.lokasi_id, l.qty::numeric
          from stok_lokasi as l
         where l.barang_id = kartu_tempat.barang_id
        union all
        select s.lokasi_id, -s.qty
          from erp_private.stok_after(
            kartu_tempat.barang_id, kartu_tempat.mulai - 1, kartu_tempat.diketahui
          ) as s
      ) as x
     where x.lokasi_id = any (v_tempat)
  );
begin
  return query
  select null::bigint, 0::bigint, false, v_awal, null::numeric
  union all
  select m.id, row_number() over w, true, v_awal + sum(m.qty) over w, null
    from mutasi_stok as m
   where m.barang_id = kartu_tempat.barang_id
     and m.tanggal >= kartu_tempat.mulai and m.tanggal <= kartu_tempat.sampai
     and m.lokasi_id = any (v_tempat) and m.qty <> 0
     and (
       kartu_tempat.diketahui is null
       or not exists (
         select from erp_private.posting_after(kartu_tempat.diketahui) as s
          where s.posting_id = m.posting_id
       )
     )
  window w as (
    order by m.tanggal, m.tanggal_kunci, m.urut, m.baris, m.sub, m.id rows unbounded preceding
  );
end
$$;
