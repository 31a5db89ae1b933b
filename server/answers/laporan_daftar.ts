/** Answers of the reports that are lists: ledgers, open items, points, and whether the books are sound. */
import { z } from 'zod';
import {
  boolean,
  bulatHasil,
  dimensiHasil,
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  tanpaBiaya,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import {
  diketahuiMeta,
  jenis,
  keterangan,
  kode,
  kontak,
  nama,
  nomor,
  rentang,
  tanggal,
} from './laporan.ts';
import { listAnswer } from './umum.ts';

const transaksi = { transaksi_id: idHasil('Transaksi').nullable() };

const bukuBesarRow = z
  .looseObject({
    id: idHasil('Baris jurnal'),
    jurnal_id: idHasil('Jurnal'),
    nomor,
    tanggal,
    jenis,
    ...transaksi,
    nomor_transaksi: nomor.nullable(),
    keterangan,
    ...kontak,
    debit: uang('Debit'),
    kredit: uang('Kredit'),
    saldo: uang('Saldo berjalan'),
  })
  .meta({ id: 'BukuBesarBaris' });

export const bukuBesar = listAnswer(bukuBesarRow, {
  meta: {
    akun_kode: kode,
    akun_nama: nama,
    saldo_normal: pilihanHasil('Sisi normal akun', ['debit', 'kredit'], 'SaldoNormal'),
    ...rentang,
    ...diketahuiMeta,
    saldo_awal: uang('Saldo awal, debit positif'),
    debit: uang('Jumlah debit'),
    kredit: uang('Jumlah kredit'),
    saldo_akhir: uang('Saldo akhir, debit positif'),
  },
});

export const jurnalRow = z
  .looseObject({
    id: idHasil('Jurnal'),
    nomor,
    tanggal,
    jenis,
    ...transaksi,
    nomor_transaksi: nomor.nullable(),
    keterangan,
    lintas_periode: z
      .boolean()
      .meta({ description: 'Mengoreksi bulan yang sudah ditutup', example: false }),
    membalik_id: idHasil('Jurnal yang dibaliknya').nullable(),
    dicatat_pada: waktu('Dicatat pada'),
    baris: z.array(
      z.looseObject({
        akun_kode: kode,
        akun_nama: nama,
        debit: uang('Debit'),
        kredit: uang('Kredit'),
        kontak_id: kontak.kontak_id,
        keterangan,
        dimensi: dimensiHasil('Nilai dimensi').nullish(),
      }),
    ),
  })
  .meta({ id: 'JurnalBaris' })
  .register(graphqlNotes, { name: 'JurnalLengkap' });

export const jurnal = listAnswer(jurnalRow, { meta: diketahuiMeta });

/** How many days a document is overdue, in groups: the name of each in the documents, and in GraphQL. */
const UMUR = {
  belum_jatuh_tempo: { nilai: 'belum_jatuh_tempo', field: 'belumJatuhTempo' },
  '1-30': { nilai: 'hari_1_sampai_30', field: 'hari1Sampai30' },
  '31-60': { nilai: 'hari_31_sampai_60', field: 'hari31Sampai60' },
  '61-90': { nilai: 'hari_61_sampai_90', field: 'hari61Sampai90' },
  '>90': { nilai: 'lebih_dari_90_hari', field: 'lebihDari90Hari' },
} as const;
type Umur = keyof typeof UMUR;

const umur = z
  .enum([...(Object.keys(UMUR) as [Umur, ...Umur[]]), 'lunas'])
  .meta({
    description: 'Kelompok umur: hari lewat jatuh tempo; lunas bila sisanya nol',
    example: '1-30',
  })
  .register(graphqlNotes, {
    name: 'KelompokUmur',
    values: Object.fromEntries(Object.entries(UMUR).map(([key, { nilai }]) => [key, nilai])),
  });

const posRow = z
  .looseObject({
    transaksi_id: idHasil('Dokumen'),
    nomor,
    jenis,
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17').nullable(),
    tanggal,
    tanggal_faktur: tanggalHasil('Tanggal faktur asli, saldo awal').nullable(),
    nomor_faktur_asli: teksHasil('Nomor faktur asli, saldo awal', 'F-001').nullable(),
    jatuh_tempo: tanggalHasil('Jatuh tempo; tanpa itu umur dihitung dari faktur').nullable(),
    ...kontak,
    akun_kode: teksHasil('Akun kendali', '1201'),
    nilai: uang('Nilai dokumen'),
    dibayar: uang('Sudah dibayar'),
    sisa: uang('Sisa; negatif bila terbayar lebih'),
    status: z
      .enum(['belum', 'sebagian', 'lunas', 'lebih'])
      .meta({ description: 'Status bayar', example: 'belum' })
      .register(graphqlNotes, { name: 'StatusPos' }),
    umur,
    hari_lewat: bulatHasil('Hari lewat jatuh tempo'),
    dikonfirmasi_pada: tanggalHasil('Terakhir dikonfirmasi kontak').nullable(),
  })
  .meta({ id: 'PosTerbuka' })
  .register(graphqlNotes, { name: 'LaporanPosBaris' });

/** The open sums by age. */
export const sisaPerUmur = (description: string) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(UMUR).map(([key, { field }]) => [
          key,
          uang(`Sisa yang umurnya ${key}`).register(graphqlNotes, { type: 'Uang', field }),
        ]),
      ),
    )
    .meta({ description });

const ringkasanPos = z
  .looseObject({
    ...kontak,
    jumlah_dokumen: bulatHasil('Banyak dokumen'),
    sisa: uang('Sisa'),
    umur: sisaPerUmur('Sisa per kelompok umur'),
  })
  .meta({ id: 'PosRingkasan' });

