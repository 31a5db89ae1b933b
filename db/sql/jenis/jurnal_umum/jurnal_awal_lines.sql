/** Lines of opening journals that stand: neither voided nor replaced. */
-- Only lines on accounts without open items. A line that replaces another names it
-- (`baris_asal_id`).
create or replace function erp_private.jurnal_awal_lines(
  buku anyelement, tanggal date, akun text[]
)
returns table (
  baris_id bigint, akun_kode text, kontak_id bigint, gabungan_id bigint, debit numeric,
  kredit numeric, nomor text
) language plpgsql stable as $$
begin
  return query
    select b.id, b.akun_kode, (b.rincian ->> 'kontak_id')::bigint, coalesce(b.gabungan_id, 0),
           (b.rincian ->> 'debit')::numeric, (b.rincian ->> 'kredit')::numeric, t.nomor
      from transaksi as t
      join transaksi_baris as b on b.transaksi_id = t.id
      join akun as a on a.kode = b.akun_kode and a.kendali is null
     where t.jenis = 'jurnal-umum' and t.tanggal = jurnal_awal_lines.tanggal
       and t.status = 'final' and b.akun_kode = any (jurnal_awal_lines.akun)
       and b.baris_asal_id is null and b.subtotal <> 0 and not exists (
         select
           from transaksi_baris as r
           join transaksi as g on g.id = r.transaksi_id and g.status = 'final'
          where r.baris_asal_id = b.id
       );
end
$$;
