/** Files that are run while others work with what they name. */
import { expect, test } from '@jest/globals';
import { behind, outcomeOf, untilWaiting } from '../helpers/antre.ts';
import type { Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { importirOf, openImpor } from './mengimpor.ts';

const { data, server, openToko } = openImpor();

const lock = 'pg_advisory_xact_lock(4711)';

/** Has a file run, and `work` done while the run is held after a change; answers how often the run came there. */
async function selagi(toko: Toko, id: number, change: string, work: () => Promise<unknown>) {
  const { rest, tenang } = importirOf(server, await server.tokenOf(toko, 'staff'));
  await toko.rows(
    `create sequence kali;
     create function tahan() returns trigger language plpgsql security definer as $$
       begin
         perform nextval('t_${toko.kode}.kali'); perform ${lock}; return null;
       end $$;
     create trigger tahan after update on ${change} execute function tahan()`,
  );
  await toko.asOwner(async (db) => {
    await db.rows(`select ${lock}`);
    await rest.post(`/api/impor/${id}/jalankan`);
    await until(() =>
      data.value(`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'`),
    );
    await work();
  });
  const { status } = await tenang(id);
  return { status, kali: await toko.value<number>('select last_value from kali') };
}

test.each([
  ['barang', 'kode,nama,satuan\nB,Dua,PCS\nA,Satu,PCS', 'barang', `new.kode = 'B'`],
  ['barang-harga', 'barang,harga_kode,harga\nB,AGEN,2\nA,AGEN,1', 'barang_harga', 'new.harga = 2'],
  [
    'saldo-awal-stok',
    'barang,lokasi,qty,hpp\nB,UTAMA,5,100\nA,LAIN,5,100',
    'stok_pool',
    'new.barang_id = 2 and old.qty < new.qty',
  ],
])('a file of %s and a sale of them do not wait in a circle', async (jenis, isi, table, when) => {
  const toko = await openToko();
  const barang = [await toko.barang({ kode: 'A' }), await toko.barang({ kode: 'B' })] as const;
  await toko.master('lokasi', { kode: 'LAIN', nama: 'Lain' });
  await toko.beli(
    '01-01',
    barang.map((id) => [id, 10, 100]),
  );
  const { gladi, impor } = importirOf(server, await server.tokenOf(toko, 'staff'));
  await impor('harga', 'kode,nama\nAGEN,Agen');
  await impor('barang-harga', 'barang,harga_kode,harga\nA,AGEN,7\nB,AGEN,7');
  const { id } = await gladi(jenis, isi);
  let jual: Promise<unknown> | undefined;
  const run = await selagi(toko, id, `${table} for each row when (${when})`, async () => {
    jual = outcomeOf(
      toko.jual(
        '01-02',
        barang.map((satu) => [satu, 1, 300]),
      ),
    );
    await untilWaiting(data, 2);
  });
  expect(run).toEqual({ status: 'selesai', kali: 1 });
  expect(await jual).toMatchObject({ status: 'final' });
});

test('an account that is made meanwhile by another is changed as the file says', async () => {
  const toko = await openToko();
  const { gladi, rest, tenang } = importirOf(server, await server.tokenOf(toko, 'staff'));
  const { id } = await gladi('akun', 'kode,nama,subklas\n6298,Dari berkas,62');
  const run = await behind(
    toko,
    (db) =>
      db.value(
        `select kode from erp.akun_create(jsonb_populate_record(null::erp.akun_input, $1))`,
        [JSON.stringify({ kode: '6298', nama: 'Dari tangan', subklas_id: 62 })],
      ),
    async () => {
      await rest.post(`/api/impor/${id}/jalankan`);
      return tenang(id);
    },
  );
  expect(run).toMatchObject({ status: 'selesai', galat: null, ringkasan: { diubah: 1 } });
  expect(await toko.value(`select nama from akun where kode = '6298'`)).toBe('Dari berkas');
});

test('who waits to shut the gate waits for a run, and does not hold it up', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ kode: 'A' });
  const { gladi } = importirOf(server, await server.tokenOf(toko, 'staff'));
  const { id } = await gladi('barang', 'kode,nama,satuan\nA,Satu,PCS');
  let shut: Promise<unknown> | undefined;
  const run = await selagi(toko, id, `barang for each row when (new.id = ${barang})`, async () => {
    shut = outcomeOf(toko.asOwner((db) => db.rows('lock table gerbang in exclusive mode')));
    await untilWaiting(data, 2);
  });
  expect(run).toEqual({ status: 'selesai', kali: 1 });
  expect(await shut).toEqual([]);
});
