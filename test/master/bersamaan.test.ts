/** Records that name others which are changed at the same time. */
import { expect, test } from '@jest/globals';
import { beliAset, RAK } from '../aset/aset.ts';
import { behind, expectDone, untilWaiting } from '../helpers/antre.ts';
import { createMaster, type Db, expectError, openStory, type Row } from '../helpers/story.ts';
import type { Toko } from '../helpers/toko.ts';

const { data, openToko } = openStory();

const patch = (db: Db, entitas: string, kunci: number | string, isi: Row) =>
  db.value('select erp.master_patch($1, $2, $3)', [entitas, `${kunci}`, JSON.stringify(isi)]);

/** While an account is deactivated, another session makes or changes what names it. */
const whileLeaving = (toko: Toko, akun: string, later: () => Promise<unknown>) =>
  behind(toko, (db) => patch(db, 'akun', akun, { aktif: false }), later);

async function bukaAkun() {
  const toko = await openToko();
  const akun = async (kode: string) => {
    await toko.staf.value(
      `select kode from erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))`,
      [JSON.stringify({ kode, nama: 'HPP lain', subklas_id: 51 })],
    );
    return kode;
  };
  return { toko, akun };
}

test('goods get no account that is being deactivated, nor lose one that they are getting', async () => {
  const { toko, akun } = await bukaAkun();
  const barang = await toko.barang();
  const tiga = [await akun('5191'), await akun('5192'), await akun('5193')] as const;
  const baru = (n: number) => ({ nama: `Baru ${n}`, satuan_id: toko.satuan, akun_hpp: tiga[n] });
  await expectError(
    whileLeaving(toko, tiga[0], () => toko.ubah('barang', barang, { akun_hpp: tiga[0] })),
    'VAMST',
    'akun_hpp',
  );
  await expectError(
    whileLeaving(toko, tiga[1], () => toko.master('barang', baru(1))),
    'VAMST',
    'akun_hpp',
  );
  await expectError(
    behind(
      toko,
      (db) => createMaster(db, 'barang', baru(2)),
      () => toko.ubah('akun', tiga[2], { aktif: false }),
    ),
    'KOAKN',
    'aktif',
  );
});

test('a list of goods gets no account that is being deactivated', async () => {
  const { toko, akun } = await bukaAkun();
  const kode = await akun('5191');
  const isi = [1, 2].map((n) => ({
    kode: `L${n}`,
    nama: `Lain ${n}`,
    satuan_id: toko.satuan,
    akun_hpp: kode,
  }));
  await expectError(
    whileLeaving(toko, kode, () =>
      toko.staf.value(`select erp.master_massal('barang', $1)`, [JSON.stringify(isi)]),
    ),
    'VAMST',
    'dokumen.0.akun_hpp',
  );
});

test('a value of a dimension is deleted, or gets another code, before or after it is a default', async () => {
  const toko = await openToko();
  const dimensi_id = await toko.master('dimensi', { kode: 'proyek', nama: 'Proyek' });
  const nilai = (kode: string) =>
    toko.master('dimensi_nilai', { dimensi_id, kode, nama: `Nilai ${kode}` });
  const [a, b, c] = [await nilai('A'), await nilai('B'), await nilai('C')] as const;
  const bawaan = (kode: string) => ({ dimensi: { proyek: kode } });
  const hapus = `select erp.master_deactivate('dimensi_nilai', $1)`;
  await expectError(
    behind(
      toko,
      (db) => db.value(hapus, [`${a}`]),
      () => toko.ubah('kontak', toko.pelanggan, bawaan('A')),
    ),
    'VAMST',
    'dimensi.proyek',
  );
  await expectError(
    behind(
      toko,
      (db) => patch(db, 'dimensi_nilai', b, { kode: 'BARU' }),
      () => toko.ubah('kontak', toko.pelanggan, bawaan('B')),
    ),
    'VAMST',
    'dimensi.proyek',
  );
  await expectError(
    behind(
      toko,
      (db) => patch(db, 'kontak', toko.pelanggan, bawaan('C')),
      () => toko.staf.value(hapus, [`${c}`]),
    ),
    'KODIM',
  );
});

