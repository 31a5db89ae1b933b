/** Stock, receivables and payables before and after a rehearsed import, by their accounts. */
-- `sudah` is what the file says and is booked already, `berkas` what it says of itself.
-- @execute erp_reader
create or replace function erp_private.impor_banding_saldo(buku anyelement, id bigint)
returns table (
  urutan integer, apa text, bulan text, sebelum numeric, gerak numeric, sudah numeric,
  berkas numeric, ganti boolean
) language plpgsql stable as $$
begin
  return query
    select s.urutan, s.apa, null::text, s.sisi * sum(h.saldo), s.sisi * sum(h.gerak), case
             when i.jenis = s.jenis then erp_private.impor_banding_sudah(buku, i.id)
             else 0::numeric(20, 2)
           end, (
             select max((w ->> 'berkas')::numeric)
               from jsonb_array_elements(i.saksi) as w
              where w ->> 'macam' = 'berkas' and w ->> 'kolom' = s.kolom and i.jenis = s.jenis
           ), i.ganti
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
     where i.id = impor_banding_saldo.id
       and i.status in ('siap', 'ada_temuan', 'belum_pasti')
     group by i.id, s.urutan, s.apa, s.sisi, s.kolom, s.jenis
    having sum(abs(h.gerak)) > 0
        or i.jenis = s.jenis and erp_private.impor_banding_sudah(buku, i.id) <> 0;
end
$$;
