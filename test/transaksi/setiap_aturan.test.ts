import { beforeAll, describe, expect, test } from '@jest/globals';
import { createDokumen, hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { ATURAN } from './aturan_daftar.ts';
import { bukaDunia, type Dunia, SAH } from './aturan_dokumen.ts';

const { openToko } = openStory('few');

// One tenant, in which nothing of what is tried here may leave a trace.
let toko: Toko;
let dunia: Dunia;

beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  dunia = await bukaDunia(toko);
});

/** Code and message of what the document is refused with; a document that is taken is taken back. */
async function tolakan(jenis: string, dokumen: Row): Promise<{ code: string; message: string }> {
  try {
    await toko.as(async (db) => {
      await createDokumen(db, jenis, dokumen);
      throw Object.assign(new Error('tidak ditolak'), { code: 'DITERIMA' });
    });
  } catch (error) {
    return error as { code: string; message: string };
  }
  throw new Error('unreachable');
}

const jejak = () =>
  toko.rows(
    `select (select count(*) from transaksi) as dokumen, (select count(*) from posting) as posting,
            (select sum(terakhir) from penomoran) as nomor`,
  );

test.each(ATURAN.map((aturan, n) => ({ n, ...aturan })))(
  'each rule of each kind refuses what breaks it: $n $jenis $pesan',
  async ({ jenis, dokumen, pesan, kode = 'VADOK' }) => {
    const sebelum = await jejak();
    const { code, message } = await tolakan(jenis, dokumen(dunia));
    expect({ code: kode.split('|').includes(code), lines: message.split('\n') }).toEqual({
      code: true,
      lines: expect.arrayContaining([expect.stringMatching(pesan)]),
    });
    expect(await jejak()).toEqual(sebelum);
  },
);

const AWAL = ['saldo-awal-hutang', 'saldo-awal-piutang'];
const TANPA_KONTAK = ['transfer-stok', 'opname-stok', 'penggunaan-persediaan', 'kas-bank'];

/** What the heads of kinds share: the field that is wrong, the line that says so, and the kinds that it is not for. */
const KEPALA: [string, Row, RegExp, string[]][] = [
  ['a day in the future', { tanggal: '2999-01-01' }, /^tanggal: .*melewati hari ini/, AWAL],
  ['a day before the books', { tanggal: '1990-01-01' }, /^tanggal: /, AWAL],
  ['no day', { tanggal: null }, /^tanggal: /, []],
  [
    'a contact that is not there',
    { kontak_id: 999_999_999 },
    /^kontak_id: tidak ditemukan/,
    // A return says that its source was another contact's.
    [...TANPA_KONTAK, 'retur-penjualan', 'retur-pembelian'],
  ],
  ['a reference too long', { nomor_referensi: 'x'.repeat(101) }, /^nomor_referensi: /, []],
];

describe('what every kind refuses', () => {
  test.each(Object.keys(SAH))('%s: control, the document is right', async (jenis) => {
    const { code, message } = await tolakan(jenis, (SAH[jenis] as (d: Dunia) => Row)(dunia));
    expect({ code, message }).toEqual({ code: 'DITERIMA', message: 'tidak ditolak' });
  });

  for (const [nama, salah, pesan, tanpa] of KEPALA) {
    // The day of a depreciation follows from its month.
    const kinds = Object.keys(SAH).filter(
      (jenis) =>
        !tanpa.includes(jenis) && !(jenis === 'penyusutan' && !('nomor_referensi' in salah)),
    );
    test.each(kinds)(`${nama}: %s`, async (jenis) => {
      const { code, message } = await tolakan(jenis, {
        ...(SAH[jenis] as (d: Dunia) => Row)(dunia),
        ...salah,
      });
      expect({ code: ['VADOK', 'VATGL'].includes(code), lines: message.split('\n') }).toEqual({
        code: true,
        lines: expect.arrayContaining([expect.stringMatching(pesan)]),
      });
    });
  }

  test('a closed month', async () => {
    await toko.tutupBulan(hari('03-01'));
    for (const jenis of Object.keys(SAH)) {
      const dokumen = (SAH[jenis] as (d: Dunia) => Row)(dunia);
      const pembuka = jenis.startsWith('saldo-awal');
      const { code } = await tolakan(
        jenis,
        jenis === 'penyusutan' ? { periode: hari('03') } : dokumen,
      );
      expect({ jenis, code }).toEqual({ jenis, code: pembuka ? 'DITERIMA' : 'KOTUP' });
    }
  });
});
