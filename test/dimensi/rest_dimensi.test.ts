/** Dimensions as a client meets them: masters, defaults, documents of every form, and what is refused. */
import { beforeAll, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { expectError } from '../rest/description.ts';
import { ask, type Request } from '../rest/request.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const send = (row: string, request: Request = {}) => ask(world, row, world.tokens.staff, request);
const body = async (row: string, request: Request = {}) => {
  const answer = await send(row, request);
  if (answer.status >= 300) throw new Error(`${row}: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** A sale by its lines: goods at 2000 each, with what else the line says. */
const jual = (detail: object[], isi: object = {}) => ({
  tanggal: hari('02-01'),
  kontak_id: world.toko.pelanggan,
  lokasi_id: world.toko.lokasi,
  detail: detail.map((baris) => ({ barang_id: world.barang, qty: 1, harga: 2000, ...baris })),
  ...isi,
});
const jenis = 'penjualan';
const posting = (isi: object, query = {}) =>
  send('POST /transaksi/{jenis}', { params: { jenis }, body: isi, query });
const baca = async (id: number) =>
  body('GET /transaksi/{jenis}/{id}', { params: { jenis, id }, query: { sertakan: 'jurnal' } });

type Bernilai = { dimensi?: object; akun_kode?: string };
const nilai = (rows: Bernilai[]) => rows.map(({ dimensi }) => dimensi);
/** Values of the journal's lines by account, of those that have any. */
const ayat = ({ jurnal }: { jurnal: { baris: Bernilai[] }[] }) =>
  (jurnal[0]?.baris ?? []).flatMap(({ akun_kode, dimensi }) =>
    dimensi ? { akun_kode, dimensi } : [],
  );

const id: Record<string, number> = {};

beforeAll(async () => {
  for (const [kode, isi] of Object.entries({ cabang: {}, proyek: {} })) {
    const made = await body('POST /master/dimensi', { body: { kode, nama: kode, ...isi } });
    id[kode] = made.id;
  }
  for (const [dimensi, kode, isi] of [
    ['cabang', 'JAWA', {}],
    ['cabang', 'JKT', {}],
    ['cabang', 'SBY', { berlaku_sampai: hari('01-31') }],
    ['cabang', 'OFF', { aktif: false }],
    ['proyek', 'P1', {}],
  ] as const) {
    const isinya = { dimensi_id: id[dimensi], kode, nama: kode, ...isi };
    id[kode] = (await body('POST /master/dimensi-nilai', { body: isinya })).id;
  }
  const induk = { params: { id: id.JKT }, body: { induk_id: id.JAWA } };
  await body('PATCH /master/dimensi-nilai/{id}', induk);
  const bawaan = { params: { id: world.toko.pelanggan }, body: { dimensi: { cabang: 'JKT' } } };
  await body('PATCH /master/kontak/{id}', bawaan);
});

test('a sale has the values of its lines, its own and the defaults, and shows them where they are', async () => {
  const kontak = await body('GET /master/kontak/{id}', { params: { id: world.toko.pelanggan } });
  expect(kontak.dimensi).toEqual({ cabang: 'JKT' });
  const isi = jual([{ dimensi: { proyek: 'P1' } }, { dimensi: { cabang: null } }, {}]);
  const simulasi = await body('POST /transaksi/{jenis}', {
    params: { jenis },
    body: isi,
    query: { simulasi: 'true' },
  });
  const { id: satu } = (await posting(isi)).body;
  const dibaca = await baca(satu);
  for (const hasil of [simulasi, dibaca]) {
    expect(hasil.dimensi).toEqual({ cabang: 'JKT' });
    expect(nilai(hasil.detail)).toEqual([
      { cabang: 'JKT', proyek: 'P1' },
      undefined,
      { cabang: 'JKT' },
    ]);
    expect(ayat(hasil)).toEqual(
      expect.arrayContaining([
        { akun_kode: '4101', dimensi: { cabang: 'JKT', proyek: 'P1' } },
        { akun_kode: '4101', dimensi: { cabang: 'JKT' } },
        { akun_kode: '1201', dimensi: { cabang: 'JKT' } },
      ]),
    );
  }
  const query = `{transaksiGet(jenis: penjualan, id: "${satu}", sertakan: [jurnal])
    {dimensi {kunci nilai} detail {dimensi {kunci nilai}} jurnal {baris {akunKode dimensi {kunci nilai}}}}}`;
  const { body: graphql } = await world.server.graphql(`${world.tokens.staff}`, query);
  expect(graphql.data.transaksiGet.dimensi).toEqual([{ kunci: 'cabang', nilai: 'JKT' }]);
  expect(graphql.data.transaksiGet.detail[1].dimensi).toBeNull();
  const tanpa = (await posting(jual([{}], { dimensi: { cabang: null } }))).body;
  const polos = await baca(tanpa.id);
  expect([polos.dimensi, nilai(polos.detail), ayat(polos)]).toEqual([undefined, [undefined], []]);
});

test('what is in use answers 409 with what uses it', async () => {
  const { nomor_transaksi: nomor } = (await posting(jual([{ dimensi: { proyek: 'P1' } }]))).body;
  expect(nomor).toBeTruthy();
  const hapus = (row: string, satu: number | undefined) => send(row, { params: { id: satu } });
  for (const [row, satu, oleh] of [
    [
      'DELETE /master/dimensi-nilai/{id}',
      id.P1,
      /^nilai masih dipakai oleh transaksi \S+, jurnal \S+, jadi/,
    ],
    ['DELETE /master/dimensi-nilai/{id}', id.JAWA, /oleh nilai JKT, jadi/],
    [
      'DELETE /master/dimensi/{id}',
      id.proyek,
      /^dimensi masih dipakai oleh transaksi .* nilai P1, jadi/,
    ],
  ] as const) {
    expect(expectError(await hapus(row, satu), 409, 'KODIM')[0]).toMatch(oleh);
  }
  expect((await hapus('DELETE /master/dimensi-nilai/{id}', id.OFF)).status).toBe(204);
});

test('400 with the field: unknown, ended, switched off, missing; posted, simulated and approved', async () => {
  const wajib = (aktif: boolean) =>
    body('PATCH /master/dimensi/{id}', {
      params: { id: id.proyek },
      body: { wajib_jenis: aktif ? [jenis] : [], wajib_akun: aktif ? ['6201'] : [] },
    });
  await wajib(true);
  const cabang = { cabang: 'JKT', proyek: 'P1' };
  const cases: [isi: object, jalur: string][] = [
    [jual([{ dimensi: { gudang: 'X', proyek: 'P1' } }]), 'detail.0.dimensi.gudang'],
    [jual([{ dimensi: { ...cabang, cabang: 'NTB' } }]), 'detail.0.dimensi.cabang'],
    [jual([{}], { dimensi: { ...cabang, cabang: 'SBY' } }), 'dimensi.cabang'],
    [jual([{ dimensi: cabang }, {}]), 'detail.1.dimensi.proyek'],
    [jual([{}], { dimensi: { proyek: null } }), 'detail.0.dimensi.proyek'],
  ];
  for (const [isi, jalur] of cases) {
    for (const query of [{}, { simulasi: 'true' }]) {
      const salah = expectError(await posting(isi, query), 400, 'VADOK');
      expect(salah.map((pesan) => pesan.split(':')[0])).toEqual([jalur]);
    }
    const { id: draf } = (await posting({ ...isi, draft: true })).body;
    const setuju = await send('POST /transaksi/{jenis}/{id}/approve', {
      params: { jenis, id: draf },
    });
    expect(expectError(setuju, 400, 'VADOK')[0]).toMatch(new RegExp(`^${jalur}: `));
  }
  const beban = {
    tanggal: hari('02-01'),
    akun_kas: '1111',
    detail: [{ akun_kode: '6201', jumlah: 5 }],
  };
  const kas = await send('POST /transaksi/{jenis}', {
    params: { jenis: 'kas-keluar' },
    body: beban,
  });
  expect(expectError(kas, 400)).toEqual(['detail.0.dimensi.proyek: wajib diisi']);
  await wajib(false);
  const aktif = (nyala: boolean) =>
    body('PATCH /master/dimensi/{id}', { params: { id: id.proyek }, body: { aktif: nyala } });
  await aktif(false);
  const padam = await posting(jual([{ dimensi: { proyek: 'P1' } }]));
  expect(expectError(padam, 400)).toEqual(['detail.0.dimensi.proyek: dimensi ini tidak aktif']);
  await aktif(true);
});

test('drafts keep what they say, null too, and take what counts when they are posted', async () => {
  const isi = jual([{ dimensi: { cabang: null, proyek: 'P1' } }, {}], {
    dimensi: { proyek: null },
  });
  const { id: draf } = (await posting({ ...isi, draft: true })).body;
  const dibaca = await baca(draf);
  expect([dibaca.dimensi, nilai(dibaca.detail)]).toEqual([
    { proyek: null },
    [{ cabang: null, proyek: 'P1' }, undefined],
  ]);
  await body('PUT /transaksi/{jenis}/{id}', { params: { jenis, id: draf }, body: isi });
  await body('POST /transaksi/{jenis}/{id}/approve', { params: { jenis, id: draf } });
  const final = await baca(draf);
  expect([final.dimensi, nilai(final.detail)]).toEqual([
    { cabang: 'JKT' },
    [{ proyek: 'P1' }, { cabang: 'JKT' }],
  ]);

  const kerja = await body('POST /draft', { body: { jenis, isi } });
  const kirim = await body('POST /draft/{id}/submit', { params: { id: kerja.id } });
  expect(nilai((await baca(kirim.transaksi_id ?? kirim.id)).detail)).toEqual(nilai(final.detail));
  const rusak = { ...isi, dimensi: 'JKT', detail: [{ dimensi: { cabang: 5 } }] };
  const lain = await body('POST /draft', { body: { jenis, isi: rusak } });
  const ditolak = await send('POST /draft/{id}/submit', { params: { id: lain.id } });
  const salah = expectError(ditolak, 400, 'VADOK').map((pesan) => pesan.split(':')[0]);
  // What its line lacks is told besides.
  expect(salah.slice(0, 2)).toEqual(['detail.0.dimensi.cabang', 'dimensi']);
});

test('a form that is none is refused by both doors, as a draft too', async () => {
  expect(expectError(await posting(jual([{ dimensi: ['JKT'] }])), 400)[0]).toMatch(
    /^detail\.0\.dimensi: /,
  );
  expect(expectError(await posting(jual([{}], { dimensi: { cabang: 5 } })), 400)[0]).toMatch(
    /^dimensi\.cabang: /,
  );
  const query = `mutation($dokumen: DokumenPenjualanInput) {
    penjualanCreate(input: {dokumen: $dokumen, draft: true}) {clientMutationId}}`;
  const dokumen = { tanggal: hari('02-01'), dimensi: 5, detail: [{ dimensi: { cabang: [] } }] };
  const { body: hasil } = await world.server.graphql(`${world.tokens.staff}`, query, { dokumen });
  const { code, messages } = hasil.errors[0].extensions;
  expect([code, ...messages.map((pesan: string) => pesan.split(':')[0])]).toEqual([
    'VADOK',
    // What is not there is told with it.
    ...['kontak_id', 'lokasi_id', 'dimensi', 'detail.0.barang_id', 'detail.0.qty'],
    'detail.0.dimensi.cabang',
  ]);
});
