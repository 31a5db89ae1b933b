/** Own documents only, over REST: every endpoint is asked for what others made. */
import { expect, test } from '@jest/globals';
import { listenTo } from '../dashboard/langganan.ts';
import { CASES } from '../rest/cases.ts';
import { CDC_CASES } from '../rest/cases_cdc.ts';
import { ABSENT } from '../rest/foreign.ts';
import { ask } from '../rest/request.ts';
import { toolsSay } from './agen_jalan.ts';
import { expectAbsent, expectDocumentsAbsent, plain, walkGets } from './jalan.ts';
import { CANARY, found, openDunia, planted } from './milik_dunia.ts';

const dunia = openDunia();

/** Answers to the walled member or key that hold a canary. */
async function walk(): Promise<string[]> {
  const canaries = await dunia.canaries();
  return walkGets(dunia, [dunia.token, dunia.kunci], (text) => found(text, canaries));
}

test('no GET shows a canary', async () => {
  expect(await walk()).toEqual([]);
});

const RETURN_TRUE = ' begin return true; end ';
test.each([
  { tabel: 'transaksi', peran: 'erp_reader' as const },
  { fungsi: 'erp_private.perubahan_milik', isi: RETURN_TRUE },
])('the walk finds a hole: %j', async (hole) => {
  expect(await planted(dunia.world, hole, walk)).not.toEqual([]);
});

const kinds = () => Object.keys(dunia.orang).filter((kind) => kind !== 'asal' && kind !== 'draft');

test('lists hold his own, with the totals of these', async () => {
  const rest = dunia.world.server.rest(dunia.token);
  for (const kind of kinds()) {
    const { body, text } = await rest.get(`/api/transaksi/${kind}?search=MILIK`);
    const all = (await rest.get(`/api/transaksi/${kind}`)).body;
    expect([kind, body.meta.total]).toEqual([kind, all.meta.total]);
    expect(all.meta.total).toBe(kind === 'penjualan' ? 2 : 1);
    expect(text).toContain('MILIK');
    for (const query of [
      `search=${CANARY}`,
      'filter=total_min:900000',
      `filter=nomor_referensi:${CANARY}-REF`,
    ]) {
      expect((await rest.get(`/api/transaksi/${kind}?${query}`)).body).toMatchObject({
        meta: { total: 0 },
        data: [],
      });
    }
  }
});

test("another's document answers every request as one that never was", async () => {
  const { token, kunci, orang } = dunia;
  const kinds = ['penjualan', 'draft', 'order-penjualan', 'pembelian'];
  const ids = Object.fromEntries(kinds.map((kind) => [kind, orang[kind] as number]));
  await expectDocumentsAbsent(dunia, [token, kunci], ids);
});

test('what else has an id answers as one that never was', async () => {
  const { world, requests, token } = dunia;
  const others = [...requests].filter(([name]) =>
    /\/(draft|persetujuan|lampiran)\/\{id\}/.test(name),
  );
  expect(others.length).toBeGreaterThan(8);
  for (const [name, request] of others) {
    await expectAbsent(world, name, token, request.params?.id, (id) => ({
      ...request,
      params: { ...request.params, id },
    }));
  }
});

