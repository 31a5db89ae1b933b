/**
 * Findings of rows: a required field is missing, a row is said twice, or it differs from the first
 * row of its document.
 */
-- Answered as [{ke, kolom, pesan}].
create or replace function erp_private.impor_compose_findings(
  buku anyelement, impor_id bigint, jenis text, sifat text
) returns jsonb language plpgsql stable as $$
begin
  return (
    with
      kolom as materialized (
        select k.* from erp_private.impor_kolom_of(buku, impor_compose_findings.impor_id) as k
      ),
      data as not materialized (
        select b.*
          from impor_baris as b
         where b.impor_id = impor_compose_findings.impor_id and b.macam = 'data'
      )
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', t.ke, 'kolom', t.kolom, 'pesan', t.pesan
      ) order by t.ke, t.urutan), '[]')
      from (
        select b.ke, k.nama as kolom, k.urutan, erp_private.kalimat('wajib') as pesan
          from data as b
          join kolom as k on k.wajib
         where (impor_compose_findings.sifat <> 'dokumen' or not k.dokumen or b.ke = b.dokumen)
           and not b.isi -> case when k.dokumen then 'dokumen' else 'baris' end ? k.bidang
           and not b.temuan @> jsonb_build_array(jsonb_build_object('kolom', k.nama))
        union all
        select b.ke, k.nama, k.urutan,
               format('berbeda dari baris %s, yang %s', b.dokumen, case
                 when impor_compose_findings.sifat = 'dokumen' then 'bernomor sama'
                 else 'sedokumen'
               end)
          from data as b
          join impor_baris as p on p.impor_id = b.impor_id and p.ke = b.dokumen
         cross join lateral jsonb_each(b.isi -> 'dokumen') as f
          join kolom as k on k.dokumen and k.bidang = f.key
         where (impor_compose_findings.sifat = 'dokumen' or f.key ~ ':') and b.ke > b.dokumen
           and p.isi -> 'dokumen' -> f.key is distinct from f.value
        union all
        select b.ke, 'nilai', 90, s.pesan
          from data as b
         cross join lateral (
           select erp_private.impor_stok_problem(b.isi -> 'baris') as pesan
         ) as s
         where impor_compose_findings.jenis = 'saldo-awal-stok' and s.pesan is not null
        union all
        select b.ke, 'saldo', 91, 'bukan debit dikurangi kredit; isi salah satu saja'
          from data as b
         cross join lateral jsonb_to_record(b.isi -> 'baris')
           as f (akun_kode text, debit numeric, kredit numeric, saldo numeric)
          left join akun as a on a.kode = f.akun_kode
         where impor_compose_findings.jenis in ('saldo-awal-akun', 'riwayat-saldo')
           and (f.debit <> 0 or f.kredit <> 0)
           and f.saldo <> (coalesce(f.debit, 0) - coalesce(f.kredit, 0))
             * case a.saldo_normal when 'kredit' then -1 else 1 end
        union all
        -- Of goods or an invoice that an opening names twice the later row would be all there is.
        select d.ke, case
                 when impor_compose_findings.jenis in (
                   'saldo-awal-stok', 'barang-satuan', 'barang-harga', 'barang-pemasok',
                   'barang-lokasi'
                 ) then 'barang'
                 when impor_compose_findings.jenis = 'riwayat-saldo' then 'akun_kode'
                 when impor_compose_findings.sifat = 'awal' then 'nomor_faktur'
                 else 'kode'
               end, 0,
               format('sama dengan baris %s', d.pertama)
          from (
            select b.ke, min(b.ke) over (partition by n.kunci) as pertama
              from data as b
             cross join lateral (
               select case
                   when impor_compose_findings.jenis in ('barang-satuan', 'barang-harga')
                     then erp_private.impor_pokok(b.isi -> 'baris')
                       - '{faktor,barcode,harga,berlaku_sampai,aktif}'::text[]
                   when impor_compose_findings.jenis = 'barang-pemasok'
                     then jsonb_build_array(
                       b.isi #> '{baris,barang_id}', b.isi #> '{baris,kontak_id}'
                     )
                   when impor_compose_findings.jenis = 'barang-lokasi'
                     then jsonb_build_array(
                       b.isi #> '{baris,barang_id}', b.isi #> '{baris,lokasi_id}'
                     )
                   when impor_compose_findings.jenis = 'riwayat-saldo'
                     then (b.isi -> 'baris') - '{debit,kredit,saldo}'::text[]
                   when impor_compose_findings.jenis = 'saldo-awal-stok'
                     then erp_private.impor_pokok(b.isi -> 'dokumen')
                       || (b.isi #> '{baris,barang_id}')
                   when impor_compose_findings.sifat = 'awal'
                     then erp_private.impor_pokok(b.isi -> 'dokumen')
                       || (b.isi #> '{baris,nomor_faktur_asli}')
                   else b.isi #> '{baris,kode}'
                 end as kunci
             ) as n
             where (
                 impor_compose_findings.sifat in ('induk', 'riwayat', 'awal')
                 and impor_compose_findings.jenis <> 'saldo-awal-akun'
               ) and n.kunci is not null
          ) as d
         where d.ke > d.pertama
      ) as t
  );
end
$$;
