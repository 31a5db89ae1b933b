/** Three months of the demo go into an empty tenant: the same balance sheet, stock, receivables and payables. */
import { beforeAll, expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { openWorker } from '../helpers/worker.ts';
import { importirOf } from '../impor/mengimpor.ts';
import { eksporOf, keadaan, masukkan, nextDay } from './semua.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

const adminOf = async (kode: string) => importirOf(server, await server.tokenOf({ kode }, 'admin'));

test('three months of the demo, as workbooks, into an empty tenant', async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  const demo = await server.signIn('admin@demo.test', 'demo');
  const per = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(
    Date.now() - 20 * 86_400_000,
  );
  const files = await eksporOf(server, demo, `per=${per}`);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['BACA-DULU.txt', '01-satuan.xlsx', 'dokumen.xlsx', 'jurnal.xlsx']),
  );
  const before = await keadaan(server.rest(demo), per);
  expect(before.stok.length).toBeGreaterThan(10);
  expect(before.piutang.sisa.length).toBeGreaterThan(3);
  expect(before.hutang.sisa.length).toBeGreaterThan(3);
  const toko = await openToko({ tanggal_mulai: nextDay(per) });
  const baru = await adminOf(toko.kode);
  const openings = new Map(
    [...files].filter(([name]) => !/^\d+-(jurnal-umum|penjualan|pembelian)\./.test(name)),
  );
  await masukkan(openings, baru);
  expect(await keadaan(baru.rest, per)).toEqual(before);
});
