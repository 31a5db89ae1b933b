/** Refuses a posting that would change a tax month that was reported (KOMSP). */
-- The way out: credit the tax in another month, date the document elsewhere, or open the month
-- again to correct the return. The posting holds the months (periode_enter), so none is reported
-- until its end.
create or replace function erp_private.masa_pajak_refuse(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date, balik boolean
) returns void language plpgsql stable as $$
declare
  v_pesan text;
begin
  if not exists (select from masa_pajak as m where m.status = 'dilaporkan') then
    return;
  end if;
  v_pesan := (
    select string_agg(format(
        '%s: masa pajak %s sudah dilaporkan; %s atau buka lagi masa itu untuk pembetulan', g.kolom,
        g.masa, case g.kolom when 'tanggal' then 'pakai tanggal di masa yang belum dilaporkan'
          else 'kreditkan di masa yang belum dilaporkan' end
      ), E'\n' order by g.kolom)
      from (
        -- The months of the document's taxed lines, or of their reversal (`balik`), and of the
        -- deposits that it used or released. Input tax that is not credited changes no month.
        select distinct on (x.masa) x.masa, x.kolom
          from (
            select case
                     when masa_pajak_refuse.balik then greatest(b.rincian ->> 'masa_kredit', h.masa)
                     else coalesce(b.rincian ->> 'masa_kredit', h.masa)
                   end as masa,
                   case
                     when t.mode = 'harga' and not masa_pajak_refuse.balik then 'masa_pajak'
                     when t.jenis = 'pembelian' and not masa_pajak_refuse.balik
                       then format('detail.%s.masa_kredit', b.baris - 1)
                     else 'tanggal'
                   end as kolom
              from transaksi as t
              join erp_private.ppn_sisi() as s on s.jenis = t.jenis
              join transaksi_baris as b on b.transaksi_id = t.id
             cross join (select to_char(masa_pajak_refuse.tanggal, 'YYYY-MM') as masa) as h
             where t.id = masa_pajak_refuse.transaksi_id and b.dikreditkan
               and (b.tarif <> 0 or b.ppn <> 0)
               and not (t.jenis in ('kas-masuk', 'kas-keluar') and b.rincian ? 'dokumen_id')
            union all
            select to_char(masa_pajak_refuse.tanggal, 'YYYY-MM'), 'tanggal'
              from transaksi as t
             where t.id = masa_pajak_refuse.transaksi_id and t.ongkos_ppn <> 0
            union all
            select case
                     when a.membalik_id is null
                       then coalesce(l.masa, to_char(a.tanggal, 'YYYY-MM'))
                     else greatest(l.masa, to_char(a.tanggal, 'YYYY-MM'))
                   end, 'tanggal'
              from alokasi as a
              left join lateral erp_private.uang_muka_faktur(a.transaksi_id, a.pajak_kode) as l
                on true
             where a.posting_id = masa_pajak_refuse.posting_id and a.pajak_kode is not null
          ) as x
         order by x.masa, x.kolom
      ) as g
      join masa_pajak as m on to_char(m.bulan, 'YYYY-MM') = g.masa and m.status = 'dilaporkan'
  );
  perform erp_private.kesalahan_refuse('KOMSP', v_pesan);
end
$$;