test('a document that names one of others is refused as one that names none', async () => {
  const { world, token, orang, milik } = dunia;
  const { toko } = world;
  const kepala = { tanggal: '2026-02-05', lokasi_id: toko.lokasi, kontak_id: toko.pelanggan };
  const bodies = (id: number | undefined): [string, object][] => [
    [
      'pelunasan-piutang',
      { ...kepala, akun_kas: '1101', jumlah: '1', alokasi: [{ dokumen_id: id, jumlah: '1' }] },
    ],
    [
      'retur-penjualan',
      { ...kepala, dokumen_asal_id: id, detail: [{ baris_asal_id: milik.asal, qty: '1' }] },
    ],
    [
      'penjualan',
      { ...kepala, sudah_terhitung_opname: id, detail: [{ barang_id: world.barang, qty: '1' }] },
    ],
    [
      'kas-masuk',
      { ...kepala, akun_kas: '1101', detail: [{ akun_kode: '1301', jumlah: '5', dokumen_id: id }] },
    ],
  ];
  const there = [
    ...bodies(orang.penjualan),
    [
      'retur-penjualan',
      {
        ...kepala,
        dokumen_asal_id: milik.penjualan,
        detail: [{ baris_asal_id: orang.asal, qty: '1' }],
      },
    ],
    [
      'penjualan',
      { ...kepala, detail: [{ barang_id: world.barang, qty: '1', order_baris_id: orang.asal }] },
    ],
  ] as const;
  const absent = [
    ...bodies(ABSENT),
    [
      'retur-penjualan',
      {
        ...kepala,
        dokumen_asal_id: milik.penjualan,
        detail: [{ baris_asal_id: ABSENT, qty: '1' }],
      },
    ],
    [
      'penjualan',
      { ...kepala, detail: [{ barang_id: world.barang, qty: '1', order_baris_id: ABSENT }] },
    ],
  ] as const;
  for (const simulasi of ['', '?simulasi=true']) {
    for (const [n, [jenis, body]] of there.entries()) {
      const rest = world.server.rest(token);
      const [, other] = absent[n] as (typeof absent)[number];
      const one = await rest.post(`/api/transaksi/${jenis}${simulasi}`, body);
      const two = await rest.post(`/api/transaksi/${jenis}${simulasi}`, other);
      expect([n, one.status, plain(one.text, 'x')]).toEqual([n, two.status, plain(two.text, 'x')]);
      expect(one.status).toBeGreaterThanOrEqual(400);
    }
  }
});

test('lists with parts of documents, the feed as it happens, and the own fields of documents hold his own', async () => {
  const canaries = await dunia.canaries();
  const { world, token, kunci } = dunia;
  await world.toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  for (const who of [token, kunci]) {
    const rest = world.server.rest(who);
    for (const kind of kinds()) {
      for (const query of [
        'sertakan=detail,pembayaran,persetujuan,jurnal&per_page=100',
        'kursor=&per_page=2&sertakan=detail',
        `search=${CANARY}&custom_fields=atribut.a`,
        `filter=atribut.a:${CANARY}`,
        `filter=id_luar.${CANARY.toLowerCase()}:${CANARY}-1`,
        'sort=atribut.a:desc&custom_fields=atribut.a',
      ]) {
        const { status, text } = await rest.get(`/api/transaksi/${kind}?${query}`);
        expect([kind, query, status, found(text, canaries)]).toEqual([kind, query, 200, []]);
      }
    }
    const stream = listenTo(world.data, { token: who, sejak: null, base: world.server.base });
    await stream.first();
    expect(found(JSON.stringify(stream.answers), canaries)).toEqual([]);
    stream.stop();
  }
  const whole = await world.server
    .rest(world.tokens.staff)
    .get('/api/transaksi/penjualan?sertakan=detail&per_page=100');
  expect(found(whole.text, canaries)).toContain(CANARY);
});

test('capture of changes, the whole as a zip and the audit trail are closed to him', async () => {
  const { world, token, kunci } = dunia;
  const rows = [
    ...Object.keys(CDC_CASES),
    'GET /ekspor/semua',
    'GET /audit',
    'GET /audit/verifikasi',
  ];
  expect(rows.length).toBeGreaterThan(8);
  for (const name of rows) {
    const request = (await { ...CDC_CASES, ...CASES }[name]?.(world, 'staff')) ?? {};
    for (const who of [token, kunci]) {
      const { status, body } = await ask(world, name, who, request);
      expect([name, status, body.code]).toEqual([name, 403, expect.stringMatching(/^OT/)]);
    }
  }
});

test('no tool of an agent shows a canary, to a member or a key, and many do to others', async () => {
  const canaries = await dunia.canaries();
  const { requests, orang, world } = dunia;
  const leaks = async (token: string) =>
    (await toolsSay(world, token, requests, (jenis) => orang[jenis] ?? orang.penjualan))
      .filter(({ text }) => found(text, canaries).length > 0)
      .map(({ what }) => what);
  for (const token of [dunia.token, dunia.kunci]) expect(await leaks(token)).toEqual([]);
  const others = await leaks(`${world.tokens.staff}`);
  expect(others).toEqual(
    expect.arrayContaining(['transaksi_daftar penjualan', 'transaksi_ambil penjualan']),
  );
});
