/** A line of a transaction. What a kind does not have is absent. */
import { z } from 'zod';
import { kindLists } from '../fields/kinds.ts';
import { documentFields } from './entry.ts';
import {
  angka,
  atributHasil,
  boolean,
  bulatHasil,
  dimensiHasil,
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  tanggalHasil,
  tanpaBiaya,
  teksHasil,
  uang,
} from './fields.ts';
import { mungkin } from './mungkin.ts';

const akun_kode = teksHasil('Akun', '1101');

/** Fields of every posted line, whatever its kind. */
const dibukukan = mungkin({
  baris: bulatHasil('Urutan'),
  barang_kode: teksHasil('Kode barang', 'KOP-01'),
  barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
  akun_kode,
  satuan_id: idHasil('Satuan'),
  satuan: teksHasil('Kode satuan baris: satuan qty, harga dan hpp', 'LSN'),
  satuan_dasar: teksHasil('Kode satuan dasar: satuan qty_dasar, dan sisa sebuah order', 'PCS'),
  faktor: kuantitasHasil('Isi satuan dalam satuan dasar'),
  qty_dasar: kuantitasHasil('Jumlah dalam satuan dasar'),
  hpp_kini: harga('HPP per satuan baris sesudah koreksi'),
  bruto: uang('Sebelum potongan'),
  diskon: uang('Potongan baris'),
  diskon_dokumen: uang('Bagiannya dari potongan dokumen'),
  dpp: uang('Dasar pengenaan pajak'),
  pajak_kode: teksHasil('Kode pajak', 'PPN'),
  tarif: angka('Tarif pajak dalam persen'),
  ppn: uang('PPN'),
  dikreditkan: boolean('PPN-nya dikreditkan'),
  biaya: uang('Bagiannya dari biaya tambahan'),
  dimensi: dimensiHasil('Nilai dimensi baris'),
  atribut: atributHasil('Kolom tambahan baris'),
  baris_asal_id: idHasil('Baris dokumen asal'),
  keterangan: teksHasil('Keterangan', 'Bonus'),
});

/** Those that the lists of fields do not say, or in words of another. */
const sendiri = mungkin({
  akun_akumulasi: akun_kode,
  akun_beban: akun_kode,
  akun_lawan: akun_kode,
  akun_selisih: akun_kode,
  alokasi: z
    .object({
      dasar: teksHasil('Dibagi menurut: nilai, qty, berat atau manual', 'nilai'),
      baris: z.array(
        z
          .object({
            baris_id: idHasil('Baris pembelian yang menanggungnya'),
            ...mungkin({
              bobot: kuantitasHasil('Berat dalam kg, seperti yang dikirim'),
              jumlah: uang('Bagiannya'),
            }),
          })
          .register(graphqlNotes, { name: 'TransaksiAlokasiBiayaBaris' }),
      ),
    })
    .meta({ description: 'Hutang: biaya perolehan barang, dan bagian tiap barisnya' })
    .register(graphqlNotes, { name: 'TransaksiAlokasiBiaya' }),
  dipenuhi: kuantitasHasil('Order: yang sudah dipenuhi, dalam satuan dasar'),
  ditagih: kuantitasHasil('Order: yang sudah ditagih, dalam satuan dasar'),
  diskon_persen: angka('Potongan dalam persen'),
  dokumen_id: idHasil('Dokumen yang dilunasi atau dikonfirmasi'),
  dokumen_nomor: teksHasil('Nomornya', 'PJ/GD1/202601/00001'),
  hibah: boolean('Diterima cuma-cuma'),
  jatuh_tempo: tanggalHasil('Jatuh tempo'),
  jenis: teksHasil('Faktur atau uang muka; piutang atau hutang', 'faktur'),
  jumlah: uang('Jumlah uang'),
  masa_kredit: teksHasil('Masa pajak PPN-nya dikreditkan', '2026-01'),
  nilai: uang('Nilai'),
  nomor_faktur_asli: teksHasil('Nomor faktur asli', 'F-001'),
  order_baris_id: idHasil('Baris order yang dipenuhi'),
  penawaran_baris_id: idHasil('Baris penawaran yang dipesan'),
  order_id: idHasil('Order yang dibayar muka'),
  poin_tangguhan: uang('Bagiannya dari nilai poin yang ditangguhkan'),
  pos_id: idHasil('Pos terbuka'),
  potongan: uang('Potongan'),
  pph_kode: teksHasil('Kode PPh', 'PPH23'),
  qty_ditagih: kuantitasHasil('Penerimaan: yang sudah ditagih, dalam satuan dasar'),
  qty_diretur: kuantitasHasil('Penerimaan: yang diretur sebelum ditagih, dalam satuan dasar'),
  qty_ditutup: kuantitasHasil('Penerimaan: yang tidak akan ditagih lagi, dalam satuan dasar'),
  nilai_sisa: uang('Penerimaan: nilai yang belum ditagih'),
  nilai_penerimaan: uang('Penagihan penerimaan: bagiannya dari nilai yang diterima'),
  sumber_harga: teksHasil(
    'Asal harga baris yang tidak menyebutnya: kontak, tingkat, harga_jual, order, penawaran; pada penerimaan juga yang lain',
    'tingkat',
  ),
  qty_diterima: kuantitasHasil('Transfer dua langkah: yang sudah sampai, dalam satuan baris'),
  qty_fisik: kuantitasHasil('Yang dihitung'),
  qty_hilang: kuantitasHasil('Transfer dua langkah: yang hilang di perjalanan'),
  qty_sisa: kuantitasHasil(
    'Transfer dua langkah: yang masih dalam perjalanan; penerimaan: yang belum ditagih, dalam satuan dasar',
  ),
  qty_sistem: kuantitasHasil('Menurut buku ketika dihitung'),
  qty_sistem_dilihat: kuantitasHasil('Menurut buku ketika dihitung, seperti yang dikirim'),
  reservasi: kuantitasHasil('Order: yang direservasi, dalam satuan dasar'),
  saldo_dilihat: uang('Sisa menurut buku ketika dikonfirmasi, seperti yang dikirim'),
  saldo_konfirmasi: uang('Sisa menurut kontak'),
  saldo_sistem: uang('Sisa menurut buku ketika dikonfirmasi'),
  selisih: uang('Selisih'),
  selisih_ppn: uang(
    'Pembelian: PPN menurut hitungan dikurangi yang di faktur, menjadi harga pokok',
  ),
  sisa: kuantitasHasil('Order: yang belum dipenuhi, dalam satuan dasar'),
});

const pokok = {
  id: idHasil('Nomor baris').nullable(),
  barang_id: idHasil('Barang').nullable(),
  qty: kuantitasHasil('Jumlah').nullable(),
  harga: tanpaBiaya(harga('Harga per satuan').nullable()),
  hpp: harga('HPP per satuan baris').nullable(),
  subtotal: tanpaBiaya(uang('Subtotal').nullable()),
  ...dibukukan,
};

/** Further fields of lines, which only some kinds have. */
const menurutJenis = {
  ...documentFields(
    kindLists.map(({ fields }) => fields.detail?.fields ?? {}),
    { ...pokok, ...sendiri },
  ),
  ...sendiri,
};

/** The names of those fields. */
export const barisMenurutJenis = Object.keys(menurutJenis);

export const transaksiBaris = z
  .looseObject({ ...pokok, ...menurutJenis })
  .meta({ id: 'TransaksiDetailBaris' });
