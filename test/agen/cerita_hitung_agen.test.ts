/** An agent drafts a count, goods move, a person approves what was seen. */
import { expect, test } from '@jest/globals';
import { hari, type Row } from '../helpers/story.ts';
import { openAgents, SCOPES } from './agents.ts';

const { server, tokens, makeKey, connect, shop } = openAgents();
const D = '01-10';

/** 1000 @ 10 less what was lost before, an agent, and a person. */
async function buka() {
  const { toko, barang } = shop();
  const agent = await connect((await makeKey(SCOPES)).kunci, 'Penghitung');
  const admin = server.rest(tokens.admin);
  const dokumen = (qty_fisik: number, lain: Row = {}) => ({
    tanggal: hari(D),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty_fisik, ...lain }],
  });
  const url = (id: number) => `/api/transaksi/opname-stok/${id}`;
  const lihat = async (id: number) =>
    (await agent.call('transaksi_ambil', { jenis: 'opname-stok', id, sertakan: 'jurnal' })).isi;
  const jual = async (qty: number) => {
    const { id } = await toko.jual(D, [[barang, qty, 30]]);
    return `${(await toko.dokumen(id)).nomor}`;
  };
  return { toko, barang, agent, admin, dokumen, url, lihat, jual };
}

test('an agent files a count; what is sold before it is approved stays sold, and the approval says so', async () => {
  const { toko, barang, agent, admin, dokumen, url, lihat, jual } = await buka();
  const { isi } = await agent.call('transaksi_draft_buat', {
    jenis: 'opname-stok',
    dokumen: dokumen(990),
  });
  const draft = await lihat(isi.id);
  expect(draft.detail).toMatchObject([{ qty_sistem: 1000, qty_fisik: 990, qty: -10 }]);
  expect(draft.peringatan).toBeFalsy();
  const nota = await jual(3);

  const coba = await admin.post(`${url(isi.id)}/approve?simulasi=true`);
  expect(coba.status).toBe(200);
  expect(coba.body.peringatan).toEqual([expect.stringContaining(`${nota} -3`)]);
  // What is posted is what was seen: the same difference, at the same cost.
  expect(coba.body.sidik).toBe(draft.sidik);
  const setuju = await admin.post(`${url(isi.id)}/approve`, { sidik: draft.sidik });
  expect(setuju.status).toBe(204);
  await toko.expectJurnal(isi.id, '01-10 D 5201 100.00, K 1301 100.00');
  expect(await toko.stok(barang)).toEqual({ qty: '987', nilai: '9870.00' });
  const jadi = await lihat(isi.id);
  expect(jadi).toMatchObject({ status: 'final', detail: [{ qty_sistem: 1000, qty: -10 }] });
  expect(jadi.peringatan).toEqual([
    expect.stringMatching(/^detail\.0\.barang_id: .* -3; .* terhadap 1000$/),
  ]);
  await toko.expectConsistent();
});

test('a working draft of an agent keeps what it saw until it is sent, and what costs more is seen anew', async () => {
  const { toko, barang, agent, admin, dokumen, url, lihat, jual } = await buka();
  const { qty } = await toko.stok(barang);
  const kini = Number(qty);
  const { isi } = await agent.call('draft_buat', {
    jenis: 'opname-stok',
    isi: dokumen(kini - 7),
  });
  await jual(2);
  const kirim = (await agent.call('draft_ajukan', { id: isi.id })).isi;
  expect(kirim.status).toBe('draft');
  const draft = await lihat(kirim.id);
  expect(draft.detail).toMatchObject([{ qty_sistem: kini, qty: -7 }]);
  // Goods that come before the count at another cost move what it costs.
  await toko.beli('01-05', [[barang, kini, 30]]);
  const tolak = await admin.post(`${url(kirim.id)}/approve`, { sidik: draft.sidik });
  expect([tolak.status, tolak.body.code]).toEqual([409, 'KOSDK']);
  const { sidik, peringatan } = (await admin.post(`${url(kirim.id)}/approve?simulasi=true`)).body;
  expect(peringatan).toHaveLength(1);
  expect((await admin.post(`${url(kirim.id)}/approve`, { sidik })).status).toBe(204);
  // Seven are missing, two sold, and as many came as there were.
  expect(await toko.stok(barang)).toMatchObject({ qty: `${2 * kini - 9}` });
  await toko.expectConsistent();
});

test('an agent cannot say what it saw in the words of the books', async () => {
  const { agent, dokumen } = await buka();
  const palsu = await agent.call('transaksi_draft_buat', {
    jenis: 'opname-stok',
    dokumen: dokumen(1, { dilihat: 1 }),
  });
  expect(palsu.galat).toBe(true);
  const lihat = await agent.call('simulasi', {
    jenis: 'opname-stok',
    dokumen: dokumen(1, { qty_sistem_dilihat: 123456 }),
  });
  expect([lihat.galat, lihat.isi?.code ?? lihat.teks]).toEqual([
    true,
    expect.stringContaining('KOSLD'),
  ]);
});
