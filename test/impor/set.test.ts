/** A file is rehearsed and run as sets of rows: findings and records are those of one row after the other. */
import { expect, test } from '@jest/globals';
import { hari, type Row, type Toko } from '../helpers/story.ts';
import { importirOf, openImpor, temuan } from './mengimpor.ts';

const { data, server, openToko } = openImpor();

const SET = `erp_private.impor_set(buku anyelement, jenis text, dokumen jsonb[], uji boolean)`;

/** What makes sets, to be put back. */
const setOf = () =>
  data.value(`select pg_get_functiondef('erp_private.impor_set'::regproc) as isi`);
/** From now on each row is made by itself. */
const oneByOne = () =>
  data.rows(`create or replace function ${SET} returns jsonb[] language plpgsql as
    'begin return array_fill(null::jsonb, array[cardinality(dokumen)]); end'`);

/** The same file with sets and without, in shops that are alike. */
async function berdua<T>(work: (toko: Toko) => Promise<T>): Promise<[T, T]> {
  const sets = await setOf();
  const satu = await work(await openToko());
  await oneByOne();
  try {
    return [satu, await work(await openToko())];
  } finally {
    await data.rows(sets);
  }
}

const importir = async (toko: Toko) => importirOf(server, await server.tokenOf(toko, 'staff'));

const many = (n: number, line: (n: number) => string) =>
  Array.from({ length: n }, (_, i) => line(i));
const long = 'x'.repeat(201);

const GOODS = [
  'kode,nama,jenis,satuan,harga_jual,barcode,akun_persediaan,akun_hpp,akun_penjualan,stok_minimum,aktif',
  'LAMA,Nama baru,,PCS,5,,,,,,',
  `LAMA2,${long},,PCS,5,,,,,,`,
  'SAMA,Sama,,PCS,,,,,,,',
  ...many(30, (n) => `A${n},Barang ${n},,PCS,${n}.5,${n},,,,,`),
  ',Tanpa kode,,PCS,,,,,,,',
  `B1,${long},,PCS,-1,${long},,,,,`,
  'B2,Satuan mati,,MATI,1,,,,,,',
  'B3,Satuan tidak ada,,QQQ,1,,,,,,',
  'B4,,,PCS,1,,,,,,',
  'B5,Akun,,PCS,1,,1101,1301,5101,,',
  'B6,Akun lagi,,PCS,1,,9999,5101,4101,,',
  'B7,Angka,,PCS,12345678901234567890,,,,,0.1234567,',
  `${'K'.repeat(41)},Kode panjang,,PCS,,,,,,,`,
  'B8,Jenis,lain,PCS,,,,,,,',
  'B9,Baik,jasa,PCS,7,,,,,,tidak',
  'A1,Kembar,,PCS,,,,,,,',
  'B10,Kosong,persediaan,,,,,,,,mungkin',
  ...many(30, (n) => `C${n},Barang ${n},,PCS,${n},,,,,,`),
];

test('goods that are right, wrong, there already, twice there, without a code', async () => {
  const [satu, dua] = await berdua(async (toko) => {
    await toko.master('satuan', { kode: 'MATI', nama: 'Mati', aktif: false });
    for (const kode of ['LAMA', 'LAMA2']) await toko.barang({ kode, nama: 'Lama' });
    await toko.barang({ kode: 'SAMA', nama: 'Sama' });
    const { gladi, impor } = await importir(toko);
    const all = await gladi('barang', GOODS.join('\n'));
    // Without the row that has no code all of them are a set.
    const set = await gladi('barang', GOODS.filter((line) => !line.startsWith(',')).join('\n'));
    const bad = new Set(
      set.baris.filter(({ temuan }: Row) => (temuan as Row[]).length).map(({ ke }: Row) => ke),
    );
    const right = GOODS.filter((line) => !line.startsWith(',')).filter((_, n) => !bad.has(n + 1));
    const made = await impor('barang', right.join('\n'));
    return {
      all: [temuan(all), all.ringkasan],
      set: [temuan(set), set.ringkasan],
      made: made.ringkasan,
      // New ones come first, in the order of the file.
      rows: await toko.rows(
        `select to_jsonb(b) - '{id,dibuat_pada,diubah_pada,satuan_id}'::text[] as isi
           from barang as b order by id`,
      ),
      audit: await toko.rows(
        `select aksi, sumber, sesudah - '{id,dibuat_pada,satuan_id}'::text[] as isi
           from audit where entitas = 'barang' order by aksi, id`,
      ),
    };
  });
  expect(satu).toEqual(dua);
  expect(satu.set[0]).toHaveLength(18);
  expect(satu.made).toMatchObject({ dibuat: 61, diubah: 1, sudah_ada: 1 });
});

