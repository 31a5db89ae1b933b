/** Bundles of imports: several files or sheets at once. */
import { z } from 'zod';
import {
  boolean,
  bulatHasil,
  graphqlNotes,
  idHasil,
  penggunaHasil,
  pilihanHasil,
  teksHasil,
  waktu,
} from './fields.ts';
import { IMPOR_KINDS, IMPOR_STATUS, imporRingkasan } from './impor.ts';
import { kursorAnswer } from './umum.ts';

const status = z
  .enum(IMPOR_STATUS)
  .meta({ description: 'Keadaannya', example: 'siap' })
  .register(graphqlNotes, { name: 'StatusImpor' });

const bagian = z
  .object({
    ke: bulatHasil('Nomor bagian, menurut letaknya di berkas', 1),
    impor_id: idHasil('Nomor impor bagian ini'),
    nama: teksHasil('Nama lembar atau berkasnya', 'Barang'),
    jenis: pilihanHasil(
      'Jenis isinya; yang tidak dipakai: belum tentu',
      IMPOR_KINDS,
      'JenisImpor',
      'barang',
    ),
    yakin: z
      .enum(['pasti', 'kira', 'tidak', 'disebut'])
      .meta({
        description:
          'Dari mana jenisnya: nama dan kolom (pasti), dikira (ditanyakan), tidak dikenal, disebut',
        example: 'pasti',
      })
      .register(graphqlNotes, { name: 'YakinBagianImpor' }),
    sebab: teksHasil('Mengapa', 'namanya Barang; 4 dari 4 kolom dikenal'),
    dipakai: boolean('Ikut diimpor'),
    status,
    baris: bulatHasil('Banyaknya baris', 100),
    galat: teksHasil('Mengapa gagal', 'baris 7: stok kurang').nullable(),
    ringkasan: imporRingkasan,
  })
  .meta({ id: 'ImporPaketBagian' });

export const imporPaket = z
  .object({
    id: idHasil('Nomor paket impor'),
    status,
    tahap: z
      .enum(['unggah', 'uji', 'jalan', 'akhir'])
      .meta({ description: 'Yang sedang dikerjakan', example: 'uji' })
      .register(graphqlNotes, { name: 'TahapPaketImpor' }),
    nama_berkas: teksHasil('Nama berkasnya', 'pindah.xlsx'),
    bentuk: pilihanHasil('Bentuknya', ['buku', 'zip', 'folder'], 'BentukPaket', 'buku'),
    ukuran: idHasil('Ukurannya dalam byte'),
    sidik: teksHasil('SHA-256 berkasnya', 'a'.repeat(64)),
    bagian: z.array(bagian).meta({ description: 'Bagiannya menurut urutan jalannya' }),
    dilewati: z
      .array(
        z
          .object({
            nama: teksHasil('Nama lembar atau berkasnya', 'BACA-DULU'),
            sebab: teksHasil('Mengapa', 'petunjuk'),
          })
          .meta({ id: 'ImporPaketDilewati' }),
      )
      .meta({ description: 'Yang tidak berisi baris data' }),
    galat: teksHasil('Mengapa berhenti', 'Penjualan: baris 7: stok kurang').nullable(),
    dibuat_oleh: penggunaHasil('Yang mengunggah').nullable(),
    dibuat_pada: waktu('Diunggah pada'),
    selesai_pada: waktu('Selesai pada').nullable(),
    ditarik_pada: waktu('Ditarik kembali pada').nullable(),
  })
  .meta({ id: 'ImporPaketKeadaan' });

export const imporPakets = kursorAnswer(imporPaket);
