/** Openings of a contact's points that stand: neither voided nor replaced. */
-- `kedaluwarsa` is the last day that the opening itself names.
create or replace function erp_private.poin_awal(buku anyelement, kontak_id bigint)
returns table (
  transaksi_id bigint, nomor text, lot_id bigint, akun_kode text, poin bigint, nilai numeric,
  kedaluwarsa date, gabungan_id bigint
) language plpgsql stable as $$
begin
  return query
    select t.id, t.nomor, l.id, l.akun_kode, l.poin, l.nilai::numeric,
           (t.rincian ->> 'kedaluwarsa')::date, coalesce(t.gabungan_id, 0)
      from transaksi as t
      join poin_lot as l on l.posting_id = t.posting_id and l.poin > 0
     where t.kontak_id = poin_awal.kontak_id and t.jenis = 'bayar-poin' and t.status = 'final'
       and t.rincian ->> 'mode' = 'saldo_awal'
       and not exists (
         select from transaksi as g where g.dokumen_asal_id = t.id and g.status = 'final'
       )
     order by t.id;
end
$$;
