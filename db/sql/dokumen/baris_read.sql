/**
 * Reads the lines of a sale or purchase: unit, price and line discount, and what is wrong with
 * them.
 */
-- It reads goods and units of all lines at once, accounts and taxes where a line names one, and
-- prices where there is a price tier. `salah` are the mistakes, each beginning with the path of its
-- field. `beli`: the lines are a purchase's (a price is required, account lines are allowed), else
-- a sale's. `baris` are the lines without a mistake; the document's discount and the tax are still
-- missing in them. A sale's line without a price gets that of the contact, of the tier or of the
-- goods, or null where none has one; its fields say which (`sumber_harga`: kontak, tingkat,
-- harga_jual). `peringatan` tells where the tier has none, `berbatas` that some goods limit their
-- price.
--
-- The form of lines is judged by the list of their kind; without `berbentuk` it is wrong, and no
-- line is made of them. Lines that were checked before are read without `diperiksa`. The plain line
-- has only goods in their own unit, a quantity and a price within bounds; it is right as it stands.
-- baris_problems judges all others. The settings prevent that PostgreSQL reads all goods where they
-- are few: each line looks up its goods and unit by their keys.
create or replace function erp_private.baris_read(
  buku anyelement, masukan erp_private.baris_masukan[], beli boolean, tanggal date, harga_kode text,
  diperiksa boolean default true, berbentuk boolean default true, kontak_id bigint default null,
  out salah text[], out baris erp_private.baris[], out peringatan text[], out berbatas boolean
) language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
as $$
declare
  v_m erp_private.baris_masukan;
  v_akun text[];
  v_pajak text[];
  v_harga numeric[];
  v_sumber text[];
  v_rujukan boolean := false;
  v_kosong boolean := false;
  v_daftar boolean := false;
begin
  foreach v_m in array coalesce(baris_read.masukan, '{}') loop
    v_rujukan := v_rujukan or num_nonnulls(v_m.akun_kode, v_m.pajak_kode) > 0;
    v_kosong := v_kosong or v_m.harga is null;
    exit when v_rujukan and v_kosong;
  end loop;
  if v_rujukan then
    select r.akun, r.pajak into v_akun, v_pajak
      from erp_private.baris_rujukan(buku, baris_read.masukan) as r;
  end if;
  -- Whether the contact has prices at all is asked only where no tier is looked up anyway.
  if v_kosong and not baris_read.beli then
    v_daftar := baris_read.harga_kode is not null;
    if not v_daftar then
      v_daftar := exists (
        select from barang_harga as h where h.kontak_id = baris_read.kontak_id
      );
    end if;
  end if;
  if v_daftar then
    select h.harga, h.peringatan, h.sumber into v_harga, baris_read.peringatan, v_sumber
      from erp_private.baris_harga(
        buku, baris_read.masukan, baris_read.tanggal, baris_read.harga_kode, baris_read.kontak_id
      ) as h;
  end if;
  select coalesce(
           array_agg(x.pesan order by x.ordinality) filter (where x.pesan is not null), '{}'
         ),
         coalesce(
           array_agg(
             erp_private.baris(
               id => nextval('transaksi_baris_id_seq'), baris => x.ordinality,
               barang_id => x.barang_id, barang_jenis => x.jenis, akun_kode => x.akun_kode,
               satuan_id => x.satuan, faktor => coalesce(x.isi, 1), qty => coalesce(x.qty, 1),
               qty_dasar => coalesce(x.qty, 1) * coalesce(x.isi, 1), harga => x.harga_satuan,
               bruto => n.bruto, diskon => p.diskon, diskon_dokumen => 0,
               subtotal => n.bruto - p.diskon, pajak_kode => coalesce(x.pajak_kode, x.pajak_barang),
               dikreditkan => coalesce(x.dikreditkan, true), biaya => 0,
               akun_persediaan => x.akun_persediaan, akun_hpp => x.akun_hpp,
               akun_penjualan => x.akun_penjualan, keterangan => x.keterangan,
               rincian => case
                 when x.harga is null and not baris_read.beli then jsonb_build_object(
                   'sumber_harga', coalesce(v_sumber[x.ordinality], 'harga_jual')
                 )
               end
             )
             order by x.ordinality
           ) filter (where x.pesan is null and baris_read.berbentuk),
           '{}'
         ),
         bool_or(x.berbatas)
    into baris_read.salah, baris_read.baris, baris_read.berbatas
    from (
      select d.ordinality, d.barang_id, d.akun_kode, d.qty, d.harga, d.diskon, d.diskon_persen,
             d.pajak_kode, d.dikreditkan, d.keterangan, b.jenis, b.pajak_kode as pajak_barang,
             b.akun_persediaan, b.akun_hpp, b.akun_penjualan, s.faktor as isi,
             num_nonnulls(b.diskon_maksimum, b.harga_minimum) > 0 as berbatas,
             coalesce(d.satuan_id, b.satuan_id) as satuan,
             case when baris_read.diperiksa and (
               b.aktif and d.qty > 0 and d.qty < 1e6 and d.qty = round(d.qty, 6)
               and d.harga > 0 and d.harga < 1e9 and d.harga = round(d.harga, 6)
               and num_nulls(
                 d.akun_kode, d.diskon, d.diskon_persen, d.pajak_kode, d.hibah
               ) = 5
               and coalesce(d.satuan_id = b.satuan_id, d.satuan_id is null)
             ) is not true then erp_private.baris_problems(
               d.ordinality, d.barang_id, d.akun_kode, d.satuan_id, d.qty, d.harga, d.diskon,
               d.diskon_persen, d.hibah, baris_read.beli, b.kode, b.aktif,
               case when d.satuan_id is null or d.satuan_id = b.satuan_id then 1 else s.faktor end,
               v_akun[d.ordinality], v_pajak[d.ordinality],
               (select u.kode from satuan as u where u.id = b.satuan_id),
               case when s.faktor is null and d.satuan_id <> b.satuan_id then
                 erp_private.barang_satuan_problem(buku, b.id, b.kode, d.satuan_id)
               end
             ) end as pesan,
             case
               when d.harga is not null or baris_read.beli then d.harga
               else coalesce(
                 v_harga[d.ordinality], round(b.harga_jual * coalesce(s.faktor, 1), 6)
               )
             end as harga_satuan
        from unnest(baris_read.masukan) with ordinality as d
        left join barang as b on b.id = d.barang_id
        left join barang_satuan as s
          on s.barang_id = b.id and s.satuan_id = d.satuan_id and s.satuan_id <> b.satuan_id
          and (s.aktif or not baris_read.diperiksa)
      -- The order keeps this a subquery: without it mistakes and prices would be worked out again
      -- for every use. The lines come in this order anyway, so nothing is sorted.
       order by d.ordinality
    ) as x
    cross join lateral (
      select round(coalesce(x.qty, 1) * x.harga_satuan, 2) as bruto
    ) as n
    cross join lateral (
      select coalesce(x.diskon, round(n.bruto * x.diskon_persen / 100, 2), 0) as diskon
    ) as p;
end
$$;
