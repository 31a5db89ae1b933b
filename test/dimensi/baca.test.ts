import { beforeAll, expect, test } from '@jest/globals';
import { openStory, type Row, type Toko } from '../helpers/story.ts';

/** Which values of dimensions a document and its lines get, and what is refused. */

const { openToko } = openStory();

let toko: Toko;
const id: Record<string, number> = {};

/** A combination by what it says: `{"cabang": "JKT"}` as `cabang=JKT`; `-` for none. */
const SEBUT = `select coalesce(string_agg(d.kode || '=' || n.kode, ' ' order by d.slot), '-')
    from dimensi_gabungan as g
    join dimensi_nilai as n on n.id in (g.nilai_1, g.nilai_2)
    join dimensi as d on d.id = n.dimensi_id
   where g.id = $1`;

type Hasil = { dokumen: number; baris: number[]; salah: string[] };

/** The combinations of the document and of its lines by name, or the mistakes. */
async function baca(jenis: string, isi: Row, asal: number[] | null = null) {
  return toko.asOwner(async (db) => {
    await db.rows(`select set_config('erp.pengguna_id', gen_random_uuid()::text, true)`);
    const { dokumen, baris, salah } = await db.row<Hasil>(
      `select * from erp_private.dimensi_read(null::buku, $1, erp_private.isi_strip($2), $3)`,
      [jenis, JSON.stringify({ tanggal: '2026-05-01', ...isi }), asal],
    );
    if (salah.length > 0) return salah;
    const nama: string[] = [];
    for (const satu of [dokumen, ...baris]) nama.push(await db.value<string>(SEBUT, [satu]));
    return nama;
  });
}

const gabung = (nilai: string) =>
  toko.asOwner((db) =>
    db.value<number>(`select (erp_private.dimensi_make(null::buku, array[$1]))[1]`, [nilai]),
  );

beforeAll(async () => {
  toko = await openToko();
  await toko.asOwner(async (db) => {
    await db.rows(`insert into dimensi (kode, nama, slot, wajib_jenis, wajib_akun, aktif) values
      ('cabang', 'Cabang', 1, '{pembelian,pelunasan-hutang}', '{6201}', true),
      ('proyek', 'Proyek', 2, '{}', '{}', true), ('lama', 'Lama', 3, '{penjualan}', '{}', false)`);
    await db.rows(`insert into dimensi_nilai (dimensi_id, kode, nama, berlaku_dari, berlaku_sampai, aktif)
      select d.id, n.kode, n.kode, n.dari, n.sampai, n.aktif
        from dimensi as d
        join (values ('cabang', 'JKT', null::date, null::date, true), ('cabang', 'BDG', null, null, true),
          ('cabang', 'SBY', null, '2026-04-30', true), ('cabang', 'MDN', '2026-05-02', null, true),
          ('cabang', 'OFF', null, null, false), ('proyek', 'P1', '2026-05-01', '2026-05-01', true),
          ('lama', 'X', null, null, true)) as n (dimensi, kode, dari, sampai, aktif)
          on n.dimensi = d.kode`);
    for (const { kode, id: nilai } of await db.rows<{ kode: string; id: number }>(
      'select kode, id from dimensi_nilai',
    )) {
      id[kode] = nilai;
    }
  });
  const barang = await toko.barang();
  Object.assign(id, { barang, polos: await toko.barang() });
  const bawaan = async (tabel: string, satu: number, nilai: string) => {
    const gabungan = await gabung(nilai);
    await toko.asOwner((db) =>
      db.rows(`update ${tabel} set gabungan_id = $1 where id = $2`, [gabungan, satu]),
    );
  };
  await bawaan('barang', barang, `{${id.SBY},${id.P1},NULL,NULL,NULL}`);
  await bawaan('lokasi', toko.lokasi, `{${id.BDG},NULL,NULL,NULL,NULL}`);
  await bawaan('kontak', toko.pelanggan, `{${id.JKT},${id.P1},NULL,NULL,NULL}`);
});

