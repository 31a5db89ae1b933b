/** Fields of a tenant's own in the export of everything: out under their labels, and in again. */
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

const BIDANG: Row[] = [
  { untuk: 'barang', kunci: 'berat', label: 'Berat (kg)', tipe: 'angka' },
  { untuk: 'barang', kunci: 'kado', label: 'Kado?', tipe: 'boolean' },
  { untuk: 'barang', kunci: 'lama', label: 'Sudah lama', tipe: 'tanggal', aktif: false },
  { untuk: 'penjualan', kunci: 'kanal', label: 'Kanal', tipe: 'pilihan', pilihan: ['=web', 'b'] },
  { untuk: 'penjualan', baris: true, kunci: 'kanal', label: 'kanal', tipe: 'teks' },
  { untuk: 'penjualan', baris: true, kunci: 'rak', label: 'Rak', tipe: 'teks' },
  { untuk: 'jurnal-umum', kunci: 'sumber', label: 'Sumber', tipe: 'teks' },
  { untuk: 'jurnal-umum', baris: true, kunci: 'bagian', label: 'Bagian', tipe: 'angka' },
];

async function openBerbidang(settings?: Row) {
  const toko = await openToko(settings);
  const token = await server.tokenOf(toko, 'admin');
  const rest = server.rest(token);
  const ids: number[] = [];
  for (const isi of BIDANG) {
    const { status, body } = await rest.post('/api/master/bidang', isi);
    expect([status, body.message]).toEqual([201, undefined]);
    ids.push(body.id);
  }
  return { toko, token, rest, ids };
}

const atributs = (toko: Toko) =>
  toko.rows<Row>(
    `
    select m.kode as apa, m.atribut, null as baris from barang as m
    union all
    (select t.jenis::text || ' ' || t.tanggal, t.atribut,
            (select jsonb_agg(b.atribut order by b.baris) from transaksi_baris as b
              where b.transaksi_id = t.id)
      from transaksi as t where t.jenis in ('penjualan', 'jurnal-umum') and t.tanggal > $1)
    order by 1`,
    [hari('01-31')],
  );

test.each(['csv', 'xlsx'])('what they hold goes out and comes in, as %s', async (format) => {
  const { toko, token, rest } = await openBerbidang();
  const barang = await toko.barang({
    kode: 'KOP',
    atribut: { berat: 1.125, kado: false, lama: '2020-02-29', bebas: 'x' },
  });
  await toko.barang({ kode: 'TEH', atribut: { kado: true, lama: '1,=HYPERLINK("x")' } });
  await toko.beli('01-02', [[barang, 10, 100]]);
  const detail = [
    { barang_id: barang, qty: 1, harga: 500, atribut: { rak: '007', kanal: 'a;b' } },
    { barang_id: barang, qty: 2, harga: 500 },
  ];
  const atribut = { kanal: '=web' };
  for (const day of ['01-15', '02-02']) await toko.jual({ tanggal: hari(day), detail, atribut });
  await toko.jual('02-03', [[barang, 1, 400]]);
  await toko.buat('jurnal-umum', '02-04', {
    atribut: { sumber: 'kas "kecil"' },
    detail: [
      { akun_kode: '1101', debit: 50, atribut: { bagian: 0.5 } },
      { akun_kode: '3101', kredit: 50 },
    ],
  });
  const per = hari('01-31');
  const files = await eksporOf(server, token, `per=${per}&format=${format}`);
  const baru = await openBerbidang({ tanggal_mulai: nextDay(per) });
  await masukkan(files, importirOf(server, baru.token));
  const bebas = (rows: Row[]) =>
    rows.map(({ atribut, ...lain }) => {
      const { bebas: _free, ...isi } = (atribut ?? {}) as Row;
      return { ...lain, atribut: isi };
    });
  expect(bebas(await atributs(baru.toko))).toEqual(bebas(await atributs(toko)));
  const { tertinggal } = (await rest.get(`/api/ekspor/semua?format=json&per=${per}`)).body;
  const pesan = (perihal: string) =>
    tertinggal
      .filter((one: Row) => one.perihal === perihal)
      .map(({ contoh, pesan }: Row) => [pesan, contoh]);
  expect(pesan('barang')).toEqual([['atribut tanpa bidang tidak ikut', ['KOP']]]);
  expect(pesan('bidang').flatMap((one: [string, string[]]) => one[1])).toContain('barang.berat');
  expect(pesan('bidang')).toContainEqual([
    'berkas saldo awal tidak membawanya; yang wajib diisi dengan tetap',
    ['jurnal-umum.detail.bagian', 'jurnal-umum.sumber'],
  ]);
  if (format !== 'csv') return;
  const header = (name: string) => readCsv({ bytes: files.get(`${name}.csv`) as Buffer }).header;
  const own = (name: string, many: number) => header(name).slice(-many);
  expect(own('06-barang', 3)).toEqual(['Berat (kg)', 'Kado?', 'Sudah lama']);
  const jual = ['atribut:kanal', 'detail.atribut:kanal', 'Rak'];
  expect(own('penjualan', 3)).toEqual(jual);
  expect(own('16-penjualan', 3)).toEqual(jual);
  expect(own('14-jurnal-umum', 2)).toEqual(['Sumber', 'Bagian']);
  const dokumen = readCsv({ bytes: files.get('dokumen.csv') as Buffer });
  expect(dokumen.header.slice(-3)).toEqual(['atribut', 'atribut_baris', 'id_luar']);
  expect(dokumen.rows.map((row) => row.at(-2))).toContain('{"rak": "007", "kanal": "a;b"}');
});

test('a line of a journal has the attributes of those that it is made of, where they are the same', async () => {
  const { toko, token, rest } = await openBerbidang();
  const jurnal = (day: string, [first, second]: [number, number]) =>
    toko.buat('jurnal-umum', day, {
      detail: [
        { akun_kode: '3101', kredit: 50, atribut: { bagian: 1 } },
        { akun_kode: '1101', debit: 20, atribut: { bagian: first } },
        { akun_kode: '1101', debit: 30, atribut: { bagian: second } },
      ],
    });
  await jurnal('02-04', [2, 2]);
  await jurnal('02-05', [3, 4]);
  const per = hari('01-31');
  const files = await eksporOf(server, token, `per=${per}&format=csv`);
  const { header, rows } = readCsv({ bytes: files.get('14-jurnal-umum.csv') as Buffer });
  const at = header.indexOf('akun_kode');
  expect(rows.map((row) => [row[at], row.at(-1)])).toEqual([
    ['1101', '2'],
    ['3101', '1'],
    ['1101', ''],
    ['3101', '1'],
  ]);
  const { tertinggal } = (await rest.get(`/api/ekspor/semua?format=json&per=${per}`)).body;
  expect(tertinggal.map(({ pesan, banyak }: Row) => [pesan, banyak])).toContainEqual([
    'atribut baris yang berbeda pada satu ayat tidak ikut',
    1,
  ]);
});
