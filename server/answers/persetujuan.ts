/** Requests that somebody approves. */
import { z } from 'zod';
import { langkah } from './aturan_persetujuan.ts';
import {
  bulatHasil,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  tanggalHasil,
  teksHasil,
  uang,
  waktu,
} from './fields.ts';
import { mungkin } from './mungkin.ts';
import { baris, beraturan, persetujuanRow } from './persetujuan_baris.ts';
import { stokSimulasi, transaksiSimulasi } from './simulasi.ts';
import { kepala, sidik } from './transaksi.ts';
import { jurnalTransaksi } from './transaksi_jurnal.ts';
import { transaksiDetail } from './transaksi_lengkap.ts';
import { kursorAnswer, listAnswer } from './umum.ts';

export { persetujuanRow, STATUSES_PERSETUJUAN } from './persetujuan_baris.ts';

export const persetujuans = kursorAnswer(persetujuanRow);

/** A step of a request, and who gave it. */
const langkahPermintaan = z
  .object({
    ke: bulatHasil('Langkah ke berapa', 1),
    ...langkah,
    batas_pada: waktu('Sampai kapan, sebelum naik').nullable(),
    naik_pada: waktu('Kapan naik ke peran eskalasi').nullable(),
    selesai_pada: waktu('Kapan selesai').nullable(),
    putusan: z
      .array(
        z
          .object({
            oleh: penggunaHasil('Yang menyetujui'),
            untuk: penggunaHasil('Yang diwakilinya').nullable(),
            catatan: teksHasil('Catatan', 'sudah dicek').nullable(),
            pada: waktu('Kapan'),
          })
          .register(graphqlNotes, { name: 'PutusanLangkah' }),
      )
      .meta({ description: 'Yang sudah menyetujui langkah ini' }),
  })
  .register(graphqlNotes, { name: 'LangkahPermintaan' });

/** What a contact owes or is owed, now and after what waits. */
const saldoKontak = z
  .object({
    kontak_id: idHasil('Kontak'),
    kontak_nama: teksHasil('Namanya', 'Toko Makmur'),
    akun_kode: teksHasil('Akun kendali', '1103'),
    akun_nama: teksHasil('Nama akun', 'Piutang usaha'),
    sebelum: uang('Saldonya sekarang; debit positif'),
    sesudah: uang('Saldonya sesudah yang menunggu ini'),
  })
  .register(graphqlNotes, { name: 'SaldoKontakSesudah' });

export const persetujuanDetail = z
  .object({
    ...baris,
    ...beraturan,
    ...mungkin({
      langkah: z.array(langkahPermintaan).meta({ description: 'Langkah menurut aturannya' }),
    }),
    isi: z.record(z.string(), z.unknown()).meta({
      description: 'Yang diminta, bila bukan draft',
      example: { alasan: 'salah input', kaskade: false },
    }),
    ...mungkin({ sidik, dihitung_pada: waktu('Sejak kapan hitungannya begini') }),
    jurnal: z.array(jurnalTransaksi).meta({ description: 'Jurnal yang akan dibuat' }),
    stok: z.array(stokSimulasi).meta({ description: 'Mutasi stok yang akan dibuat' }),
    // Absent for who sees only some places.
    ...mungkin({
      peringatan: z.array(z.string()).meta({ description: 'Yang perlu dilihat' }),
      halangan: z
        .array(z.string())
        .meta({ description: 'Mengapa belum dapat dilakukan ketika dihitung' }),
      saldo_kontak: z
        .array(saldoKontak)
        .meta({ description: 'Saldo kontak sebelum dan sesudahnya; kosong bila sudah diputus' }),
    }),
    dokumen: transaksiDetail.nullable(),
  })
  .meta({ id: 'Persetujuan' })
  .register(graphqlNotes, { name: 'PersetujuanLengkap' });

/** What the rehearsal of a request shows. Of a draft it is all that the rehearsal of its document shows. */
export const persetujuanSimulasi = z
  .looseObject({
    ...mungkin({
      aksi: baris.aksi,
    }),
    ...mungkin(transaksiSimulasi.shape),
    id: kepala.id.nullable(),
  })
  .register(graphqlNotes, { name: 'PersetujuanSimulasi' });

/** The answer where somebody else must approve first, in place of the usual one. */
export const menunggu = z
  .object({
    persetujuan_id: idHasil('Permintaannya'),
    status: z.literal('menunggu'),
    langkah_ke: bulatHasil('Langkah yang menunggu, bila menurut aturan', 2).optional(),
    langkah_banyak: bulatHasil('Banyaknya langkah, bila menurut aturan', 2).optional(),
  })
  .meta({ id: 'MenungguPersetujuan', example: { persetujuan_id: 17, status: 'menunggu' } });

const delegasi = z
  .object({
    id: idHasil('Nomor delegasi'),
    oleh: penggunaHasil('Yang diwakili'),
    kepada: penggunaHasil('Yang mewakili'),
    persetujuan_id: idHasil('Hanya permintaan ini').nullable(),
    dari: tanggalHasil('Mulai hari ini').nullable(),
    sampai: tanggalHasil('Sampai hari ini').nullable(),
    alasan: teksHasil('Alasan', 'cuti').nullable(),
    dibuat_pada: waktu('Dibuat pada'),
  })
  .meta({ id: 'Delegasi' })
  .register(graphqlNotes, { name: 'DelegasiPersetujuan' });

export const delegasis = listAnswer(delegasi);

export const delegasiDibuat = z.object({ id: delegasi.shape.id }).meta({ id: 'DelegasiDibuat' });
