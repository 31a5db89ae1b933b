/** How much of each category an allocation takes out of what is left of an item (`sisa`). */
-- A return (`retur_id` is its journal) first lowers the categories that it gives back, as far as
-- they are left. The rest of the allocation, like a payment, takes its share of all categories.
-- `arah` is 1 for payables, else -1; the order is that of `susunan`.
-- @execute erp_reader, erp_writer
create or replace function erp_private.arus_kas_ambil(
  buku anyelement, sisa numeric[], susunan erp.arus_kas_kategori[], nilai numeric,
  retur_id bigint, arah integer
) returns numeric[] language plpgsql stable as $$
begin
  return (
    with
      retur as (
        select b.kategori, sum(b.nilai) as nilai
          from erp_private.arus_kas_baris(buku, array[arus_kas_ambil.retur_id]) as b
         where arus_kas_ambil.retur_id is not null
           and not b.kas and not b.pos and b.kategori is not null
         group by b.kategori
        having sum(b.nilai) * arus_kas_ambil.arah > 0
      ),
      lama as (
        select s.nilai, s.urutan, greatest(s.nilai - coalesce(
                 arus_kas_ambil.nilai * r.nilai / (select sum(x.nilai) from retur as x), 0
               ), 0) as sisa
          from unnest(arus_kas_ambil.sisa, arus_kas_ambil.susunan)
            with ordinality as s (nilai, kategori, urutan)
          left join retur as r on r.kategori = s.kategori
      ),
      jumlah as (
        select sum(l.nilai) as lama, sum(l.sisa) as sisa from lama as l
      )
    select case
        -- Rounded, else each settlement would have twice the digits of the one before.
        when j.sisa > 0 then array(
          select round(l.nilai - l.sisa * (j.lama - arus_kas_ambil.nilai) / j.sisa, 20)
            from lama as l
           order by l.urutan
        )
        -- Nothing is left of the item.
        else array(select l.nilai from lama as l order by l.urutan)
      end
      from jumlah as j
  );
end
$$;
