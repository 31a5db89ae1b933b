import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { openRest, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { contents } from '../rest/world.ts';
import { bukaDunia, type Dunia, SAH } from './aturan_dokumen.ts';

const { openToko } = openStory('few');

// Every kind the same way: simulated, made once per key, listed, shown, left alone when final, voided once; as a draft.
let toko: Toko;
let dunia: Dunia;
let rest: Rest;

beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  dunia = await bukaDunia(toko);
  rest = await openRest(toko, 'staff');
});

const KEPALA = ['id', 'nomor_bukti', 'jenis_kode', 'tanggal', 'kontak_id', 'total_nilai', 'status'];
const BARIS = ['barang_id', 'qty', 'harga', 'hpp', 'subtotal'];
/** Whether the newest row of the audit trail has all of a document: its head, lines and payments. */
const utuh = (id: number) =>
  toko.value<boolean>(
    `select a.sesudah = jsonb_strip_nulls(to_jsonb(t) - '{cari,diubah_pada}'::text[] || jsonb_build_object(
              'detail', (
                select jsonb_agg(
                         to_jsonb(b) - '{transaksi_id,jenis,bruto,faktor,qty_dasar}'::text[] order by b.baris
                       )
                  from transaksi_baris as b where b.transaksi_id = t.id
              ),
              'pembayaran', (
                select jsonb_agg(to_jsonb(p) - '{transaksi_id,jenis}'::text[] order by p.baris)
                  from transaksi_pembayaran as p where p.transaksi_id = t.id
              )
            ))
       from transaksi as t
       join audit as a on a.entitas = 'transaksi' and a.entitas_id = t.id::text
      where t.id = $1 order by a.id desc limit 1`,
    [id],
  );
/** What a draft is kept in, beside what tells of it. */
const DRAFT = ['audit', 'audit_antre', 'outbox', 'persetujuan', 'persetujuan_usul', 'transaksi'];
const KINDS = Object.keys(SAH);
type Ayat = { akun_kode: string; debit: number; kredit: number };
/** The journals of an answer in the words of a shop's `jurnal`, without days. */
const ayatOf = (jurnal: { baris: Ayat[] }[]) =>
  jurnal
    .flatMap(({ baris }) => baris)
    .map(({ akun_kode, debit, kredit }) =>
      [debit > 0 ? 'D' : 'K', akun_kode, (debit + kredit).toFixed(2)].join(' '),
    )
    .sort();
const dokumen = (jenis: string) => (SAH[jenis] as (d: Dunia) => Row)(dunia);

test('they are 22', () => expect(KINDS).toHaveLength(22));

test.each(KINDS)('%s over REST', async (jenis) => {
  const path = `/api/transaksi/${jenis}`;
  const isi = dokumen(jenis);
  const sebelum = await contents({ toko });
  const coba = await rest.post(`${path}?simulasi=true`, isi);
  expect(await contents({ toko })).toEqual(sebelum);
  const kunci = { 'idempotency-key': `txn:${jenis}:${randomUUID()}` };
  const dibuat = await rest.post(path, isi, kunci);
  expect([coba.status, dibuat.status]).toEqual([200, 201]);
  const { id, nomor_transaksi } = dibuat.body;
  const lihat = await rest.get(`${path}/${id}?sertakan=jurnal,alokasi,riwayat`);
  const { total_nilai, jenis_kode } = lihat.body;
  expect(coba.body).toMatchObject({ simulasi: true, nomor_transaksi, total_nilai });
  const lagi = await rest.post(`/api/transaksi/${jenis_kode}`, isi, kunci);
  expect(lagi.body).toMatchObject({ idempotent: true, hasil: dibuat.body });
  const daftar = await rest.get(`/api/transaksi/${jenis_kode}?sorts=id:desc&per_page=1`);
  expect(daftar.body.data[0]).toMatchObject({ id, jenis, status: 'final' });
  expect(Object.keys(lihat.body)).toEqual(expect.arrayContaining([...KEPALA, 'detail', 'jurnal']));
  for (const baris of lihat.body.detail) {
    expect(Object.keys(baris)).toEqual(expect.arrayContaining(BARIS));
  }
  expect((await rest.patch(`${path}/${id}`, { keterangan: 'lain' })).status).toBe(204);
  expect((await rest.post(`${path}/${id}/approve`)).status).toBe(204);
  expect((await rest.get(`${path}/${id}`)).body).toEqual(
    expect.objectContaining({ keterangan: lihat.body.keterangan, status: 'final' }),
  );
  const batal = await rest.post(`${path}/${id}/void`, { alasan: 'salah catat' });
  expect(batal).toMatchObject({ status: 200, body: { id, status: 'void' } });
  const batalLagi = await rest.post(`${path}/${id}/void`, { alasan: 'salah catat' });
  expect(batalLagi.body).toEqual(batal.body);
});

