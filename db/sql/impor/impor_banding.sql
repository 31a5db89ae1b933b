/** What the books would hold after a rehearsed import, beside the file's own sums. */
-- Stock, receivables and payables by their accounts; sales and purchases as read, month by month.
-- `berkas` is what the file says of itself in a column or a row of totals; null: it says nothing.
-- @execute erp_reader
create or replace function erp_private.impor_banding(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'apa', n.apa, 'bulan', n.bulan, 'sebelum', n.sebelum, 'gerak', n.gerak,
        'sesudah', n.sebelum + n.gerak, 'berkas', n.berkas,
        'cocok', case when n.berkas is not null then abs(n.berkas - n.gerak) <= 1 end
      ) order by n.urutan, n.bulan), '[]')
      from (
        select s.urutan, s.apa, null::text as bulan, s.sisi * sum(h.saldo) as sebelum,
               s.sisi * sum(h.gerak) as gerak, (
                 select max((w ->> 'berkas')::numeric)
                   from jsonb_array_elements(i.saksi) as w
                  where w ->> 'macam' = 'berkas' and w ->> 'kolom' = s.kolom and i.jenis = s.jenis
               ) as berkas
          from impor as i
         cross join (values
           (1, 'nilai_stok', 13, 1, 'saldo-awal-stok', 'nilai'),
           (2, 'piutang', 12, 1, 'saldo-awal-piutang', 'sisa'),
           (3, 'hutang', 21, -1, 'saldo-awal-hutang', 'sisa')
         ) as s (urutan, apa, subklas_id, sisi, jenis, kolom)
          join akun as a on a.subklas_id = s.subklas_id
         cross join lateral (
           select (
                    select coalesce(sum(x.debit - x.kredit), 0)::numeric(20, 2)
                      from saldo_harian as x where x.akun_kode = a.kode
                  ) as saldo,
                  (
                    coalesce((i.gerak -> a.kode ->> 0)::numeric, 0)
                    - coalesce((i.gerak -> a.kode ->> 1)::numeric, 0)
                  )::numeric(20, 2) as gerak
         ) as h
         where i.id = impor_banding.id and i.gerak <> '{}'
           and i.status in ('siap', 'ada_temuan', 'belum_pasti')
         group by i.id, s.urutan, s.apa, s.sisi, s.kolom, s.jenis
        having sum(abs(h.gerak)) > 0
        union all
        select 4, b.jenis, b.bulan, 0, b.nilai, b.berkas
          from erp_private.impor_banding_bulan(buku, impor_banding.id) as b
      ) as n
  );
end
$$;
