/** Ids of other programs in the export of everything: out under `id_luar:source`, and in again. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { openWorker } from '../helpers/worker.ts';
import { importirOf } from '../impor/mengimpor.ts';
import { readCsv } from './ekspor.ts';
import { eksporOf, masukkan, nextDay } from './semua.ts';

const { data, openToko } = openStory();
const server = openServer(data);
beforeAll(async () => {
  await openWorker(data);
});

/** All ids of records by their code, and of documents by their kind and day. */
const idLuar = (toko: Toko) =>
  toko.rows<Row>(
    `
    select 'barang ' || b.kode as apa, l.sumber, l.nilai
      from master_id_luar as l
      join barang as b on l.entitas = 'barang' and l.kunci = b.id::text
    union all
    select 'harga ' || l.kunci, l.sumber, l.nilai from master_id_luar as l
     where l.entitas = 'harga'
    union all
    select t.jenis::text || ' ' || t.tanggal, l.sumber, l.nilai
      from transaksi_id_luar as l
      join transaksi as t on t.id = l.transaksi_id
     where t.tanggal > $1 and t.jenis in ('penjualan', 'pembelian', 'jurnal-umum')
     order by 1, 2`,
    [hari('01-31')],
  );

test.each(['csv', 'xlsx'])('they go out and come in, as %s', async (format) => {
  const toko = await openToko();
  const token = await server.tokenOf(toko, 'admin');
  const rest = server.rest(token);
  const satuan_id = await toko.value<number>('select id from satuan order by id limit 1');
  const { body } = await rest.post('/api/master/barang', {
    kode: 'KOP',
    nama: 'Kopi',
    satuan_id,
    id_luar: { shopee: '=1+1', 'pos-2': '00077' },
  });
  const barang_id = body.id;
  await rest.post('/api/master/barang', { kode: 'TEH', nama: 'Teh', satuan_id });
  await rest.post('/api/master/harga', { kode: 'RSL', nama: 'Reseller', id_luar: { pos: '9' } });
  const kirim = async (jenis: string, isi: Row) => {
    const answer = await rest.post(`/api/transaksi/${jenis}`, isi);
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  };
  await toko.beli('01-02', [[barang_id, 100, 100]]);
  const head = { kontak_id: toko.pelanggan, lokasi_id: toko.lokasi };
  const detail = [1, 2].map((qty) => ({ barang_id, qty, harga: 500 }));
  for (const [day, id_luar] of [
    ['01-15', { shopee: '2401' }],
    ['02-02', { shopee: '2401AB', tiktok: '0501' }],
    ['02-03', {}],
  ] as const) {
    await kirim('penjualan', { ...head, tanggal: hari(day), detail, id_luar });
  }
  await kirim('jurnal-umum', {
    tanggal: hari('02-04'),
    id_luar: { payroll: 'G-2' },
    detail: [
      { akun_kode: '1101', debit: 50 },
      { akun_kode: '3101', kredit: 50 },
    ],
  });
  const per = hari('01-31');
  const files = await eksporOf(server, token, `per=${per}&format=${format}`);
  const baru = await openToko({ tanggal_mulai: nextDay(per) });
  await masukkan(files, importirOf(server, await server.tokenOf(baru, 'admin')));
  const before = await idLuar(toko);
  expect(before).toHaveLength(6);
  expect(await idLuar(baru)).toEqual(before);
  if (format !== 'csv') return;
  const csv = (name: string) => readCsv({ bytes: files.get(`${name}.csv`) as Buffer });
  const jual = csv('penjualan');
  expect(jual.header.slice(-2)).toEqual(['id_luar:shopee', 'id_luar:tiktok']);
  expect(jual.rows.map((row) => row.slice(-2))).toEqual([
    ['2401', ''],
    ['2401', ''],
  ]);
  const dokumen = csv('dokumen');
  expect(dokumen.header.at(-1)).toBe('id_luar');
  expect(dokumen.rows.map((row) => row.at(-1))).toContain('{"shopee": "2401AB", "tiktok": "0501"}');
});