test('line, document, goods, location, contact: the first that says something counts, also none', async () => {
  const pelanggan = { kontak_id: toko.pelanggan };
  const gudang = { ...pelanggan, lokasi_id: toko.lokasi };
  const barang = { barang_id: id.barang };
  const polos = { barang_id: id.polos };
  const cases: [isi: Row, hasil: string[]][] = [
    [{}, ['-']],
    [{ detail: [polos] }, ['-', '-']],
    [{ ...pelanggan, detail: [polos] }, ['cabang=JKT proyek=P1', 'cabang=JKT proyek=P1']],
    [{ ...gudang, detail: [polos] }, ['cabang=BDG proyek=P1', 'cabang=BDG proyek=P1']],
    // The goods' branch has ended, so the location's counts.
    [
      { lokasi_id: toko.lokasi, detail: [barang, polos] },
      ['cabang=BDG', 'cabang=BDG proyek=P1', 'cabang=BDG'],
    ],
    [
      { tanggal: '2026-04-30', lokasi_id: toko.lokasi, detail: [barang] },
      ['cabang=BDG', 'cabang=SBY'],
    ],
    [
      { ...gudang, dimensi: { cabang: 'JKT' }, detail: [barang] },
      ['cabang=JKT proyek=P1', 'cabang=JKT proyek=P1'],
    ],
    [
      { ...gudang, dimensi: { cabang: 'JKT', proyek: null }, detail: [barang] },
      ['cabang=JKT', 'cabang=JKT'],
    ],
    [
      {
        ...gudang,
        dimensi: { cabang: null },
        detail: [
          { ...barang, dimensi: { cabang: 'BDG' } },
          { ...polos, dimensi: { proyek: null } },
        ],
      },
      ['proyek=P1', 'cabang=BDG proyek=P1', '-'],
    ],
    [{ tanggal: undefined, periode: '2026-05', detail: [barang] }, ['-', '-']],
  ];
  for (const [isi, hasil] of cases) {
    expect([isi, await baca('penjualan', isi)]).toEqual([isi, hasil]);
  }
  const jurnal = { detail: [{ akun_kode: '1101', ...pelanggan }, { akun_kode: '4101' }] };
  expect(await baca('jurnal-umum', jurnal)).toEqual(['-', 'cabang=JKT proyek=P1', '-']);
  const transfer = { lokasi_asal_id: toko.lokasi, detail: [polos] };
  expect(await baca('transfer-stok', transfer)).toEqual(['cabang=BDG', 'cabang=BDG']);
});

test('what a line goes back to stands in the place of the defaults, whatever became of its values', async () => {
  const lama = await gabung(`{${id.OFF},NULL,${id.X},NULL,NULL}`);
  const baris = { barang_id: id.barang, lokasi_id: toko.lokasi };
  const isi = { detail: [baris, { ...baris, dimensi: { cabang: 'JKT' } }, baris] };
  expect(await baca('pembelian', isi, [lama, lama, 0])).toEqual([
    '-',
    'cabang=OFF',
    'cabang=JKT',
    '-',
  ]);
  expect(await baca('pembelian', {}, [lama])).toEqual(['-', 'cabang=OFF']);
});

