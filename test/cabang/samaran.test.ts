/** A masked copy says nowhere who anybody is: not in notes, drafts, reasons, requests nor fields of the tenant's own. */
import { expect, test } from '@jest/globals';
import { expectConsistent } from '../helpers/expect.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { openAturan } from '../persetujuan/aturan.ts';
import { openBranch } from './cabang.ts';

const story = openStory('few');
const server = openServer(story.data);
const { data } = story;
const tanggal = hari('01-10');

/** What somebody may have written anywhere; each stands in the books of the parent. */
const KENARI = ['Sulastri', '0812-777-333', 'lastri@contoh.test', 'Jl. Kenanga'];

/** The tables of a tenant in which one of these words stands. */
const found = (kode: string, words: readonly string[]) =>
  data.asOwner(async (db) => {
    const tables = await db.rows<{ t: string }>(
      'select tablename as t from pg_tables where schemaname = $1 order by 1',
      [`t_${kode}`],
    );
    const names = new Set<string>();
    for (const { t } of tables) {
      const text = `select exists (select from t_${kode}.${t} as x where x::text like any ($1)) as ada`;
      if (await db.value<boolean>(text, [words.map((one) => `%${one}%`)])) names.add(t);
    }
    return [...names];
  });

test('no word of the people is left, and the figures are those of the tenant', async () => {
  const { toko, aturan, jual, kirim, staff, kepala, admin, kunci, idOf } = await openAturan(
    story,
    server,
  );
  const [nama, telepon, email, alamat] = KENARI as [string, string, string, string];
  const tulis = `titipan ${nama} ${telepon} ${email} ${alamat}`;
  await toko.ubah('kontak', toko.pelanggan, { nama, telepon, email, alamat });
  for (const isi of [
    { kunci: 'penerima', label: 'Penerima', tipe: 'teks' },
    { kunci: 'koli', label: 'Koli', tipe: 'angka' },
  ]) {
    const made = await admin.post('/api/master/bidang', { untuk: 'penjualan', ...isi }, kunci);
    expect([made.status, made.body.message]).toEqual([201, undefined]);
  }
  const isi = (qty: number): Row => ({
    ...jual(qty, { tanggal }),
    keterangan: tulis,
    atribut: { penerima: nama, koli: 3 },
  });
  const final = await kirim(isi(1));
  const batal = await kirim(isi(2));
  const reason = { alasan: tulis };
  expect((await staff.post(`/api/transaksi/penjualan/${batal.id}/void`, reason)).status).toBe(200);
  const draft = await staff.post('/api/transaksi/penjualan', { ...isi(1), draft: true });
  expect(draft.status).toBe(201);
  await aturan({ total_min: 1000, langkah: [{ peran: ['kepala-toko'] }, { peran: ['admin'] }] });
  const { permintaan } = await kirim(isi(10));
  const url = `/api/persetujuan/${permintaan}`;
  const { sidik } = (await kepala.get(url)).body;
  expect((await kepala.post(`${url}/setujui`, { sidik, catatan: tulis })).status).toBe(200);
  const wakil = { pengguna_id: await idOf('kedua'), alasan: tulis };
  expect((await admin.post(`${url}/delegasikan`, wakil)).status).toBe(200);

  const own = await found(toko.kode, KENARI);
  expect(own).toEqual(
    expect.arrayContaining(['delegasi', 'kontak', 'persetujuan_putusan', 'posting', 'transaksi']),
  );
  const kode = await openBranch(data, toko.kode, { samarkan: true });
  expect(await found(kode, KENARI)).toEqual([]);
  await expectConsistent(data, kode);
  const figures = (tenant: string) =>
    data
      .owner({ tenant })
      .rows('select akun_kode, tanggal, debit, kredit from saldo_harian order by 1, 2');
  expect(await figures(kode)).toEqual(await figures(toko.kode));
  // Equal notes stay equal, and a field that is no text stays.
  const shown = await data
    .owner({ tenant: kode })
    .rows('select keterangan, atribut from transaksi where id = any ($1) order by id', [
      [final.id, batal.id],
    ]);
  expect(shown).toEqual([
    { keterangan: expect.stringMatching(/^Catatan [0-9a-f]{8}$/), atribut: { koli: 3 } },
    { keterangan: shown[0]?.keterangan, atribut: { koli: 3 } },
  ]);
  // A draft goes on in the copy.
  const inside = server.rest(await server.signIn(`admin@${toko.kode}.test`, kode));
  const approved = await inside.post(`/api/transaksi/penjualan/${draft.body.id}/approve`);
  expect([approved.status, approved.body?.message]).toEqual([204, undefined]);
  await expectConsistent(data, kode);
});
