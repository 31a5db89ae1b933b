/** One transaction with all that its kind has. A draft shows its document, so much of it may be absent. */
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
  idHasil,
  idLuarHasil,
  kuantitasHasil,
  penggunaHasil,
  pilihanHasil,
  tanggalHasil,
  tanpaBiaya,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { mungkin } from './mungkin.ts';
import { persetujuanRow } from './persetujuan_baris.ts';
import {
  kepala,
  peringatan,
  STATUSES_ORDER,
  sidik,
  statusTagih,
  statusTerima,
} from './transaksi.ts';
import { transaksiBaris } from './transaksi_baris.ts';
import { jurnalTransaksi } from './transaksi_jurnal.ts';

const akun_kode = teksHasil('Akun', '1101');
const nomor_transaksi = teksHasil('Nomor bukti', 'PJ/GD1/202601/00001');
const tanggal = tanggalHasil('Tanggal');
const jumlah = uang('Jumlah');

const pembayaran = z.object({ akun_kode, jumlah }).register(graphqlNotes, {
  name: 'TransaksiPembayaranIsi',
});
const biaya = z
  .object({
    jumlah,
    ...mungkin({
      alokasi: pilihanHasil('Dibagi menurut', ['nilai', 'qty'], 'AlokasiBiaya'),
      akun_kode,
    }),
  })
  .register(graphqlNotes, { name: 'TransaksiBiayaIsi' });
const uangMuka = z
  .object(
    mungkin({
      dokumen_id: idHasil('Transaksi yang membuka uang muka atau titipan'),
      pos_id: idHasil('Pos terbukanya'),
      nomor_transaksi,
      tanggal,
      jumlah,
      sisa: uang('Yang belum dipakai'),
    }),
  )
  .register(graphqlNotes, { name: 'TransaksiUangMukaIsi' });
const pelepasan = z
  .object({
    aset_id: idHasil('Aset'),
    ...mungkin({
      kode: teksHasil('Kode aset', 'AST-00001'),
      nama: teksHasil('Nama aset', 'Mobil boks'),
      akun_aset: teksHasil('Akun aset', '1503'),
      akun_akumulasi: teksHasil('Akun akumulasi', '1603'),
      perolehan: uang('Harga perolehan'),
      akumulasi: uang('Akumulasi penyusutan'),
      nilai: uang('Harga jual'),
      ppn: uang('PPN'),
      akun_kas: akun_kode,
      laba: uang('Laba (rugi: negatif)'),
    }),
  })
  .register(graphqlNotes, { name: 'TransaksiPelepasan' });

const penerimaan = z
  .object({
    ke: bulatHasil('Penerimaan ke berapa; batal-terima menyebutnya', 1),
    nomor: teksHasil('Nomor jurnalnya', 'XR/202601/00001').nullable(),
    tanggal: tanggalHasil('Tanggal sampai'),
    detail: z.array(
      z
        .object({
          baris_id: idHasil('Baris transfer'),
          qty: kuantitasHasil('Yang sampai, dalam satuan baris'),
          qty_hilang: kuantitasHasil('Yang hilang, dalam satuan baris'),
        })
        .register(graphqlNotes, { name: 'TransaksiPenerimaanBaris' }),
    ),
  })
  .register(graphqlNotes, { name: 'TransaksiPenerimaan' });

