/** The kind in a path, and the smaller bodies of transactions. */
import { z } from 'zod';
import { boolean, pilihan, tanggal, teks, teksWajib } from '../../server/answers/fields.ts';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';
import { atributDokumen, desimal, id } from '../base/fields.ts';
import { changeBody, documentBody } from '../base/validation.ts';
import { BODIES } from './kinds.ts';

/** The kind in a path, one of these: its long name, or its short code. */
export const jenisOf = (kinds: readonly Kind[]) =>
  z.enum(kinds).meta({
    description: `Jenis transaksi; kode pendek juga diterima (${kinds.map((kind) => KINDS[kind].kode).join(', ')})`,
    override: { type: 'string', enum: kinds.flatMap((kind) => [kind, KINDS[kind].kode]) },
    example: kinds[0],
  });
export const jenis = jenisOf(KIND_NAMES);

/** The limited update of a draft. */
export const transaksiPatch = documentBody(
  z
    .strictObject({
      tanggal: tanggal('Tanggal berlaku').optional(),
      jatuh_tempo: tanggal('Jatuh tempo').nullish(),
      kontak_id: id('Kontak').nullish(),
      lokasi_id: id('Lokasi').nullish(),
      nomor_referensi: teks('Nomor referensi', 100).nullish(),
      keterangan: teks('Keterangan', 2000).nullish(),
    })
    .meta({ id: 'TransaksiUbah', example: { keterangan: 'diperbaiki' } }),
);

/** What of it each kind's document has. */
export const patchBodies: ReadonlyMap<Kind | undefined, z.ZodType> = new Map(
  KIND_NAMES.map((kind) => {
    const { shape } = BODIES[kind];
    const own = Object.entries(transaksiPatch.shape).filter(([name]) => name in shape);
    return [kind, changeBody(documentBody(z.strictObject(Object.fromEntries(own))))];
  }),
);

/** What PATCH …/atribut takes: the changed keys alone. */
export const atributPatch = atributDokumen('Yang berubah; null menghapus kuncinya').meta({
  id: 'TransaksiAtribut',
  example: { kanal: 'shopee' },
});

export const voidBody = z
  .strictObject({
    alasan: teksWajib('Alasan', 1000, 'salah input'),
    tanggal: tanggal('Tanggal pembalik; tanpa ini tanggal aslinya bila bulannya terbuka').nullish(),
    kaskade: boolean(
      'Lepaskan yang bergantung padanya: pelunasannya menjadi titipan, yang dibayar uang mukanya terutang lagi, ' +
        'retur dan auditnya ikut di-void, bagian retur dari pelunasan yang di-void ikut dilepas',
    ).nullish(),
    pengembalian: pilihan(
      'Uang penjualan atau pembelian dikembalikan (kas, bawaan) atau menjadi titipan',
      ['kas', 'titipan'],
    ).nullish(),
    sudah_terhitung_opname: id(
      'Opname sesudahnya yang sudah menghitung barangnya: hasil hitung di sana tetap, selisihnya disesuaikan',
    ).nullish(),
    lepas_id_luar: boolean(
      'Lepaskan id_luar-nya, supaya dokumen baru boleh memakainya; tanpa ini tetap miliknya',
    ).nullish(),
  })
  .meta({ id: 'TransaksiVoid', example: { alasan: 'salah input' } });

export const setujuBody = z
  .strictObject({
    sidik: z
      .string()
      .regex(/^[0-9a-f]{64}$/, { error: 'harus 64 angka heksadesimal' })
      .nullish()
      .meta({
        description:
          'Sidik dari rincian draft atau simulasinya: diposting persis seperti dilihat, atau ditolak dengan apa yang ' +
          'berubah. Wajib untuk draft yang disusun agen.',
        example: '606e1ac5b83b759c9de1d2ac0013e16a836655a4cbe7f29970c1b2511fe4fd48',
      }),
  })
  .meta({ id: 'TransaksiSetuju', example: {} });