test('no role gets an account that is being deactivated', async () => {
  const { toko, akun } = await bukaAkun();
  const kode = await akun('5191');
  const admin = toko.by({ peran: 'admin', adminKey: true });
  await expectError(
    whileLeaving(toko, kode, () =>
      admin.value('select erp.pengaturan_patch($1)', [
        JSON.stringify({ akun_peran: { hpp: kode } }),
      ]),
    ),
    'VASET',
    'akun_peran.hpp',
  );
});

test('of two who make a record by its code at once the second changes that of the first', async () => {
  const toko = await openToko();
  const isi = { kode: 'X', nama: 'Satu', satuan_id: toko.satuan };
  const upsert = (db: Db, nama: string) =>
    db.value<Row>(`select erp.master_upsert('barang', $1)`, [JSON.stringify({ ...isi, nama })]);
  const later = behind(
    toko,
    (db) => upsert(db, 'Satu'),
    () => toko.as((db) => upsert(db, 'Dua')),
  );
  expect(await later).toMatchObject({ kode: 'X', dibuat: false });
  expect(await toko.value(`select nama from barang where kode = 'X'`)).toBe('Dua');
});

test('a list of goods and a sale of them do not wait in a circle', async () => {
  const toko = await openToko();
  const barang = [await toko.barang({ kode: 'A' }), await toko.barang({ kode: 'B' })] as const;
  await toko.beli(
    '01-01',
    barang.map((id) => [id, 10, 100]),
  );
  await toko.rows(
    `create function tahan() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock(4711); return null; end $$;
     create trigger tahan after update on barang for each row
       when (new.kode = 'B') execute function tahan()`,
  );
  const isi = ['B', 'A'].map((kode) => ({ kode, harga_jual: 9 }));
  const works: Promise<unknown>[] = [];
  await toko.asOwner(async (db) => {
    await db.rows('select pg_advisory_xact_lock(4711)');
    works.push(toko.staf.value(`select erp.master_massal('barang', $1)`, [JSON.stringify(isi)]));
    await untilWaiting(data, 1);
    works.push(
      toko.jual(
        '01-02',
        barang.map((id) => [id, 1, 300]),
      ),
    );
    await untilWaiting(data, 2);
  });
  await expectDone(2, works);
});

test.each([
  ['lokasi', { nama: 'Lain' }],
  ['harga', { keterangan: 'Lain' }],
  ['aset', { nama: 'Lain' }],
] as const)('two lists of %s in opposite order do not wait in a circle', async (entitas, ubah) => {
  const toko = await openToko();
  for (const kode of ['A', 'B']) {
    const isi = { ...(entitas === 'aset' ? { ...RAK, perolehan: 100 } : { nama: kode }), kode };
    if (entitas === 'aset') await beliAset(toko, isi);
    else await toko.master(entitas, isi);
  }
  await toko.rows(
    `create function tahan() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock(4712); return null; end $$;
     create trigger tahan after update on ${entitas} for each row
       when (new.kode = 'B') execute function tahan()`,
  );
  const daftar = (...kode: string[]) =>
    toko.staf.value(`select erp.master_massal($1::erp.entitas_master, $2)`, [
      entitas,
      JSON.stringify(kode.map((one) => ({ kode: one, ...ubah }))),
    ]);
  const works: Promise<unknown>[] = [];
  await toko.asOwner(async (db) => {
    await db.rows('select pg_advisory_xact_lock(4712)');
    works.push(daftar('B', 'A'));
    await untilWaiting(data, 1);
    works.push(daftar('A', 'B'));
    await untilWaiting(data, 2);
  });
  await expectDone(2, works);
});