/** Open items, of receivables and of payables. */
export const pos = listAnswer(posRow, {
  meta: {
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...diketahuiMeta,
    total_sisa: uang('Jumlah sisa'),
    total_kontrol: tanpaBiaya(uang('Saldo akun kendali, dari kontak_id bila disebut')),
    kontrol_disaring: tanpaBiaya(
      boolean(
        'total_kontrol disaring seperti datanya; dari, status dan hari_lewat tidak diketahuinya',
      ),
    ),
  },
  extra: { ringkasan: z.array(ringkasanPos).meta({ description: 'Per kontak' }) },
}).register(graphqlNotes, { name: 'LaporanPos' });

const poinRow = z
  .looseObject({
    lot_id: idHasil('Lot poin'),
    kontak_id: idHasil('Kontak'),
    kontak_kode: teksHasil('Kode kontak', 'PLG-01'),
    kontak_nama: teksHasil('Nama kontak', 'Toko Maju'),
    transaksi_id: idHasil('Dokumen yang memberi, atau yang menarik kembali'),
    nomor,
    tanggal,
    kedaluwarsa: tanggalHasil('Hari terakhir berlaku').nullable(),
    metode: pilihanHasil('Metode: tangguhan atau beban', ['tangguhan', 'beban'], 'MetodePoin'),
    nilai_poin: harga('Nilai satu poin saat ditukar').register(graphqlNotes, { type: 'Uang' }),
    poin: kuantitasHasil('Poin semula; negatif untuk hutang poin'),
    poin_sisa: kuantitasHasil('Poin yang tersisa'),
    nilai_sisa: uang('Nilai bukunya'),
  })
  .meta({ id: 'PoinLot' })
  .register(graphqlNotes, { name: 'LaporanPoinLot' });

export const poin = listAnswer(poinRow, {
  meta: {
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...diketahuiMeta,
    total_poin: kuantitasHasil('Jumlah poin'),
    total_nilai: uang('Jumlah nilai buku'),
    total_kontrol: tanpaBiaya(uang('Saldo akun kewajiban poin, dari kontak_id bila disebut')),
    kontrol_disaring: tanpaBiaya(boolean('total_kontrol disaring seperti datanya')),
  },
});

/** Days since goods came that are not billed, in groups: the name of each in the documents, and as an argument. */
export const UMUR_PENERIMAAN = {
  '0-30': 'hari_0_sampai_30',
  '31-60': 'hari_31_sampai_60',
  '61-90': 'hari_61_sampai_90',
  '>90': 'lebih_dari_90_hari',
} as const;
type UmurPenerimaan = keyof typeof UMUR_PENERIMAAN;

const umurPenerimaan = z
  .enum(Object.keys(UMUR_PENERIMAAN) as [UmurPenerimaan, ...UmurPenerimaan[]])
  .meta({ description: 'Kelompok umur: hari sejak diterima', example: '0-30' })
  .register(graphqlNotes, { name: 'UmurPenerimaan', values: UMUR_PENERIMAAN });

const belumDitagihRow = z
  .looseObject({
    penerimaan_id: idHasil('Penerimaan'),
    nomor_transaksi: teksHasil('Nomornya', 'TB/GD1/202601/00001'),
    tanggal,
    kontak_id: idHasil('Supplier'),
    kontak_kode: teksHasil('Kode supplier', 'SUP-01'),
    kontak_nama: teksHasil('Nama supplier', 'PT Sumber'),
    order_id: idHasil('Order yang dipenuhi').nullable(),
    baris_id: idHasil('Baris penerimaan'),
    barang_id: idHasil('Barang'),
    barang_kode: teksHasil('Kode barang', 'KOP-01'),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 165 g'),
    satuan: teksHasil('Satuan dasar', 'PCS'),
    qty_sisa: kuantitasHasil('Yang belum ditagih, dalam satuan dasar'),
    nilai_sisa: uang('Nilainya'),
    umur_hari: bulatHasil('Hari sejak diterima'),
    kelompok: umurPenerimaan,
  })
  .meta({ id: 'BelumDitagih' })
  .register(graphqlNotes, { name: 'LaporanBelumDitagihBaris' });

/** Goods received and not billed. */
export const belumDitagih = listAnswer(belumDitagihRow, {
  meta: {
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...diketahuiMeta,
    total_sisa: uang('Jumlah nilai yang belum ditagih'),
    total_kontrol: uang('Saldo akun barang diterima belum ditagih, dari kontak_id bila disebut'),
    kontrol_disaring: boolean(
      'total_kontrol disaring seperti datanya; kelompok tidak diketahuinya',
    ),
  },
}).register(graphqlNotes, { name: 'LaporanBelumDitagih' });

const integritasRow = z
  .object({
    pemeriksaan: teksHasil('Pemeriksaan', 'jurnal'),
    kunci: teksHasil('Apa yang tidak cocok', 'PJ/GD1/202601/00001').nullable(),
    harap: teksHasil('Yang seharusnya', 'debit = kredit').nullable(),
    nyata: teksHasil('Yang ada', '2 baris, debit 10.00, kredit 9.00').nullable(),
  })
  .meta({ id: 'IntegritasBaris' });

export const integritas = listAnswer(integritasRow, {
  meta: {
    langsung: z.boolean().meta({ description: 'Diperiksa sekarang; false: terakhir oleh worker' }),
    diperiksa_pada: waktu('Diperiksa pada; null bila belum').nullable(),
    posting_sesudahnya: z.int().nullable().meta({ description: 'Posting sesudah pemeriksaan' }),
    peringatan: z.array(z.string()).meta({ description: 'Yang perlu diketahui pembaca' }),
  },
});
