/** Parts that the bodies of several kinds share. */
import { z } from 'zod';
import { boolean, tanggal, teks, teksWajib } from '../../server/answers/fields.ts';
import { atributDokumen, desimal, dimensi, id } from '../base/fields.ts';
import { idLuarOf } from '../base/id_luar.ts';

export const kodeAkun = teksWajib('Kode akun', 20, '1101');
export const akunKasTunai = kodeAkun
  .nullish()
  .meta({ description: 'Akun kas atau bank untuk cara tunai; tanpa ini menurut peran kas' });
export const kodePph = teksWajib('Kode PPh yang dipotong', 20, 'PPH23');
export const kodePajak = teksWajib('Kode pajak; tanpa kode berarti tanpa pajak', 20, 'PPN');

const dimensiDokumen = dimensi(
  'Nilai dimensi seluruh dokumen; null berarti tanpa nilai, yang tidak disebut menurut bawaan barang, lokasi dan kontak',
).nullish();
const dimensiBaris = dimensi(
  'Nilai dimensi baris ini, mendahului dokumennya; null berarti tanpa nilai',
).nullish();

/** Ids that other programs know a document or a record by. */
export const idLuar = idLuarOf().nullish();
const atribut = atributDokumen('Kolom tambahan milik program atau tenant').nullish();

/** What a document may say of itself. */
export const catatan = {
  nomor_referensi: teks('Nomor referensi dari luar', 100).nullish(),
  keterangan: teks('Keterangan', 2000).nullish(),
  dimensi: dimensiDokumen,
  id_luar: idLuar,
  atribut,
};

/** What every document has in its head. */
export const kepala = {
  tanggal: tanggal('Tanggal berlaku'),
  kontak_id: id('Kontak'),
  lokasi_id: id('Lokasi'),
  jatuh_tempo: tanggal('Jatuh tempo; tanpa ini menurut termin kontak').nullish(),
  ...catatan,
};

/** Of the kinds that move stock. */
export const sudahTerhitungOpname = id(
  'Opname sesudahnya, di lokasi yang sama, yang sudah menghitung barang ini: selisihnya diimbangi di opname itu',
).nullish();
export const catatanStok = { ...catatan, sudah_terhitung_opname: sudahTerhitungOpname };

/** The head of the kinds that may do without contact and location. */
export const kepalaUmum = {
  tanggal: kepala.tanggal,
  kontak_id: kepala.kontak_id.nullish(),
  lokasi_id: kepala.lokasi_id.nullish(),
  ...catatan,
};

/** Discount of a document or a line: an amount or a percentage, not both (the database refuses both). */
export const potongan = {
  diskon: desimal('uang', 'Potongan sebagai jumlah', 'not_negative').nullish(),
  diskon_persen: desimal('persen', 'Potongan sebagai persen').nullish(),
};

export const pembayaran = z
  .array(
    z.strictObject({
      akun_kode: kodeAkun,
      jumlah: desimal('uang', 'Jumlah uang', 'positive'),
    }),
  )
  .max(50)
  .nullish()
  .meta({ description: 'Uang yang dibayar saat posting, per akun kas atau bank' });

export const uangMuka = z
  .array(
    z.strictObject({
      dokumen_id: id('Transaksi yang membuka uang muka atau titipan'),
      pos_id: id('Satu pos terbukanya; tanpa ini yang terlama').nullish(),
      jumlah: desimal('uang', 'Jumlah yang dipakai', 'positive'),
    }),
  )
  .max(100)
  .nullish()
  .meta({ description: 'Uang muka atau titipan kontak yang dipakai' });

export const ekor = {
  ...potongan,
  harga_termasuk_pajak: boolean('Harga sudah termasuk pajak').nullish(),
  pembayaran,
  pembulatan: desimal('uang', 'Pembulatan; boleh negatif').nullish(),
  uang_muka: uangMuka,
};

export const nomorFakturPajak = teksWajib(
  'Nomor faktur pajak; hanya pada baris yang dikenai pajak',
  50,
  '010.001-26.00000017',
).nullish();

export const orderBaris = id(
  'Baris order (detail[].id) yang dipenuhi; satuan, harga, potongan dan pajak menurut order bila kosong',
).nullish();
/** What a line may say of itself that has no dimensions. */
export const catatanPolos = {
  keterangan: teks('Keterangan baris', 1000).nullish(),
  atribut: atributDokumen('Kolom tambahan baris ini').nullish(),
};
/** What a line may say of itself. */
export const catatanBaris = {
  keterangan: catatanPolos.keterangan,
  dimensi: dimensiBaris,
  atribut: catatanPolos.atribut,
};
export const draft = boolean('Simpan sebagai draft, tanpa nomor dan tanpa jurnal').optional();
