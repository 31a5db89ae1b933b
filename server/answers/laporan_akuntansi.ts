/** Answers of the reports on cash, equity, tax, and what changed afterwards. */
import { z } from 'zod';
import {
  angka,
  boolean,
  graphqlNotes,
  idHasil,
  KATEGORI_ARUS_KAS,
  penggunaHasil,
  pilihanHasil,
  tanggalHasil,
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
  laporanMeta,
  nama,
  nomor,
  rentang,
  tanggal,
} from './laporan.ts';
import { listAnswer } from './umum.ts';

const bagianArusKas = z
  .object({
    total: uang('Jumlah'),
    baris: z.array(
      z.object({
        kategori: pilihanHasil('Kategori', KATEGORI_ARUS_KAS, 'ArusKasKategori'),
        nama: teksHasil('Nama kategori', 'Pelanggan'),
        masuk: uang('Kas masuk, dikurangi yang dibatalkan'),
        keluar: uang('Kas keluar, dikurangi yang dibatalkan'),
        nilai: uang('Masuk dikurangi keluar'),
      }),
    ),
  })
  .meta({ id: 'ArusKasBagian' });

export const arusKasResponse = z
  .object({
    ...rentang,
    saldo_awal: uang(
      'Kas dan bank sebelum masa ini, dengan saldo awal pembukuan di dalamnya; null bila hanya nilai dimensi tertentu',
    ).nullable(),
    operasi: bagianArusKas,
    investasi: bagianArusKas,
    pendanaan: bagianArusKas,
    kenaikan: uang('Operasi, investasi dan pendanaan'),
    saldo_akhir: uang(
      'Kas dan bank di akhir masa; null bila hanya nilai dimensi tertentu',
    ).nullable(),
    cocok: boolean(
      'Apakah saldo awal dan kenaikan memberi saldo akhir; null bila hanya nilai dimensi tertentu',
    ).nullable(),
    kas: z.array(
      z.object({
        kode,
        nama,
        saldo_awal: uang('Saldo sebelum masa ini'),
        saldo_akhir: uang('Saldo akhir'),
      }),
    ),
    meta: laporanMeta,
  })
  .meta({ id: 'ArusKas' });

const ekuitas = {
  saldo_awal: uang('Saldo awal'),
  koreksi: uang('Koreksi tahun-tahun lalu'),
  laba: uang('Laba bersih masa ini, seperti di rugi-laba'),
  setoran: uang('Yang disetor pemilik, termasuk saldo awal pembukuan'),
  penarikan: uang('Prive dan penarikan lain, mengurangi'),
  transfer: uang('Pemindahan antarakun ekuitas; jumlahnya 0'),
  saldo_akhir: uang('Saldo akhir'),
};

export const perubahanEkuitasResponse = z
  .object({
    ...rentang,
    akun: z.array(z.object({ kode, nama, ...ekuitas })),
    ...ekuitas,
    cocok: boolean('Apakah semuanya sama dengan ekuitas di neraca'),
    meta: laporanMeta,
  })
  .meta({ id: 'PerubahanEkuitas' });

const pajak = {
  sisi: z
    .enum(['keluaran', 'masukan'])
    .meta({ description: 'Sisi pajak', example: 'keluaran' })
    .register(graphqlNotes, { name: 'SisiPajak' }),
  dikreditkan: boolean('Apakah dapat dikreditkan'),
  pajak_kode: teksHasil('Kode pajak', 'PPN').nullable(),
  tarif: angka('Tarif dalam persen').nullable(),
  dpp: uang('Dasar pengenaan pajak'),
  dpp_lain: uang('DPP nilai lain'),
  ppn: uang('PPN'),
};

const ppnTarif = z.object(pajak).meta({ id: 'PpnTarif' });

const ppnRow = z
  .looseObject({
    ...pajak,
    transaksi_id: idHasil('Transaksi'),
    nomor,
    jenis,
    pembalik: boolean('Pembatalan'),
    tanggal,
    nomor_faktur: teksHasil('Nomor faktur', 'INV-001'),
    nomor_referensi: teksHasil('Nomor referensi dari luar', 'PO-17').nullable(),
    uang_muka: boolean('Pajak uang muka yang dipakai atau dikembalikan'),
    ...kontak,
    npwp: teksHasil('NPWP kontak', '01.234.567.8-901.000').nullable(),
  })
  .meta({ id: 'PpnBaris' });

const ppnRekonsiliasi = z
  .object({
    sisi: pajak.sisi,
    akun_kode: kode,
    akun_nama: nama,
    mutasi_akun: uang('Mutasi akun pajak'),
    jurnal_manual: uang('Bagian yang ditulis langsung ke akun itu'),
    dari_dokumen: uang('PPN menurut dokumen'),
    beda_masa: uang('Dibukukan di masa ini, dikreditkan di masa lain (dikurangi sebaliknya)'),
    selisih: uang('Mutasi dikurangi semuanya'),
  })
  .meta({ id: 'PpnRekonsiliasi' });

export const ppn = listAnswer(ppnRow, {
  meta: {
    masa: teksHasil('Masa pajak', '2026-01'),
    ...rentang,
    ...diketahuiMeta,
    ppn_keluaran: uang('PPN keluaran'),
    ppn_masukan: uang('PPN masukan yang dikreditkan'),
    ppn_tidak_dikreditkan: uang('PPN masukan yang tidak dikreditkan'),
    kurang_bayar: uang('Keluaran dikurangi masukan'),
  },
  extra: { per_tarif: z.array(ppnTarif), rekonsiliasi: z.array(ppnRekonsiliasi) },
});

const bedaAkun = z
  .object({
    akun_kode: kode,
    akun_nama: nama,
    sebelum: uang('Saldo seperti yang diketahui waktu itu'),
    selisih: uang('Perubahan'),
    sesudah: uang('Saldo sekarang, atau seperti diketahui pada waktu yang diminta'),
  })
  .meta({ id: 'BedaAkun' });

const bedaRow = z
  .looseObject({
    posting_id: idHasil('Posting'),
    aksi: pilihanHasil(
      'Aksi',
      ['posting', 'void', 'terima', 'tutup', 'koreksi', 'kedaluwarsa'],
      'AksiPosting',
    ),
    dicatat_pada: waktu('Waktu dicatat'),
    diketahui_pada: waktu('Sejak kapan diketahui laporan; null selama belum tetap').nullable(),
    dicatat_oleh: penggunaHasil('Oleh pengguna ini').nullable(),
    alasan: teksHasil('Alasan pembatalan', 'salah input').nullable(),
    transaksi_id: idHasil('Transaksi').nullable(),
    nomor,
    jenis,
    tanggal,
    ...kontak,
    keterangan,
    debit: uang('Jumlah debit dalam masa itu'),
    laba: uang('Tambahan laba'),
    akun: z.array(
      z.object({
        akun_kode: kode,
        akun_nama: nama,
        debit: uang('Debit'),
        kredit: uang('Kredit'),
      }),
    ),
  })
  .meta({ id: 'BedaBaris' });

export const beda = listAnswer(bedaRow, {
  meta: {
    per: tanggalHasil('Buku sampai akhir tanggal ini'),
    dari: tanggalHasil('Hanya yang mengubah buku mulai tanggal ini').nullable(),
    sejak: waktu('Waktu sesudahnya, seperti diketahui'),
    ...diketahuiMeta,
    laba: uang('Tambahan laba seluruhnya'),
  },
  extra: { akun: z.array(bedaAkun) },
});
