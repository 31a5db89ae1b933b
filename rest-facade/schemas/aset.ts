import { z } from 'zod';
import { boolean, tanggal, teks } from '../../server/answers/fields.ts';
import type { Field } from '../base/entity.ts';
import { atributDokumen, desimal, id } from '../base/fields.ts';
import { draft, kodeAkun, kodePajak } from './dokumen.ts';

const baris = z.strictObject({
  baris_id: id(
    'Baris transaksi (detail[].id) yang mendebit akun_aset, atau mengkredit akun_akumulasi',
  ),
  nilai: desimal('uang', 'Bagian baris itu yang menjadi aset ini', 'positive'),
});

/** The lines on which an asset stands. */
export const asalAset: Field = {
  input: z
    .array(baris)
    .max(1000)
    .meta({
      description:
        'Baris yang membelinya: pembelian, hutang, kas-keluar atau jurnal-umum (juga saldo awal). Jumlahnya sama dengan perolehan, ' +
        'yang mengkredit akun_akumulasi sama dengan akumulasi_awal. Tanpa asal aset tidak disusutkan dan tidak dilepas',
      example: [{ baris_id: 1865, nilai: 75000000 }],
    }),
  filter: { kind: 'none' },
  beside: true,
};

/** The disposal of a fixed asset: sold for money, sold on credit, or given up for nothing. */
export const asetLepasBody = z
  .strictObject({
    tanggal: tanggal('Tanggal dilepas; bulan yang sudah disusutkan harus selesai'),
    nilai: desimal('uang', 'Harga jual tanpa pajak; tanpa ini 0', 'not_negative').nullish(),
    pajak_kode: kodePajak.nullish().meta({
      description:
        'Kode pajak; tanpa ini PPN bila PKP (pkp_sejak) dan aset tidak bertanda tidak_boleh_dikreditkan. ' +
        'NON hanya bila karenanya tidak kena PPN',
    }),
    akun_kas: kodeAkun
      .nullish()
      .meta({ description: 'Akun kas atau bank penerima; tanpa ini menjadi piutang kontak' }),
    kontak_id: id('Pembeli; wajib bila nilai > 0 tanpa akun_kas').nullish(),
    jatuh_tempo: tanggal('Jatuh tempo piutangnya; tanpa ini menurut termin kontak').nullish(),
    susutkan: boolean('Susutkan dulu bulan sebelumnya yang belum; tanpa ini ditolak').nullish(),
    lokasi_id: id('Lokasi').nullish(),
    nomor_referensi: teks('Nomor referensi dari luar', 100).nullish(),
    keterangan: teks('Keterangan', 2000).nullish(),
    atribut: atributDokumen('Kolom tambahan milik program atau tenant').nullish(),
    draft,
  })
  .meta({
    id: 'AsetLepas',
    example: { tanggal: '2026-01-31', nilai: 75000000, akun_kas: '1111' },
  });