export const terimaBody = z
  .strictObject({
    tanggal: tanggal('Tanggal sampai; tanpa ini hari ini').nullish(),
    detail: z
      .array(z.looseObject({}))
      .max(1000)
      .nullish()
      .meta({
        description:
          'Yang sampai per baris ({baris_id, qty}), bila jenisnya punya baris; yang tidak disebut tetap dalam ' +
          'perjalanan. Tanpa ini semua yang tersisa',
      }),
    sisa_hilang: boolean(
      'Yang tersisa dalam perjalanan sesudah ini hilang; tanpa detail semuanya',
    ).nullish(),
  })
  .meta({ id: 'TransaksiTerima', example: { tanggal: '2026-01-31' } });

export const terimaOrderBody = z
  .strictObject({
    tanggal: tanggal('Tanggal datang; tanpa ini hari ini').nullish(),
    lokasi_id: id('Lokasi; tanpa ini lokasi order').nullish(),
    nomor_surat_jalan: teks('Nomor surat jalan supplier', 100, 'SJ-77').nullish(),
    detail: z
      .array(
        z.strictObject({
          baris_id: id('Baris order (detail[].id)'),
          qty: desimal('kuantitas', 'Yang datang', 'positive'),
          satuan_id: id('Satuannya; tanpa ini satuan order').nullish(),
        }),
      )
      .min(1)
      .max(1000)
      .nullish()
      .meta({ description: 'Yang datang per baris; tanpa ini semua yang masih terbuka' }),
  })
  .meta({ id: 'OrderTerima', example: { tanggal: '2026-01-31' } });

export const tutupOrderBody = z
  .strictObject({
    hasil: pilihan('Penawaran: apa jadinya; wajib, dan hanya pada penawaran', [
      'ditolak',
    ]).nullish(),
    alasan: teks('Penawaran: mengapa', 1000, 'terlalu mahal').nullish(),
  })
  .meta({ id: 'OrderTutup', example: {} });

export const salinBody = z
  .strictObject({
    ke: pilihan('Jenis salinannya', KIND_NAMES),
    mode: teks('Mode salinannya, bila jenis itu punya', 40, 'penerimaan').nullish(),
    tanggal: tanggal('Tanggal salinannya; tanpa ini hari ini').nullish(),
    baris: z
      .array(
        z.strictObject({
          baris_id: id('Baris dokumen (detail[].id)'),
          qty: desimal('kuantitas', 'Yang disalin, dalam satuan baris', 'positive').nullish(),
        }),
      )
      .min(1)
      .max(1000)
      .nullish()
      .meta({ description: 'Yang disalin per baris; tanpa ini semua yang terbuka' }),
    lagi: boolean('Juga penawaran yang sudah diterima dengan order lain').optional(),
  })
  .meta({ id: 'TransaksiSalin', example: { ke: 'order-penjualan' } });

export const tutupPenerimaanBody = z
  .strictObject({
    alasan: teksWajib('Alasan', 1000, 'tidak akan ditagih'),
    tanggal: tanggal('Tanggal penutupan; tanpa ini hari ini').nullish(),
    cara: pilihan('barang (bawaan): barangnya sekian lebih murah; pendapatan: hutang yang hapus', [
      'barang',
      'pendapatan',
    ]).optional(),
    akun_kode: teks(
      'Akun pendapatan (klas 4 atau 5), hanya dengan cara pendapatan',
      20,
      '4201',
    ).nullish(),
    detail: z
      .array(
        z.strictObject({
          baris_id: id('Baris penerimaan (detail[].id)'),
          qty: desimal('kuantitas', 'Yang ditutup, dalam satuan baris', 'positive').nullish(),
        }),
      )
      .min(1)
      .max(1000)
      .nullish()
      .meta({ description: 'Yang ditutup per baris; tanpa ini semua yang belum ditagih' }),
  })
  .meta({ id: 'PenerimaanTutup', example: { alasan: 'tidak akan ditagih' } });

export const batalTerimaBody = z
  .strictObject({
    alasan: teksWajib('Alasan', 1000, 'salah hitung'),
    tanggal: tanggal(
      'Tanggal pembalik; tanpa ini tanggal penerimaannya bila bulannya terbuka',
    ).nullish(),
    ke: id('Penerimaan ke berapa (terima.penerimaan[].ke); tanpa ini yang terakhir').nullish(),
  })
  .meta({ id: 'TransaksiBatalTerima', example: { alasan: 'salah hitung' } });
