/** Words of closed sets: enums with explained values in GraphQL, a 400 that names the field and the words in REST. */
import { expect, test } from '@jest/globals';
import { type GraphQLEnumType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { JENIS_BUKTI } from '../../server/answers/laporan.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { hari } from '../helpers/toko.ts';
import { expectError } from './description.ts';
import { penjualanOf } from './made.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const rest = () => world.server.rest(world.tokens.admin);
const ask = (query: string, variables?: object) =>
  world.server.graphql(`${world.tokens.admin}`, query, variables);

/** Where it is in GraphQL, its words, and a REST request with another word: a query, or a body of a kind. */
const PILIHAN: [at: string, words: string, path: string, field: string, body?: object][] = [
  ['aiSuggestions.bahasa', 'id, en', '/ai/suggestions?bahasa=fr', 'bahasa'],
  ['dashboardTop10.tipe', 'barang, pelanggan', '/dashboard/top10?tipe=kota', 'tipe'],
  ...['piutang', 'hutang'].map((one): [string, string, string, string] => [
    `laporan${one === 'piutang' ? 'Piutang' : 'Hutang'}.status`,
    'belum, sebagian, lunas, lebih, outstanding',
    `/laporan/${one}?status=final`,
    'status',
  ]),
  ['laporanJurnal.jenis', JENIS_BUKTI.join(', '), '/laporan/jurnal?jenis=gaib', 'jenis'],
  [
    'auditList.aksi',
    'buat, ubah, hapus, setujui, void, batal, pulih, create, update, delete',
    '/audit?aksi=lihat',
    'aksi',
  ],
  [
    'lampiranList.entitas',
    'transaksi, draft, kontak, barang, aset, impor',
    '/lampiran?entitas=akun&entitas_id=1',
    'entitas',
  ],
  ...['neraca', 'rugi-laba', 'arus-kas', 'perubahan-ekuitas'].map(
    (one): [string, string, string, string] => [
      `laporan${one.replace(/(?:^|-)(.)/g, (_all, letter) => letter.toUpperCase())}Banding.banding`,
      'periode-lalu, tahun-lalu, anggaran, tidak',
      `/laporan/${one}?banding=kemarin`,
      'banding',
    ],
  ),
  [
    'transaksiGet.sertakan',
    'jurnal, alokasi, riwayat, persetujuan',
    '/transaksi/penjualan/1?sertakan=jurnal,semua',
    'sertakan',
  ],
  [
    'laporanPenjualanSummary.groupBy',
    'barang, kategori, kontak, pelanggan, bulan, hari',
    '/laporan/penjualan/summary?group_by=tahun',
    'group_by',
  ],
  ...(
    [
      ['BayarPoin', 'mode', 'tukar, saldo_awal'],
      ['BayarPoin', 'cara', 'potong_piutang, tunai, barang'],
      ['OpnameStok', 'mode', 'selisih, saldo_awal'],
      ['ReturPembelian', 'cara', 'potong_hutang, tunai, uang_muka'],
      ['ReturPenjualan', 'cara', 'potong_piutang, tunai, titipan'],
      ['ReturPenjualan', 'kondisi', 'baik, rusak'],
    ] as const
  ).map(([jenis, field, words]): [string, string, string, string, object] => [
    `Dokumen${jenis}Input.${field}`,
    words,
    `/transaksi/${jenis.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase()}`,
    field,
    { [field]: 'lain' },
  ]),
  [
    'DokumenSaldoAwalBarisInput.jenis',
    'faktur, uang_muka',
    '/transaksi/saldo-awal-piutang',
    'detail.0.jenis',
    { detail: [{ jenis: 'lain' }] },
  ],
  [
    'DokumenCdcTujuanInput.tipe',
    'berkas, webhook, postgres',
    '/ops/cdc/jobs',
    'tujuan.tipe',
    { tujuan: { tipe: 'kafka' } },
  ],
  [
    'DokumenCdcTujuanInput.format',
    'ndjson, csv',
    '/ops/cdc/jobs',
    'tujuan.format',
    { tujuan: { tipe: 'berkas', nama: 'a', format: 'xml' } },
  ],
];

/** Words that old records are shown with, and that no new one takes. */
const GONE = ['webhook'];

/** The enum of an argument of a query, or of a field of an input. */
function enumAt(at: string): GraphQLEnumType {
  const [of = '', name = ''] = at.split('.');
  const input = schema.getType(of);
  const found = isInputObjectType(input)
    ? input.getFields()[name]
    : schema
        .getQueryType()
        ?.getFields()
        [of]?.args.find((one) => one.name === name);
  const type = found && getNamedType(found.type);
  if (!isEnumType(type)) throw new Error(`${at} is ${type}`);
  return type;
}

const wordsOf = (name: string): string => {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is ${type}`);
  return type
    .getValues()
    .map((one) => one.name)
    .join(', ');
};

test.each(PILIHAN)('%s is one of %s, each explained', (at, words) => {
  const values = enumAt(at).getValues();
  expect(values.map(({ value }) => value).sort()).toEqual(words.split(', ').sort());
  expect(values.filter(({ description }) => !description)).toEqual([]);
});

test.each(PILIHAN)('%s: another word than %s is refused by REST: %s', async (...row) => {
  const [, words, path, field, body] = row;
  const { server, tokens } = world;
  const caller = server.rest(path.startsWith('/ops') ? tokens.ops : tokens.admin);
  const answer = await (body
    ? caller.post(`/api${path}`, body)
    : caller.get(`/api${path}`, { 'x-admin-key': server.adminKey }));
  const message = expectError(answer, 400, 'VAINP').find((one) => one.startsWith(`${field}: `));
  for (const word of words.split(', ')) {
    if (!GONE.includes(word)) expect(message).toContain(word);
  }
});

/** A document of a kind, or of a job, by the path of its REST endpoint. */
function creating(path: string): string {
  const name = path.startsWith('/ops')
    ? 'cdcJob'
    : (path.split('/').at(-1) ?? '').replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());
  const type = `Dokumen${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($d: ${type}) { ${name}Create(input: {dokumen: $d}) { clientMutationId } }`;
}

test.each(PILIHAN)('%s: another word than %s is refused by GraphQL: %s', async (...row) => {
  const [at, , path, , body] = row;
  const [of = '', name = ''] = at.split('.');
  const query = body ? creating(path) : `{ ${of}(${name}: lain) { json } }`;
  const answer = await ask(query, { d: body });
  expect(answer.status).toBe(400);
  const errors: { message: string }[] = answer.body.errors;
  const words = enumAt(at).getValues();
  expect(errors.map(({ message }) => message).join('\n')).toContain(
    `harus salah satu dari ${words.map(({ name }) => name).join(', ')}`,
  );
});

test.each([
  ['imporTemplat(jenis: gaib) { json }', 'jenis', 'JenisImpor'],
  ['lampiranPeriksa(entitas: akun, entitasId: 1) { json }', 'entitas', 'EntitasLampiran'],
])('GraphQL refuses %s by its field, with the words that there are', async (field, name, type) => {
  const { status, body } = await ask(`{ ${field} }`);
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe('VAGQL');
  expect(body.errors[0].message).toContain(`${name}: harus salah satu dari ${wordsOf(type)}`);
});

test.each([
  ['imporCreate', 'bentuk: pdf', 'BentukImpor'],
  ['cetakTemplatSet', 'ukuran: a3', 'UkuranKertas'],
  ['webhookCreate', 'peristiwa: [stok_gaib]', 'PeristiwaWebhook'],
])('GraphQL refuses %s with %s by its field, with the words that there are', async (...row) => {
  const [mutation, value, type] = row;
  const [name] = value.split(':');
  const { status, body } = await ask(
    `mutation { ${mutation}(input: {${value}}) { clientMutationId } }`,
  );
  expect(status).toBe(400);
  const words = wordsOf(type);
  expect(body.errors[0].message).toContain(
    `input.${name}: ${words.split(', ').length > 40 ? `harus nilai dari enum "${type}"` : `harus salah satu dari ${words}`}`,
  );
});

test('a webhook of GraphQL hears what it names, by REST’s names', async () => {
  const admin = { 'x-admin-key': world.server.adminKey };
  const url = 'https://contoh.test/niaga';
  for (const [peristiwa, theirs] of [
    ['semua', '*'],
    ['master_barang_harga_diubah', 'master.barang_harga.diubah'],
  ]) {
    const query = `mutation ($p: [PeristiwaWebhook]) {
      webhookCreate(input: {url: "${url}", peristiwa: $p}) { result { id peristiwa } } }`;
    const made = await rest().post('/graphql', { query, variables: { p: [peristiwa] } }, admin);
    expect(made.body.errors).toBeUndefined();
    const { result } = made.body.data.webhookCreate;
    expect(result.peristiwa).toEqual([peristiwa]);
    const said = await rest().get(`/api/pengaturan/webhook/${result.id}`, admin);
    expect(said.body.peristiwa).toEqual([theirs]);
  }
});

test('a working draft with another word is kept, and refused by its field when it is sent', async () => {
  const isi = { ...penjualanOf(world), cara: 'gratis' };
  const made = await rest().post('/api/draft', { jenis: 'retur-penjualan', isi });
  expect(made.status).toBe(201);
  const sent = await rest().post(`/api/draft/${made.body.id}/submit`);
  expect(expectError(sent, 400).join('\n')).toContain(
    'cara: harus salah satu dari potong_piutang, tunai, titipan',
  );
});

test('what the report of journals says of a row can be asked for, and a code as in a path', async () => {
  const kas = { akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 1000 }] };
  await world.toko.buat('kas-masuk', '01-20', kas);
  const of = { dari: hari('01-01'), sampai: hari('12-31') };
  const report = async (jenis: string | null = null) => {
    const query = `query ($dari: Date, $sampai: Date, $jenis: JenisBukti) {
      laporanJurnal(dari: $dari, sampai: $sampai, jenis: $jenis, perPage: 500) { total data { jenis } } }`;
    const { body } = await ask(query, { ...of, jenis });
    expect(body.errors).toBeUndefined();
    return body.data.laporanJurnal as { total: number; data: { jenis: string }[] };
  };
  const said = (await report()).data.map(({ jenis }) => jenis);
  expect(said).toContain('kas_masuk');
  for (const jenis of new Set(said)) {
    const wanted = said.filter((one) => one === jenis);
    expect((await report(jenis)).data.map((one) => one.jenis)).toEqual(wanted);
  }
  const search = new URLSearchParams(of);
  const get = async (jenis: string, format = '') =>
    rest().get(`/api/laporan/jurnal?${search}&jenis=${jenis}${format}`);
  const { total } = await report('kas_masuk');
  for (const jenis of ['kas-masuk', 'KM']) {
    expect((await get(jenis)).body).toMatchObject({
      meta: { total },
      data: [{ jenis: 'kas-masuk' }],
    });
  }
  expect((await get('KM', '&format=csv')).text).toBe((await get('kas-masuk', '&format=csv')).text);
  expect((await get('KM', '&format=csv')).text).toContain('kas-masuk');
});

test('what the audit trail says was done can be asked for', async () => {
  const get = async (search: string) =>
    (await rest().get(`/api/audit?${search}`, { 'x-admin-key': world.server.adminKey })).body;
  const all = (await get('per_page=500')).data as { aksi: string }[];
  for (const aksi of new Set(all.map((one) => one.aksi))) {
    const { data } = await get(`per_page=500&aksi=${aksi}`);
    expect(new Set(data.map((one: { aksi: string }) => one.aksi))).toEqual(new Set([aksi]));
  }
  expect(all.map(({ aksi }) => aksi)).toContain('buat');
});

test('an argument that is null counts as absent', async () => {
  const { body } = await ask(
    `{ laporanPiutang(status: null) { total } aiSuggestions(bahasa: null) { json }
       dashboardTop10(tipe: null) { meta { tipe } }
       laporanPenjualanSummary(groupBy: null) { json } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data.dashboardTop10.meta.tipe).toBe('barang');
  expect(body.data.laporanPenjualanSummary.json.meta.group_by).toBe('bulan');
});

test('what a working draft became says its kind', async () => {
  const isi = penjualanOf(world);
  const made = await rest().post('/api/draft', { jenis: 'penjualan', isi });
  const { body } = await ask(
    `mutation ($id: BigInt!) { draftSubmit(input: {id: $id}) { result { json } } }`,
    { id: String(made.body.id) },
  );
  expect(body.data.draftSubmit.result.json).toMatchObject({ jenis: 'penjualan', status: 'final' });
});
