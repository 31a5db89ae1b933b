/** One verdict: what a field or a filter says is judged alike over REST and GraphQL, with one sentence. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { hari } from '../helpers/toko.ts';
import { openWorld } from './world.ts';

const world = openWorld();

const rest = () => world.server.rest(world.tokens.admin);
const graphql = (query: string, variables: object) =>
  world.server.graphql(`${world.tokens.admin}`, query, variables);

type Verdict = { status: number; messages: string[] };

const ofRest = ({ status, body }: Answer): Verdict => ({
  status,
  messages: status < 300 ? [] : [body.message].flat(),
});

/** Messages as REST has them: without the place that a variable has in its operation. */
function ofGraphql({ body }: Answer): Verdict {
  const [error] = body.errors ?? [];
  if (error === undefined) return { status: 200, messages: [] };
  const { statusCode, messages = [error.message] } = error.extensions;
  return {
    status: statusCode,
    messages: messages.map((one: string) => {
      const [, path = '', said = one] = /^(?:.*?\$dokumen\.?)?([^:]*)(:.*)$/s.exec(one) ?? [];
      return path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + said;
    }),
  };
}

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase());

function camelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [camel(key), camelled(one)]));
}

/** Rehearses a document over both doors. */
async function rehearsed(kind: string, dokumen: object): Promise<{ rest: Verdict; gql: Verdict }> {
  const name = camel(kind.replaceAll('-', '_'));
  const type = `Dokumen${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return {
    rest: ofRest(await rest().post(`/api/transaksi/${kind}?simulasi=true`, dokumen)),
    gql: ofGraphql(
      await graphql(
        `mutation ($dokumen: ${type}) {
          ${name}Simulate(input: {dokumen: $dokumen}) { result { json } }
        }`,
        { dokumen: camelled(dokumen) },
      ),
    ),
  };
}

/** Makes a record over both doors. */
async function made(record: string, dokumen: object): Promise<{ rest: Verdict; gql: Verdict }> {
  const type = `Dokumen${record.charAt(0).toUpperCase()}${record.slice(1)}Input`;
  return {
    rest: ofRest(await rest().post(`/api/master/${record}`, dokumen)),
    gql: ofGraphql(
      await graphql(
        `mutation ($dokumen: ${type}) {
          ${record}Create(input: {dokumen: $dokumen}) { result { json } }
        }`,
        { dokumen: camelled(dokumen) },
      ),
    ),
  };
}

const wrong = (...messages: string[]) => ({
  rest: { status: 400, messages },
  gql: { status: 400, messages },
});
const right = (status = 200) => ({
  rest: { status, messages: [] },
  gql: { status: 200, messages: [] },
});

type Row = Record<string, unknown>;
const penjualan = (more: Row, line: Row = {}) => ({
  tanggal: hari('02-01'),
  kontak_id: world.toko.pelanggan,
  lokasi_id: world.toko.lokasi,
  detail: [{ barang_id: world.barang, qty: 1, harga: 1000, ...line }],
  ...more,
});

const DECIMAL = 'harus berupa angka, misalnya 1250.50';
const DAY = 'harus di antara 1900-01-01 dan 2999-12-31';
const BOUND = 'angka di luar jangkauan (paling banyak 17 angka di depan koma)';

describe('amounts', () => {
  test.each(['1e2', '+1', '.5', '5.', ' 1', '', 'NaN'])('no text of one: %j', async (ongkos) => {
    expect(await rehearsed('penjualan', penjualan({ ongkos }))).toEqual(
      wrong(`ongkos: ${DECIMAL}`),
    );
    expect(await made('kontak', { nama: 'K', tipe: 'lain', batas_kredit: ongkos })).toEqual(
      wrong(`batas_kredit: ${DECIMAL}`),
    );
  });

  test('a JSON number may have an exponent', async () => {
    const sent = JSON.stringify(penjualan({ ongkos: 17 })).replace('"ongkos":17', '"ongkos":1.5e2');
    const answer = await rest().post('/api/transaksi/penjualan?simulasi=true', sent);
    expect([answer.status, answer.body.total_nilai]).toEqual([200, 1150]);
    const { body } = await world.server.graphql(
      `${world.tokens.admin}`,
      `mutation ($k: BigInt, $l: BigInt, $b: BigInt) {
        penjualanSimulate(input: {dokumen: {
          tanggal: "${hari('02-01')}", kontakId: $k, lokasiId: $l, ongkos: 1.5e2,
          detail: [{barangId: $b, qty: "1", harga: "1000"}]
        }}) { result { json } }
      }`,
      { k: world.toko.pelanggan, l: world.toko.lokasi, b: world.barang },
    );
    expect(body.data.penjualanSimulate.result.json.total_nilai).toBe(1150);
  });

  test.each([
    ['100000000000000', []],
    ['99999999999998999.99', []],
    ['100000000000000000', [`ongkos: ${BOUND}`]],
    ['1000000000000000000', [`ongkos: ${BOUND}`]],
    ['-0.01', ['ongkos: paling kecil 0']],
    ['0.001', ['ongkos: paling banyak 2 angka di belakang koma']],
  ])('one bound: %s', async (ongkos, messages) => {
    const status = messages.length === 0 ? 200 : 400;
    expect(await rehearsed('penjualan', penjualan({ ongkos }))).toEqual({
      rest: { status, messages },
      gql: { status, messages },
    });
  });

  test('sums that no amount holds are refused, with their field', async () => {
    const pembayaran = Array.from({ length: 20 }, () => ({
      akun_kode: '1101',
      jumlah: '99999999999999999',
    }));
    const { rest: one, gql } = await rehearsed(
      'penjualan',
      penjualan({ ongkos: '99999999999999999', pembayaran }),
    );
    expect([one.status, gql.status]).toEqual([400, 400]);
    expect(one).toEqual(gql);
    expect(await rehearsed('penjualan', penjualan({ ongkos: '99999999999999999.99' }))).toEqual(
      wrong('data: angka di luar jangkauan'),
    );
  });
});

describe('days', () => {
  test.each(['3000-01-01', '9999-12-31', '1899-12-31'])('%s is none of the books', async (day) => {
    expect(await rehearsed('penjualan', penjualan({ tanggal: day }))).toEqual(
      wrong(`tanggal: ${DAY}`),
    );
    expect(await rehearsed('penjualan', penjualan({ jatuh_tempo: day }))).toEqual(
      wrong(`jatuh_tempo: ${DAY}`),
    );
    expect(await rehearsed('order-penjualan', penjualan({ tanggal_kirim: day }))).toEqual(
      wrong(`tanggal_kirim: ${DAY}`),
    );
    const [debit, kredit] = [{ debit: 100 }, { kredit: 100 }];
    const jurnal = {
      tanggal: hari('02-01'),
      balik_otomatis: day,
      detail: [
        { akun_kode: '6204', ...debit },
        { akun_kode: '6203', ...kredit },
      ],
    };
    expect(await rehearsed('jurnal-umum', jurnal)).toEqual(wrong(`balik_otomatis: ${DAY}`));
    const awal = {
      tanggal: hari('01-01'),
      kontak_id: world.toko.pelanggan,
      detail: [{ nomor_faktur_asli: 'A', tanggal_faktur: day, nilai_sisa: 1 }],
    };
    const { rest: one, gql } = await rehearsed('saldo-awal-piutang', awal);
    expect(one).toEqual(gql);
    expect(one.messages).toContain(`detail.0.tanggal_faktur: ${DAY}`);
  });

  test.each(['2999-12-31'])('%s is the last', async (day) => {
    expect(await rehearsed('penjualan', penjualan({ jatuh_tempo: day }))).toEqual(right());
    expect(await rehearsed('order-penjualan', penjualan({ tanggal_kirim: day }))).toEqual(right());
  });

  test.each(['2026-02-30', '0000-01-01', 'infinity', '2026-1-1'])('%s is no day', async (day) => {
    expect(await rehearsed('penjualan', penjualan({ jatuh_tempo: day }))).toEqual(
      wrong('jatuh_tempo: harus tanggal yang ada, berbentuk YYYY-MM-DD'),
    );
  });

  test('of reports', async () => {
    const asked = ofRest(await rest().get('/api/laporan/neraca?per=3000-01-01'));
    const { body } = await graphql('{laporanNeraca(per: "3000-01-01") {json}}', {});
    expect(asked).toEqual({ status: 400, messages: [`per: ${DAY}`] });
    expect(body.errors[0].extensions.messages).toEqual([`per: ${DAY}`]);
  });
});

const NOTHING = ['', ' ', '\t', '\u00a0', '\u200b', '\u2003\ufeff', '\u0001'];

describe('what must show something', () => {
  test.each(NOTHING)('%j shows nothing', async (blank) => {
    const empty = (field: string) => wrong(`${field}: tidak boleh kosong`);
    expect(await made('kontak', { nama: blank, tipe: 'lain' })).toEqual(empty('nama'));
    expect(await made('kontak', { kode: blank, nama: 'K', tipe: 'lain' })).toEqual(empty('kode'));
    expect(await made('satuan', { kode: blank, nama: 'S' })).toEqual(empty('kode'));
    const awal = {
      tanggal: hari('01-01'),
      kontak_id: world.toko.pelanggan,
      detail: [{ nomor_faktur_asli: blank, tanggal_faktur: hari('01-01'), nilai_sisa: 1 }],
    };
    const { rest: one, gql } = await rehearsed('saldo-awal-piutang', awal);
    expect(one).toEqual(gql);
    expect(one.messages).toContain('detail.0.nomor_faktur_asli: tidak boleh kosong');
  });

  test.each(NOTHING)('%j is no reason', async (alasan) => {
    const { id } = await world.toko.jual('02-01', [[world.barang, 1]]);
    const one = ofRest(await rest().post(`/api/transaksi/penjualan/${id}/void`, { alasan }));
    const gql = await graphql(
      `mutation ($id: BigInt, $alasan: String) {
        transaksiVoid(input: {jenis: penjualan, id: $id, alasan: $alasan}) { result { json } }
      }`,
      { id, alasan },
    );
    expect([one.status, ofGraphql(gql).status]).toEqual([400, 400]);
  });

  test('a code of one visible character is one', async () => {
    expect((await made('satuan', { kode: '\u00e9', nama: 'S' })).rest.status).toBe(201);
  });
});

test('the name of a key is as long as it is kept', async () => {
  const key = (nama: string) =>
    rest().post(
      '/api/pengaturan/kunci-api',
      { nama, peran: 'viewer', cakupan: ['master:read'] },
      { 'x-admin-key': world.server.adminKey },
    );
  const long = await key(`${'k'.repeat(50)}${' '.repeat(60)}`);
  expect([long.status, long.text]).toEqual([201, expect.anything()]);
  const { nama } = await world.toko.data.asOwner((db) =>
    db.row<{ nama: string }>(
      'select nama from erp_private.kunci_api order by dibuat_pada desc limit 1',
    ),
  );
  expect(nama).toBe('k'.repeat(50));
  expect(ofRest(await key('k'.repeat(101))).messages).toEqual(['nama: paling banyak 100 huruf']);
  expect(ofRest(await key('\u00a0\u200b')).messages).toEqual(['nama: tidak boleh kosong']);
});

describe('filters', () => {
  type Case = [filter: string, value: string, message: string | undefined];

  async function listed(path: string, entitas: string, filter: object, pair: string) {
    const one = await rest().get(
      `/api/${path}?filter=${encodeURIComponent(`${Object.keys(filter)[0]}${pair}${Object.values(filter)[0]}`)}`,
    );
    const [query, field] = entitas.includes('_list')
      ? [`transaksiList(jenis: penjualan, permintaan: {filter: $filter}) {json}`, 'transaksiList']
      : [`masterList(entitas: ${entitas}, permintaan: {filter: $filter}) {json}`, 'masterList'];
    const { body } = await graphql(`query ($filter: JSON) {${query}}`, { filter });
    const gql = body.errors?.[0]?.extensions.messages ?? body.data[field].json.data;
    return [one.status === 200 ? one.body.data : [one.body.code, one.body.message], gql];
  }

  test.each<Case>([
    ['id', '1234567890123456', undefined],
    ['id', '-1', undefined],
    ['batas_kredit', '123456789012345678901234', undefined],
    ['batas_kredit', '0.123456789012345678901234', undefined],
    ['termin_hari', '99999999999', undefined],
    ['id', '99999999999999999999', 'harus berupa bilangan bulat'],
    ['id', '1e2', 'harus berupa bilangan bulat'],
    ['id', '', 'harus berupa bilangan bulat'],
    ['batas_kredit', '1e2', 'harus berupa angka, misalnya 1250.50'],
    ['tipe', 'teman', 'harus salah satu dari pelanggan, supplier, pegawai, lain'],
    ['aktif', 'ya', 'harus salah satu dari true, false, semua'],
    ['nama', 'x'.repeat(201), 'paling banyak 200 huruf'],
  ])('kontak: %s=%s', async (name, value, message) => {
    const [one, gql] = await listed('master/kontak', 'kontak', { [name]: value }, '=');
    const told = [`filter.${name}: ${message}`];
    expect([one, gql]).toEqual(message === undefined ? [[], []] : [['VAINP', told], told]);
  });

  test.each<Case>([
    ['dari', '2999-01-01', undefined],
    ['sampai', '0900-01-01', undefined],
    ['dari', '9999-12-31', undefined],
    ['kontak_id', '1234567890123456', undefined],
    ['kontak_id', ' 1', 'harus berupa bilangan bulat'],
    ['kontak_id', '0x1', 'harus berupa bilangan bulat'],
    ['dari', '2026-02-30', 'harus tanggal yang ada, berbentuk YYYY-MM-DD'],
    ['status', 'gaib', 'harus salah satu dari draft, final, void, batal'],
    ['status_bayar', 'gaib', 'harus salah satu dari belum, sebagian, lunas, outstanding'],
    ['status_terima', 'gaib', 'harus salah satu dari belum, sebagian, selesai'],
    ['nomor_referensi', 'x'.repeat(201), 'paling banyak 200 huruf'],
  ])('penjualan: %s:%s', async (name, value, message) => {
    const [one, gql] = await listed(
      'transaksi/penjualan',
      'transaksi_list',
      { [name]: value },
      ':',
    );
    const told = [`filter.${name}: ${message}`];
    expect([one, gql]).toEqual(message === undefined ? [[], []] : [['VAINP', told], told]);
  });

  test('one that is a parameter of its own is told by its name', async () => {
    const { status, body } = await rest().get('/api/master/kontak?tipe=teman');
    expect([status, body.code, body.message]).toEqual([
      400,
      'VAINP',
      ['tipe: harus salah satu dari pelanggan, supplier, pegawai, lain'],
    ]);
  });
});

let viewer: string;
beforeAll(() => {
  viewer = `${world.tokens.viewer}`;
});

test('who may not write is told so, whatever a document says', async () => {
  const { status } = await world.server
    .rest(viewer)
    .post('/api/transaksi/penjualan', penjualan({ ongkos: '1e2' }));
  expect(status).toBe(403);
});