/** What work answers, and the tables that it changed. */
async function changed<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  const before = await contents({ toko });
  const answer = await work();
  const after = await contents({ toko });
  return [
    answer,
    Object.keys(after)
      .filter((name) => after[name] !== before[name])
      .sort(),
  ];
}

test.each(KINDS)(
  '%s as a draft is in no book; approved it is as if posted at once',
  async (jenis) => {
    const path = `/api/transaksi/${jenis}`;
    const isi = dokumen(jenis);
    const posted = async (id: number) => {
      const { status, total_nilai, sisa, status_bayar, status_order } = await toko.dokumen(id);
      const jurnal = await toko.jurnal(id);
      await toko.batalkan(jenis, id);
      return { status, total_nilai, sisa, status_bayar, status_order, jurnal };
    };
    const [langsung, tables] = await changed(() => rest.post(path, isi));
    expect(await utuh(langsung.body.id)).toBe(true);
    const seketika = await posted(langsung.body.id);
    const [draft, kept] = await changed(() => rest.post(path, { ...isi, draft: true }));
    const { id, nomor_transaksi } = draft.body;
    expect([draft.status, nomor_transaksi, kept]).toEqual([201, `DRAFT-${id}`, DRAFT]);
    expect(await utuh(id)).toBe(true);
    // What it says of itself is what it becomes, and the approval that names that posts it.
    const { body } = await rest.get(`${path}/${id}?sertakan=jurnal`);
    expect([body.total_nilai, ayatOf(body.jurnal)]).toEqual([
      Number(seketika.total_nilai),
      seketika.jurnal.map((entry) => entry.slice(6)).sort(),
    ]);
    const { sidik } = (await rest.post(`${path}/${id}/approve?simulasi=true`)).body;
    expect(sidik).toBe(body.sidik);
    const [approved, booked] = await changed(() => rest.post(`${path}/${id}/approve`, { sidik }));
    const requests = ['persetujuan', 'persetujuan_usul'];
    expect([approved.status, booked]).toEqual([204, [...tables, ...requests].sort()]);
    expect(await utuh(id)).toBe(true);
    expect(await posted(id)).toEqual(seketika);
  },
);

const camel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camel);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camel(one),
    ]),
  );
};
const pascal = (jenis: string) => jenis.replace(/(^|-)([a-z])/g, (_, _dash, x) => x.toUpperCase());

test.each(KINDS)('%s over GraphQL', async (jenis) => {
  const nama = pascal(jenis);
  const buat = await rest.post('/graphql', {
    query: `mutation ($isi: Dokumen${nama}Input!) {
      ${nama[0]?.toLowerCase()}${nama.slice(1)}Create(input: { dokumen: $isi }) { result { id nomorTransaksi } }
    }`,
    variables: { isi: camel(dokumen(jenis)) },
  });
  const [made] = Object.values(buat.body.data ?? {}) as { result: Row }[];
  expect(buat.body.errors).toBeUndefined();
  const batal = await rest.post('/graphql', {
    query: `mutation ($id: BigInt!) {
      transaksiVoid(input: { jenis: ${jenis.replaceAll('-', '_')}, id: $id, alasan: "salah catat" }) {
        result { nomorTransaksi status }
      }
    }`,
    variables: { id: made?.result.id },
  });
  expect(batal.body.data.transaksiVoid.result).toEqual({
    nomorTransaksi: made?.result.nomorTransaksi,
    status: 'void',
  });
});

test('in the end the books are as before, and sound', async () => {
  const jurnal = await rest.get(
    `/api/laporan/jurnal?dari=${hari('03-10')}&sampai=${hari('03-10')}`,
  );
  expect(jurnal.body.meta.total).toBeGreaterThan(60);
  expect(await toko.stok(dunia.barang)).toEqual({ qty: '90', nilai: '900.00' });
});
