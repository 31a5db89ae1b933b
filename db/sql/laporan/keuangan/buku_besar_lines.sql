/** The lines of an account's ledger in order, with the running balance (debit minus kredit). */
-- A page of them, or all with `banyak` null.
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.buku_besar_lines(
  buku anyelement, akun_kode text, dari date, sampai date, lewati bigint, banyak integer,
  diketahui timestamptz, pilih bigint[] default null
)
returns table (
  id bigint, jurnal_id bigint, nomor text, tanggal date, jenis text, transaksi_id bigint,
  nomor_transaksi text, keterangan text, kontak_id bigint, kontak_nama text, debit numeric,
  kredit numeric, saldo numeric
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  with
    halaman as materialized (
      select b.*
        from erp_private.buku_besar_baris(
          buku_besar_lines.akun_kode, buku_besar_lines.dari, buku_besar_lines.sampai,
          buku_besar_lines.diketahui, buku_besar_lines.pilih
        ) as b
       order by b.tanggal, b.id
      offset buku_besar_lines.lewati
       limit buku_besar_lines.banyak
    ),
    awal as materialized (
      select erp_private.buku_besar_saldo(
               buku, buku_besar_lines.akun_kode, h.tanggal, h.id, buku_besar_lines.diketahui,
               buku_besar_lines.pilih
             ) as saldo
        from halaman as h
       order by h.tanggal, h.id
       limit 1
    )
  select h.id, h.jurnal_id, j.nomor, h.tanggal,
         case
           when t.id is null or j.jenis in ('koreksi', 'penutup', 'terima') then 'sistem'
           else t.jenis::text
         end,
         j.transaksi_id, t.nomor, coalesce(h.keterangan, j.keterangan, t.keterangan), h.kontak_id,
         k.nama, h.debit, h.kredit,
         a.saldo + sum(h.debit - h.kredit) over (order by h.tanggal, h.id)
    from halaman as h
   cross join awal as a
    join jurnal as j on j.id = h.jurnal_id
    left join transaksi as t on t.id = j.transaksi_id
    left join kontak as k on k.id = h.kontak_id
   order by h.tanggal, h.id;
end
$$;
