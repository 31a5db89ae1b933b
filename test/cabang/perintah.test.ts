/** `tenant -- branch` and `-- compare`: what they do and say. */
import { expect, test } from '@jest/globals';
import { branchCommand } from '../../db/scripts/branch/commands.ts';
import { compareCommand } from '../../db/scripts/branch/compare.ts';
import { loadConfig } from '../../server/base/config.ts';
import { nothingMade } from '../cadangan/cadangan.ts';
import { openDatabase } from '../helpers/database.ts';
import { openFolder } from '../helpers/folder.ts';
import { openToko } from '../helpers/toko.ts';

const data = openDatabase('few');
const config = loadConfig({ LAMPIRAN_DIR: openFolder('cabang') });
const PLAIN = { demo: false, empty: false, mask: false, members: false, days: '14', remove: false };

test('a branch is made, compared and removed; what waits is done without a tenant', async () => {
  const toko = await openToko(data);
  const branch = (kode: string | undefined, more = {}) =>
    branchCommand(config, data.ownerUrl, { kode, nama: 'Coba' }, { ...PLAIN, ...more });
  const [line = ''] = await branch(toko.kode);
  const [, kode = ''] = /^Cabang uji (\w+) siap\.$/.exec(line) ?? [];
  const compare = () => compareCommand(data.ownerUrl, kode, '1900-01-01', '2999-12-31');
  expect(await compare()).toEqual(['Tidak ada bedanya.']);
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 3, 10]]);
  const differing = await compare();
  expect(differing[0]).toMatch(/^BAGIAN +KUNCI +INDUK +CABANG$/);
  expect(differing.find((one) => one.startsWith('dokumen'))).toMatch(/final .* tidak ada/);
  // Lists field by field, reports figure by figure.
  const parts = new Set(differing.slice(1).map((one) => one.split('  ')[0]));
  for (const part of ['daftar barang', 'laporan stok', 'laporan neraca', 'laporan hutang']) {
    expect([...parts]).toContain(part);
  }
  expect([...parts]).not.toContain('laporan aset');
  expect(differing.find((one) => /^laporan stok +data\.\S+\.qty /.test(one))).toMatch(
    / tidak ada +3|3 +tidak ada/,
  );
  expect(differing.join('\n')).not.toContain('ditolak');
  await expect(branch(toko.kode, { days: '91' })).rejects.toThrow('hari: 1 sampai 90');
  await expect(branch('tiada')).rejects.toThrow('tenant tiada tidak ditemukan');
  expect(await branch(kode, { remove: true })).toEqual([`Cabang uji ${kode} dihapus.`]);
  await nothingMade(data, kode);
  await expect(branch(kode, { remove: true })).rejects.toThrow('cabang uji tidak ditemukan');
  await data.rows(`select erp_private.cabang_ask($1, 'Nanti', 'kosong', 3, false, false, null)`, [
    toko.kode,
  ]);
  expect(await branch(undefined)).toEqual([]);
  expect(await data.rows('select nama, status from erp_private.cabang_uji')).toEqual([
    { nama: 'Nanti', status: 'siap' },
  ]);
});
