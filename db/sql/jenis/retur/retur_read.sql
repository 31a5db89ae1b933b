/** Reads the lines of a return that takes back a document, and finds the mistakes in them. */
-- Locks the document (retur_document). Each line names one of its lines, once, and at most the
-- quantity that final returns have left of it (retur_baris_problem). Net price, tax, accounts and
-- unit are those that the document kept. A line in another unit of the goods takes the unit's
-- factor of today, even when the unit is switched off.
-- The form of lines is judged by the list of their kind; without `berbentuk` it is wrong, and no
-- line is made of them.
-- Shares go by base units: the last return of a line takes the rest of each amount. After a note
-- about the price they are shares of what was left then. Input tax that
-- is credited in a month after the return is given back in that month.
--
-- `baris`: the lines without mistakes, each with the order line that it had filled and the accounts
-- of the movement that it takes back. `sumber`: the ids of these movements. `gabungan`: dimension
-- values of the returned lines, 0 for none; gabungan[0] is the document's. `berpoin`: the document
-- earned points. `penerimaan`: it is a receipt, of whose lines the shares are those of what is not
-- billed (KOTRB).
create or replace function erp_private.retur_read(
  buku anyelement, jenis erp.jenis_transaksi, dokumen_asal_id bigint, kontak_id bigint,
  tanggal date, masukan erp_private.retur_masukan[], berbentuk boolean, out salah text[],
  out baris erp_private.baris[], out sumber bigint[], out gabungan bigint[],
  out berpoin boolean, out penerimaan boolean
) language plpgsql as $$
declare
  v_arah constant erp.jenis_mutasi :=
    case retur_read.jenis when 'penjualan' then 'keluar' else 'masuk' end;
  v_asal record;
  v_s record;
  v_k record;
  v_dasar numeric;
  v_sudah bigint[] := '{}';
  v_ulang boolean;
  v_pesan text;
begin
  baris := '{}';
  v_asal := erp_private.retur_document(
    buku, retur_read.jenis, retur_read.dokumen_asal_id, retur_read.kontak_id, retur_read.tanggal
  );
  gabungan[0] := v_asal.gabungan_id;
  berpoin := v_asal.berpoin;
  penerimaan := v_asal.penerimaan;
  salah := array_remove(array[v_asal.salah], null);
  for v_s in
    -- Prevents a walk through all lines, planned when they were few: each by its key.
    select d.ordinality, d.baris_asal_id, d.qty as diminta, d.keterangan, s.*,
           (
             select r.id from transaksi_baris as r where r.baris_asal_id = s.id limit 1
           ) is not null as pernah
      from unnest(retur_read.masukan) with ordinality as d
      left join lateral (
        select s.id, s.barang_id, s.akun_kode, coalesce(d.satuan_id, s.satuan_id) as satuan_id,
               case
                 when coalesce(d.satuan_id = s.satuan_id, d.satuan_id is null) then s.faktor
                 when d.satuan_id = b.satuan_id then 1
                 else (
                   select u.faktor
                     from barang_satuan as u
                    where u.barang_id = s.barang_id and u.satuan_id = d.satuan_id
                 )
               end as faktor, s.qty_dasar, s.qty_dasar as sisa, s.dpp, s.dpp as dpp_sisa,
               s.dpp_lain, s.dpp_lain as dpp_lain_sisa, s.ppn, s.ppn as ppn_sisa, s.pajak_kode,
               s.tarif, s.dikreditkan, s.rincian,
               coalesce((s.rincian ->> 'selisih_ppn')::numeric, 0) as selisih_ppn,
               coalesce((s.rincian ->> 'selisih_ppn')::numeric, 0) as selisih_ppn_sisa,
               coalesce(s.gabungan_id, 0) as gabungan_id, b.kode as barang_kode, b.jenis,
               b.akun_penjualan, b.satuan_id as satuan_dasar, m.id as sumber_id,
               coalesce(m.akun_persediaan, b.akun_persediaan) as akun_persediaan,
               coalesce(m.akun_lawan, s.rincian ->> 'akun_beban', b.akun_hpp) as akun_hpp
          from (
            -- Of a line that bills a receipt: the goods that came with that. Made first: a wall
            -- would have all movements read before the cast.
            select l.*, coalesce((l.rincian ->> 'penerimaan_baris_id')::bigint, l.id) as masuk_id
              from transaksi_baris as l
             where l.id = d.baris_asal_id and l.transaksi_id = retur_read.dokumen_asal_id
            offset 0
          ) as s
          left join barang as b on b.id = s.barang_id
          left join mutasi_stok as m
            on m.baris_id = s.masuk_id and m.jenis = v_arah and m.sub = 0
        offset 0
      ) as s on true
     order by d.ordinality
  loop
    gabungan := gabungan || v_s.gabungan_id;
    if v_s.pernah then
      v_k := erp_private.retur_returned(buku, v_s.id);
      v_s.sisa := v_s.qty_dasar - v_k.qty;
      v_s.dpp_sisa := v_s.dpp - v_k.dpp;
      v_s.dpp_lain_sisa := v_s.dpp_lain - v_k.dpp_lain;
      v_s.ppn_sisa := v_s.ppn - v_k.ppn;
      v_s.selisih_ppn_sisa := v_s.selisih_ppn - v_k.selisih_ppn;
      if v_k.nota then
        v_s.qty_dasar := v_s.qty_dasar - v_k.nota_qty;
        v_s.dpp := v_s.dpp - v_k.nota_dpp;
        v_s.dpp_lain := v_s.dpp_lain - v_k.nota_dpp_lain;
        v_s.ppn := v_s.ppn - v_k.nota_ppn;
        v_s.selisih_ppn := v_s.selisih_ppn - v_k.nota_selisih_ppn;
      end if;
    end if;
    v_ulang := v_s.id = any (v_sudah);
    v_sudah := v_sudah || v_s.id;
    v_dasar := v_s.diminta * v_s.faktor;
    if retur_read.penerimaan and v_s.id is not null then
      v_k := erp_private.penerimaan_left(buku, v_s.id);
      if v_dasar > v_k.qty then
        perform erp_private.penerimaan_return_refuse(buku, v_s.id, v_s.ordinality, v_dasar);
      end if;
      v_s.qty_dasar := v_k.qty;
      v_s.sisa := v_k.qty;
      v_s.dpp := v_k.nilai;
      v_s.dpp_sisa := v_k.nilai;
      v_s.dpp_lain := v_k.nilai;
      v_s.dpp_lain_sisa := v_k.nilai;
    end if;
    v_pesan := erp_private.retur_baris_problem(buku, v_s, v_dasar, v_ulang);
    if v_pesan is not null then
      salah := salah || v_pesan;
    end if;
    continue when v_pesan is not null or not retur_read.berbentuk;
    sumber := sumber || v_s.sumber_id;
    baris := baris || erp_private.retur_line(
      nextval('transaksi_baris_id_seq'), v_s, v_dasar, retur_read.tanggal
    );
  end loop;
end
$$;
