/** Why a file of sums by month is no list of documents or balances; null where it is none. */
create or replace function erp_private.impor_bulanan(jenis text, judul text[])
returns text language sql stable as $$
  select 'berkas ini tampaknya jumlah per bulan, yang tidak dapat menjadi ' || case
      when j.sifat = 'dokumen' then 'dokumen: kirim faktur atau jurnalnya, baris demi baris'
      else format('%s: tulis satu bulan per baris', lower(j.nama))
    end
    from erp_private.impor_jenis as j
   where j.jenis = impor_bulanan.jenis and j.sifat in ('dokumen', 'riwayat')
     and (
       select count(*) > 1 or j.sifat = 'dokumen' and bool_or(n.nama ~ '^(bulan|month|periode)$')
         from (
           select erp_private.impor_nama(x) as nama from unnest(impor_bulanan.judul) as x
         ) as n
        where n.nama ~ ('^((jan|[fp]eb|mar|apr|mei|may|jun|jul|agu|ags|agt|aug|sep|okt|oct|nov|nop'
          '|des|dec)[a-z]*(20)?(\d\d)?|bulan|month|periode|20\d\d(0\d|1[0-2]))$')
     )
$$;