test('every mistake is told, with its field', async () => {
  const cases: [jenis: string, isi: Row, salah: string[]][] = [
    ['penjualan', { dimensi: 'JKT' }, ['dimensi: harus berupa objek']],
    ['penjualan', { dimensi: { gudang: 'X' } }, ['dimensi.gudang: dimensi ini tidak dikenal']],
    ['penjualan', { dimensi: { gudang: null } }, ['dimensi.gudang: dimensi ini tidak dikenal']],
    ['penjualan', { dimensi: { lama: 'X' } }, ['dimensi.lama: dimensi ini tidak aktif']],
    [
      'penjualan',
      {
        dimensi: { cabang: 'jkt', proyek: 5 },
        detail: [
          { dimensi: { cabang: 'OFF' } },
          { dimensi: { cabang: 'SBY' } },
          { dimensi: { cabang: 'MDN', lama: null } },
        ],
      },
      [
        'dimensi.cabang: nilai ini tidak ditemukan',
        'dimensi.proyek: harus kode sebuah nilai, atau null',
        'detail.0.dimensi.cabang: nilai ini tidak aktif',
        'detail.1.dimensi.cabang: nilai ini berlaku sampai 2026-04-30',
        'detail.2.dimensi.cabang: nilai ini berlaku mulai 2026-05-02',
        'detail.2.dimensi.lama: dimensi ini tidak aktif',
      ],
    ],
    [
      'pembelian',
      {
        lokasi_id: toko.lokasi,
        detail: [{}, { dimensi: { cabang: null } }, { dimensi: { cabang: '?' } }],
      },
      [
        'detail.1.dimensi.cabang: wajib diisi',
        'detail.2.dimensi.cabang: nilai ini tidak ditemukan',
      ],
    ],
    ['pembelian', { detail: [{}] }, ['detail.0.dimensi.cabang: wajib diisi']],
    ['pelunasan-hutang', { alokasi: [{}] }, ['dimensi.cabang: wajib diisi']],
    [
      'kas-keluar',
      { detail: [{ akun_kode: '6202' }, { akun_kode: '6201' }] },
      ['detail.1.dimensi.cabang: wajib diisi'],
    ],
  ];
  for (const [jenis, isi, salah] of cases) {
    expect([isi, await baca(jenis, isi)]).toEqual([isi, salah]);
  }
  expect(await baca('pembelian', { pelepasan: {}, detail: [{}] })).toEqual(['-', '-']);
});

test('a combination is one row, whoever makes it first', async () => {
  const banyak = () =>
    toko.asOwner((db) => db.value<number>('select count(*) from dimensi_gabungan'));
  const awal = await banyak();
  const isi = { dimensi: { cabang: 'BDG', proyek: 'P1' } };
  await Promise.all([1, 2, 3].map(() => baca('penjualan', isi)));
  expect(Number(await banyak()) - Number(awal)).toBeLessThanOrEqual(1);
  expect(await baca('penjualan', isi)).toEqual(['cabang=BDG proyek=P1']);
});

test('without active dimensions there is nothing to resolve, and a document that names one is refused', async () => {
  const lain = await openToko();
  const baca = (isi: Row) =>
    lain.asOwner((db) =>
      db.row(`select * from erp_private.dimensi_read(null::buku, 'penjualan', $1)`, [
        JSON.stringify({ tanggal: '2026-05-01', detail: [{ barang_id: 1 }], ...isi }),
      ]),
    );
  expect(await baca({})).toEqual({ dokumen: null, baris: null, salah: [] });
  for (const [isi, jalur] of [
    [{ dimensi: { cabang: 'JKT' } }, 'dimensi.cabang'],
    [{ detail: [{ dimensi: { cabang: null } }] }, 'detail.0.dimensi.cabang'],
  ] as const) {
    expect(await baca(isi)).toMatchObject({ salah: [`${jalur}: dimensi ini tidak dikenal`] });
  }
});

test('nulls go, but for those that say none', async () => {
  const strip = (isi: Row) =>
    toko.asOwner((db) => db.value('select erp_private.isi_strip($1)', [JSON.stringify(isi)]));
  const cases: [Row, Row][] = [
    [{ a: null, dimensi: null, detail: null }, {}],
    [
      { a: null, dimensi: { x: null }, detail: [{ b: null, dimensi: null }] },
      { dimensi: { x: null }, detail: [{}] },
    ],
    [
      {
        dimensi: { y: 'Y' },
        detail: [
          { b: 1, c: null },
          { c: null, dimensi: { x: null, y: 'Y' } },
        ],
      },
      { dimensi: { y: 'Y' }, detail: [{ b: 1 }, { dimensi: { x: null, y: 'Y' } }] },
    ],
  ];
  for (const [isi, hasil] of cases) expect(await strip(isi)).toEqual(hasil);
});
