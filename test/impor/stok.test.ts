/** Opening stock of a file that says what it is worth: that is what is booked, to the cent. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir: buka } = openImpor();

async function openImportir(settings?: Row) {
  const berkas = await buka(settings);
  const { toko } = berkas;
  for (const kode of ['A', 'B', 'C', 'D', 'E']) await toko.barang({ kode });
  const stok = () =>
    toko.rows(
      `select b.kode, sum(m.nilai)::text as nilai from mutasi_stok as m
         join barang as b on b.id = m.barang_id group by b.kode order by b.kode`,
    );
  return { ...berkas, stok };
}

test('a value is booked to the cent, whatever it is per piece, also beside a cost that says the same', async () => {
  const { toko, stok, impor } = await openImportir();
  await impor(
    'saldo-awal-stok',
    [
      'barang;lokasi;qty;hpp;nilai',
      'A;UTAMA;30000;;10.000.000',
      'B;UTAMA;3;3333,33;10000',
      'C;UTAMA;1000;1,234567;1235',
      'D;UTAMA;3;1234,567;3703,701',
      'E;UTAMA;7;;0',
    ].join('\n'),
  );
  expect(await stok()).toEqual([
    { kode: 'A', nilai: '10000000.00' },
    { kode: 'B', nilai: '10000.00' },
    { kode: 'C', nilai: '1235.00' },
    { kode: 'D', nilai: '3703.70' },
    { kode: 'E', nilai: '0.00' },
  ]);
  await toko.expectConsistent();
});

test('a value that another cost contradicts, that has no quantity or parts of a cent is a finding', async () => {
  const { stok, gladi, impor } = await openImportir();
  const checked = await gladi(
    'saldo-awal-stok',
    [
      'barang;lokasi;qty;hpp;nilai',
      'A;UTAMA;30;500;10.000.000',
      'B;UTAMA;0;;10000',
      'C;UTAMA;3;;0,125',
      'D;UTAMA;3;;-5',
      'E;UTAMA;3;5;15',
    ].join('\n'),
  );
  expect(temuan(checked)).toEqual([
    '2 nilai: bukan qty × hpp, yang 15000; isi salah satu saja, atau samakan',
    '3 nilai: tanpa qty tidak dapat dibukukan',
    '4 nilai: paling banyak 2 angka di belakang koma',
    '5 nilai: paling kecil 0',
  ]);
  await impor('saldo-awal-stok', 'barang;lokasi;qty;nilai\nA;UTAMA;3;10');
  const more = await gladi('saldo-awal-stok', 'barang;lokasi;qty;nilai\nA;UTAMA;5;20');
  expect(temuan(more)).toEqual([
    expect.stringMatching(/^2 barang: stok awal .* sudah dibukukan pada OS\/UTAMA\/.*ganti: true/),
  ]);
  expect(await stok()).toEqual([{ kode: 'A', nilai: '10.00' }]);
});

test('where documents wait to be approved, the value waits with them', async () => {
  const { toko, stok, rest, impor } = await openImportir({ wajib_persetujuan: true });
  const made = await impor('saldo-awal-stok', 'barang;lokasi;qty;nilai\nA;UTAMA;30000;10000000');
  const [{ id }] = made.baris.slice(-1);
  expect(await stok()).toEqual([]);
  const draft = await rest.get(`/api/transaksi/opname-stok/${id}`);
  expect(draft.body).toMatchObject({ status: 'draft' });
  await toko.setujui('opname-stok', id);
  expect(await stok()).toEqual([{ kode: 'A', nilai: '10000000.00' }]);
  await toko.expectConsistent();
});
