/** One pass over the movements of a barang from an order key on, as known by a day. */
-- It knows all quantities, and the changes by papers up to the day `kertas`. `koreksi` are the
-- movements whose value is another than is booked up to that day, and the changed covers of
-- uncovered stock; `ambil` and `kolam` as stok_walk answers them, `awal, sebelum` the key before
-- the first movement. Where covered goods had been sent to another pool, the pass begins before
-- they were sent (stok_sent_since).
-- @execute erp_writer, erp_reader
create or replace function erp_private.stok_pass(
  buku anyelement, barang_id bigint, tanggal date, urut bigint, kertas date, fifo boolean,
  out koreksi erp_private.koreksi[], out ambil erp_private.ambil[], out kolam erp_private.kolam[],
  out awal date, out sebelum bigint
) language plpgsql stable as $$
declare
  v_lama erp_private.koreksi[] := erp_private.stok_covers_after(
    buku, stok_pass.barang_id, stok_pass.tanggal, stok_pass.urut, stok_pass.kertas
  );
  v_titip boolean := false;
  v_h record;
begin
  awal := stok_pass.tanggal;
  sebelum := stok_pass.urut;
  -- The usual case has no covers, and then no query runs.
  if cardinality(v_lama) > 0 then
    v_titip := exists (select from unnest(v_lama) as c where c.bawa);
  end if;
  if not v_titip then
    v_h := erp_private.stok_walk(
      buku, barang_id, awal, sebelum,
      erp_private.stok_steps(buku, barang_id, awal, sebelum, null, stok_pass.kertas), fifo, false
    );
    if cardinality(v_h.tutup) > 0 then
      v_titip := exists (
        select from unnest(v_h.tutup) as c where erp_private.stok_is_sent(buku, c.mutasi_id)
      );
    end if;
  end if;
  if v_titip then
    select s.tanggal, s.urut into stok_pass.awal, stok_pass.sebelum
      from erp_private.stok_sent_since(buku, barang_id, awal, sebelum) as s;
    v_lama := erp_private.stok_covers_after(buku, barang_id, awal, sebelum, stok_pass.kertas);
    v_h := erp_private.stok_walk(
      buku, barang_id, awal, sebelum,
      erp_private.stok_steps(buku, barang_id, awal, sebelum, null, stok_pass.kertas), fifo, true
    );
  end if;
  ambil := v_h.ambil;
  kolam := v_h.kolam;
  koreksi := v_h.koreksi || (
    select coalesce(
        array_agg(row (t.mutasi_id, t.selisih, t.penutup_id, t.bawa, null)::erp_private.koreksi),
        '{}'
      )
      from (
        select x.mutasi_id, x.penutup_id, x.bawa, sum(x.selisih) as selisih
          from (
            select c.mutasi_id, c.penutup_id, c.bawa, c.selisih from unnest(v_h.tutup) as c
            union all
            select c.mutasi_id, c.penutup_id, c.bawa, -c.selisih from unnest(v_lama) as c
          ) as x
         group by x.mutasi_id, x.penutup_id, x.bawa
        having sum(x.selisih) <> 0
      ) as t
  );
end
$$;