test('contacts, units and prices', async () => {
  const files: [jenis: string, lines: string[]][] = [
    [
      'kontak',
      [
        'kode,nama,tipe,termin_hari,email',
        ...many(20, (n) => `P${n},Orang ${n},pelanggan,${n},`),
        'Q1,Salah,teman,5,',
        'Q2,Hari,supplier,-1,',
        'Q3,Hari,supplier,99999,x',
        'Q4,,pelanggan,,',
      ],
    ],
    [
      'barang-satuan',
      [
        'barang,satuan,faktor',
        'A,LSN,12',
        'A,PCS,1',
        'B,LSN,0',
        'B,QQQ,2',
        'TIDAK,LSN,2',
        'C,LSN,-3',
        'C,MATI,3',
      ],
    ],
    [
      'barang-harga',
      [
        'barang,harga_kode,satuan,harga,qty_minimum,berlaku_dari,berlaku_sampai',
        'A,UMUM,,100,,,',
        'A,UMUM,PCS,100,,,',
        'A,UMUM,LSN,100,,,',
        'B,UMUM,,100,5,2026-02-01,2026-01-01',
        'B,QQQ,,100,,,',
        'C,UMUM,,-1,,,',
        'C,UMUM,,1,-1,,',
      ],
    ],
  ];
  const [satu, dua] = await berdua(async (toko) => {
    await toko.master('satuan', { kode: 'LSN', nama: 'Lusin' });
    await toko.master('satuan', { kode: 'MATI', nama: 'Mati', aktif: false });
    for (const kode of ['A', 'B', 'C']) await toko.barang({ kode });
    const { gladi } = await importir(toko);
    const found: unknown[] = [];
    for (const [jenis, lines] of files) {
      const checked = await gladi(jenis, lines.join('\n'));
      found.push([jenis, temuan(checked), checked.ringkasan]);
    }
    return found;
  });
  expect(satu).toEqual(dua);
});

test('journals: wrong ones among right ones, and a cash box and a bank that are overdrawn', async () => {
  const journal = (nomor: string, day: string, debit: string, kredit: string, sum: string) => [
    `${nomor},${hari(day)},Uji,${debit},${sum},`,
    `${nomor},${hari(day)},,${kredit},,${sum}`,
  ];
  const right = many(70, (n) => journal(`R${n}`, '02-01', '6202', '1111', `${n + 1}`).join('\n'));
  const lines = [
    'nomor,tanggal,keterangan,akun_kode,debit,kredit',
    ...right,
    ...journal('S1', '02-01', '6202', '1101', '5'),
    ...journal('S2', '02-01', '6202', '9999', '5'),
    ...journal('S3', '02-01', '6202', '1201', '5'),
    `S4,${hari('02-01')},Timpang,6202,5,`,
    `S4,${hari('02-01')},,1111,,6`,
    'S5,2020-01-01,Tua,6202,5,',
    'S5,2020-01-01,,1111,,5',
    `S6,${hari('02-01')},Dua sisi,6202,5,5`,
    `S6,${hari('02-01')},,1111,,`,
    ...many(60, (n) => journal(`T${n}`, '02-02', '6202', '1111', `${n}.25`).join('\n')).slice(1),
  ];
  const [satu, dua] = await berdua(async (toko) => {
    const { rest, gladi, impor } = await importir(toko);
    const { id } = await gladi('jurnal-umum', lines.join('\n'));
    const { body: checked } = await rest.get(`/api/impor/${id}?baris=temuan`);
    const done = await impor('jurnal-umum', [lines[0], ...right].join('\n'));
    return {
      found: [temuan(checked), checked.ringkasan, checked.neraca_saldo],
      done: [done.ringkasan, done.baris.map(({ hasil }: Row) => (hasil as Row | null)?.aksi)],
      rows: await toko.rows(
        `select nomor, nomor_referensi, total_nilai::text, rincian from transaksi order by id`,
      ),
    };
  });
  expect(satu).toEqual(dua);
  expect(satu.found[0]).toHaveLength(8);
  expect(satu.done[0]).toMatchObject({ dibuat: 70 });
});
