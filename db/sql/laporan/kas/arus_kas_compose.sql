/** Builds the statement of cash flows from cash in and out by category; cash balances stay null. */
-- Only kategori, masuk and keluar of `gerak` count, and a category may come in several rows. A row
-- without category is an opening balance; saldo_awal is their sum.
create or replace function erp_private.arus_kas_compose(
  buku anyelement, mulai date, akhir date, gerak erp_private.arus_kas_jumlah[]
) returns erp.arus_kas language plpgsql stable as $$
declare
  v_hasil erp.arus_kas;
begin
  v_hasil.dari := mulai;
  v_hasil.sampai := akhir;
  v_hasil.kas := '{}';
  with
    lini as (
      select coalesce(n.bagian, 'saldo_awal') as bagian, n.nama, g.kategori, sum(g.masuk) as masuk,
             sum(g.keluar) as keluar
        from unnest(arus_kas_compose.gerak) as g
        left join erp_private.arus_kas_bagian() as n on n.kategori = g.kategori
       group by 1, 2, 3
    ),
    bagian as (
      select n.bagian, coalesce(sum(l.masuk - l.keluar), 0) as total,
             row(coalesce(sum(l.masuk - l.keluar), 0), coalesce(array_agg(
               row(
                 l.kategori, erp_private.istilah(l.nama), l.masuk, l.keluar, l.masuk - l.keluar
               )::erp.arus_kas_baris order by l.kategori
             ) filter (where l.kategori is not null), '{}'))::erp.arus_kas_bagian as isi
        from unnest('{saldo_awal,operasi,investasi,pendanaan}'::text[]) as n (bagian)
        left join lini as l on l.bagian = n.bagian
       group by n.bagian
    )
  select a.total, o.isi, i.isi, p.isi, o.total + i.total + p.total
    into v_hasil.saldo_awal, v_hasil.operasi, v_hasil.investasi, v_hasil.pendanaan,
         v_hasil.kenaikan
    from bagian as a
    join bagian as o on o.bagian = 'operasi'
    join bagian as i on i.bagian = 'investasi'
    join bagian as p on p.bagian = 'pendanaan'
   where a.bagian = 'saldo_awal';
  return v_hasil;
end
$$;