/** Fields of the head that the lists of fields do not say, or in words of another. */
const sendiri = mungkin({
  akun_asal: akun_kode,
  akun_kas: akun_kode,
  akun_kode,
  akun_selisih: akun_kode,
  akun_tujuan: akun_kode,
  balik_otomatis: tanggal,
  biaya_admin: uang('Biaya admin'),
  cara: teksHasil('Cara bayar, imbalan atau pengembalian', 'tunai'),
  diskon_persen: angka('Potongan dalam persen'),
  dokumen_id: idHasil('Dokumen yang dipotong'),
  dampak: z
    .array(
      z
        .object({ akun_kode, jumlah: uang('Debit; kredit: negatif') })
        .register(graphqlNotes, { name: 'TransaksiDampak' }),
    )
    .meta({ description: 'Hutang: akun yang diubah biaya perolehan barangnya' }),
  diganti_oleh: z
    .array(
      z
        .object({ id: idHasil('Transaksi'), nomor_transaksi })
        .register(graphqlNotes, { name: 'TransaksiPengganti' }),
    )
    .meta({ description: 'Saldo awal yang menggantikannya' }),
  dimensi: dimensiHasil('Nilai dimensi dokumen'),
  dua_langkah: boolean('Barang dikirim dulu, diterima kemudian'),
  jumlah,
  ganti: boolean('Menggantikan saldo awal yang sudah dibukukan'),
  kedaluwarsa: tanggalHasil('Hari terakhir poin berlaku'),
  kelebihan: z
    .union([z.number(), z.string()])
    .meta({ description: 'Kelebihan bayar; pada draft: ke mana', example: 0 })
    .register(graphqlNotes, { type: 'String' }),
  kompensasi: z.array(
    z
      .object({
        piutang_id: idHasil('Dokumen piutang'),
        hutang_id: idHasil('Dokumen hutang'),
        jumlah,
      })
      .register(graphqlNotes, { name: 'TransaksiKompensasi' }),
  ),
  kondisi: teksHasil('Keadaan barang yang diretur', 'baik'),
  koreksi_periode_lalu: boolean('Mengoreksi laba tahun lalu'),
  lokasi_tujuan_id: idHasil('Lokasi tujuan'),
  mode: teksHasil('Mode', 'selisih'),
  nilai: uang('Nilai'),
  nomor_nota_retur: teksHasil('Nomor nota retur', 'NR-001'),
  ongkos_pajak_kode: teksHasil('Pajak ongkos', 'PPN'),
  pajak_kode: teksHasil('Kode pajak', 'PPN'),
  pelepasan,
  pengembalian: z.array(
    z
      .object({
        cara: teksHasil('Cara', 'uang'),
        jumlah,
        ...mungkin({
          akun_kode,
          dokumen_id: idHasil('Faktur yang dikembalikan; hanya pada nota harga'),
          pelepas_id: idHasil('Dokumen yang di-void dan membawa bagiannya; jumlahnya negatif'),
        }),
      })
      .register(graphqlNotes, { name: 'TransaksiPengembalian' }),
  ),
  periode: teksHasil('Bulan penyusutan', '2026-01'),
  poin: idHasil('Poin yang dipakai'),
  poin_diperoleh: idHasil('Poin yang diperoleh'),
  poin_ditarik: idHasil('Poin yang ditarik kembali'),
  poin_kembali: idHasil('Poin yang dikembalikan'),
  poin_nilai: uang('Nilai poin yang dipakai'),
  poin_tangguhan: uang('Nilai poin yang ditangguhkan'),
  pph: uang('PPh yang dipotong'),
  reservasi: boolean('Barang direservasi'),
  saldo_sistem_dilihat: uang('Piutang dikurangi hutang ketika dilihat'),
  sudah_terhitung_opname: idHasil('Opname yang sudah menghitung barangnya'),
  void_terhitung_opname: idHasil('Opname yang sudah menghitung barangnya, disebut ketika di-void'),
  nilai_barang: uang('Penerimaan: nilai barangnya, tanpa pajak'),
  status_tagih: statusTagih,
  status_terima: statusTerima,
  susutkan: boolean('Disusutkan dulu'),
  tanggal_kirim: tanggalHasil('Tanggal kirim'),
  terima: z
    .object({
      tanggal: tanggalHasil('Tanggal sampai, yang terakhir'),
      ...mungkin({
        penerimaan: z.array(penerimaan).meta({ description: 'Barang: tiap penerimaan' }),
      }),
    })
    .register(graphqlNotes, { name: 'TransaksiTerimaIsi' }),
  waktu: waktu('Kapan dihitung'),
  transit: boolean('Uang dalam perjalanan'),
  uang_muka: z.array(uangMuka).meta({ description: 'Uang muka atau titipan yang dipakai' }),
});

/** An open item of the transaction with what was allocated to it; in the draft of a settlement, what it shall settle. */
const alokasi = z
  .object(
    mungkin({
      pos_id: idHasil('Pos terbuka'),
      jenis: pilihanHasil('Jenis pos', ['piutang', 'hutang', 'titipan', 'uang_muka'], 'JenisPos'),
      akun_kode,
      tanggal,
      jatuh_tempo: tanggalHasil('Jatuh tempo'),
      nilai: uang('Nilai'),
      membalik_id: idHasil('Pos yang dibaliknya'),
      tanggal_faktur: tanggalHasil('Tanggal faktur asli'),
      nomor_faktur_asli: teksHasil('Nomor faktur asli', 'F-001'),
      alokasi: z.array(
        z.object({
          transaksi_id: idHasil('Transaksi yang melunasi'),
          nomor_transaksi,
          tanggal,
          jumlah,
          potongan: uang('Potongan'),
          pph: uang('PPh yang dipotong'),
          nilai: uang('Yang dilunasi seluruhnya'),
        }),
      ),
      dokumen_id: idHasil('Draft: dokumen yang dilunasi'),
      jumlah: uang('Draft: jumlah uang'),
      potongan: uang('Draft: potongan'),
      pph: uang('Draft: PPh yang dipotong'),
      pph_kode: teksHasil('Draft: kode PPh', 'PPH23'),
    }),
  )
  .register(graphqlNotes, { name: 'TransaksiPos' });

