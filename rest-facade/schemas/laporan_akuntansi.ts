/** Answers of the reports on cash, equity, tax, and what changed afterwards. */
import { z } from 'zod';
import { angka, boolean, idHasil, tanggalHasil, teksHasil, waktu } from '../fields.ts';
import { jenis, kode, kontak, nama, nomor, tanggal } from './laporan.ts';

const bagianArusKas = z
  .object({
    total: angka('Jumlah'),
    akun: z.array(
      z.object({
        kode,
        nama,
        masuk: angka('Kas masuk'),
        keluar: angka('Kas keluar'),
        nilai: angka('Masuk dikurangi keluar'),
      }),
    ),
  })
  .meta({ id: 'ArusKasBagian' });

export const arusKasResponse = z
  .object({
    dari: tanggalHasil('Dari'),
    sampai: tanggalHasil('Sampai'),
    saldo_awal: angka('Kas dan bank sebelum masa ini, dengan saldo awal pembukuan di dalamnya'),
    operasi: bagianArusKas,
    investasi: bagianArusKas,
    pendanaan: bagianArusKas,
    kenaikan: angka('Operasi, investasi dan pendanaan'),
    saldo_akhir: angka('Kas dan bank di akhir masa'),
    cocok: boolean('Apakah saldo awal dan kenaikan memberi saldo akhir'),
    kas: z.array(
      z.object({
        kode,
        nama,
        saldo_awal: angka('Saldo sebelum masa ini'),
        saldo_akhir: angka('Saldo akhir'),
      }),
    ),
  })
  .meta({ id: 'ArusKas' });

const ekuitas = {
  saldo_awal: angka('Saldo awal'),
  penambahan: angka('Penambahan'),
  pengurangan: angka('Pengurangan'),
  laba: angka('Laba bersih masa ini'),
  saldo_akhir: angka('Saldo akhir'),
};

export const perubahanEkuitasResponse = z
  .object({
    dari: tanggalHasil('Dari'),
    sampai: tanggalHasil('Sampai'),
    akun: z.array(z.object({ kode, nama, ...ekuitas })),
    ...ekuitas,
    cocok: boolean('Apakah semuanya sama dengan ekuitas di neraca'),
  })
  .meta({ id: 'PerubahanEkuitas' });

const pajak = {
  sisi: z.enum(['keluaran', 'masukan']).meta({ description: 'Sisi pajak', example: 'keluaran' }),
  dikreditkan: boolean('Apakah dapat dikreditkan'),
  pajak_kode: teksHasil('Kode pajak', 'PPN').nullable(),
  tarif: angka('Tarif dalam persen').nullable(),
  dpp: angka('Dasar pengenaan pajak'),
  dpp_lain: angka('DPP nilai lain'),
  ppn: angka('PPN'),
};

export const ppnTarif = z.object(pajak).meta({ id: 'PpnTarif' });

export const ppnRow = z
  .looseObject({
    ...pajak,
    transaksi_id: idHasil('Transaksi'),
    nomor,
    jenis,
    pembalik: boolean('Pembatalan'),
    tanggal,
    nomor_faktur: teksHasil('Nomor faktur', 'INV-001'),
    ...kontak,
    npwp: teksHasil('NPWP kontak', '01.234.567.8-901.000').nullable(),
  })
  .meta({ id: 'PpnBaris' });

export const ppnRekonsiliasi = z
  .object({
    sisi: pajak.sisi,
    akun_kode: kode,
    akun_nama: nama,
    mutasi_akun: angka('Mutasi akun pajak'),
    jurnal_manual: angka('Bagian yang ditulis langsung ke akun itu'),
    dari_dokumen: angka('PPN menurut dokumen'),
    beda_masa: angka('Dibukukan di masa ini, dikreditkan di masa lain (dikurangi sebaliknya)'),
    selisih: angka('Mutasi dikurangi semuanya'),
  })
  .meta({ id: 'PpnRekonsiliasi' });

export const bedaAkun = z
  .object({
    akun_kode: kode,
    akun_nama: nama,
    sebelum: angka('Saldo seperti yang diketahui waktu itu'),
    selisih: angka('Perubahan'),
    sesudah: angka('Saldo sekarang'),
  })
  .meta({ id: 'BedaAkun' });

export const bedaRow = z
  .looseObject({
    posting_id: idHasil('Posting'),
    aksi: teksHasil('Aksi', 'posting'),
    dicatat_pada: waktu('Waktu dicatat'),
    dicatat_oleh: teksHasil('Id pengguna').nullable(),
    transaksi_id: idHasil('Transaksi').nullable(),
    nomor,
    jenis,
    tanggal,
    ...kontak,
    debit: angka('Jumlah debit dalam masa itu'),
    laba: angka('Tambahan laba'),
    akun: z.array(
      z.object({
        akun_kode: kode,
        akun_nama: nama,
        debit: angka('Debit'),
        kredit: angka('Kredit'),
      }),
    ),
  })
  .meta({ id: 'BedaBaris' });