const riwayat = z
  .object({
    aksi: pilihanHasil(
      'Yang dilakukan',
      ['posting', 'void', 'terima', 'tutup', 'koreksi', 'kedaluwarsa'],
      'AksiPosting',
    ),
    dicatat_pada: waktu('Dicatat pada'),
    dicatat_oleh: penggunaHasil('Oleh pengguna ini').nullable(),
    alasan: teksHasil('Alasan', 'salah input').nullable(),
    request_id: teksHasil('Nomor permintaan', 'e117d339').nullable(),
  })
  .register(graphqlNotes, { name: 'TransaksiRiwayat' });

const jumlahUang = mungkin({
  bruto: uang('Sebelum potongan'),
  diskon: uang('Potongan'),
  dpp: uang('Dasar pengenaan pajak'),
  ppn: uang('PPN'),
  ongkos: uang('Ongkos kirim'),
  ongkos_ppn: uang('PPN ongkos kirim'),
  pembulatan: uang('Pembulatan'),
  dibayar: uang('Sudah dibayar'),
});

const isiSelalu = { pembayaran: z.array(pembayaran), detail: z.array(transaksiBaris) };

/** What a document shows where it is asked for. */
const bagian = {
  jurnal: z.array(jurnalTransaksi).meta({ description: 'Bila diminta' }),
  alokasi: z.array(alokasi).meta({ description: 'Bila diminta' }),
  riwayat: z.array(riwayat).meta({ description: 'Bila diminta' }),
  persetujuan: z.array(persetujuanRow).meta({ description: 'Bila diminta' }),
};

/** The parts that rows of the list show where they are asked for. */
export const bagianDaftar = mungkin({
  detail: isiSelalu.detail.meta({ description: 'Bila diminta' }),
  pembayaran: isiSelalu.pembayaran.meta({ description: 'Bila diminta' }),
  ...bagian,
});

const pokok = {
  id: kepala.id,
  nomor_bukti: kepala.nomor_bukti,
  nomor_transaksi: kepala.nomor_transaksi,
  jenis: kepala.jenis,
  jenis_kode: kepala.jenis_kode,
  tanggal: kepala.tanggal,
  kontak_id: kepala.kontak_id,
  kontak_nama: kepala.kontak_nama,
  lokasi_id: kepala.lokasi_id,
  total_nilai: tanpaBiaya(kepala.total_nilai),
  sisa: tanpaBiaya(kepala.sisa),
  status: kepala.status,
  status_bayar: tanpaBiaya(kepala.status_bayar),
  keterangan: kepala.keterangan,
  atribut: atributHasil('Kolom tambahan milik program atau tenant'),
  ...mungkin({
    jatuh_tempo: tanggalHasil('Jatuh tempo'),
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17'),
    nomor_faktur_supplier: teksHasil('Nomor faktur supplier', 'INV-001'),
    harga_kode: teksHasil('Tingkat harga', 'ECER'),
    harga_termasuk_pajak: boolean('Harga sudah termasuk pajak'),
    alasan: teksHasil('Alasan pembatalan, atau penggunaan', 'salah input'),
    dokumen_asal_id: idHasil('Dokumen asal'),
    status_order: pilihanHasil('Keadaan order', STATUSES_ORDER, 'StatusOrder'),
  }),
  ...jumlahUang,
  dibuat_oleh: penggunaHasil('Dibuat oleh').nullable(),
  dibuat_pada: waktu('Dibuat pada'),
  diubah_pada: waktu('Diubah pada'),
  id_luar: idLuarHasil,
  biaya_tambahan: z.array(biaya),
  pembayaran: tanpaBiaya(isiSelalu.pembayaran),
  detail: isiSelalu.detail,
  peringatan,
  ...mungkin({
    halangan: z.array(z.string()).meta({
      description: 'Draft: mengapa belum dapat diposting ketika dihitung',
      example: ['detail.0.qty: stok hanya 3'],
    }),
    dihitung_pada: waktu('Draft: sejak kapan hitungannya begini'),
    persetujuan_id: idHasil('Draft: permintaan persetujuannya'),
    sidik,
  }),
  ...mungkin(bagian),
};

/** Further fields of the head, which only some kinds have. */
const menurutJenis = {
  ...documentFields(
    kindLists.map(({ fields }) => fields),
    { ...pokok, ...sendiri },
  ),
  ...sendiri,
};

/** The names of those fields. */
export const kepalaMenurutJenis = Object.keys(menurutJenis);

export const isiTransaksi = { ...pokok, ...menurutJenis };

export const transaksiDetail = z
  .looseObject(isiTransaksi)
  .meta({ id: 'Transaksi' })
  .register(graphqlNotes, { name: 'TransaksiLengkap' });
