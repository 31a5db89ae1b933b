import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { dokumenOf } from '../helpers/kas.ts';
import { hari, openToko } from '../helpers/toko.ts';

const data = openDatabase();

test('a planned reversal also takes back from accounts and contacts that are not active any more', async () => {
  const toko = await openToko(data);
  const { buat } = dokumenOf(toko);
  const akun = await toko.as((db) =>
    db.value<string>(
      `select kode from erp.akun_create(jsonb_populate_record(null::erp.akun_input,
         '{"kode": "2399", "nama": "Akrual", "subklas_id": 23}'))`,
    ),
  );
  const kontak = await toko.kontak();
  const asal = await buat('jurnal-umum', {
    tanggal: hari('03-31'),
    balik_otomatis: hari('04-01'),
    detail: [
      { akun_kode: '6203', debit: 90, kontak_id: kontak },
      { akun_kode: akun, kredit: 90 },
    ],
  });
  await toko.asOwner(async (db) => {
    await db.rows('update akun set aktif = false where kode = $1', [akun]);
    await db.rows('update kontak set aktif = false where id = $1', [kontak]);
  });
  const balik = await data.asOwner(
    (db) => db.value<number>('select erp_private.worker_jurnal_balik($1)', [asal.id]),
    { tenant: toko.kode, role: 'erp_worker' },
  );
  expect(await toko.jurnal(balik)).toEqual(['04-01 D 2399 90.00', '04-01 K 6203 90.00']);
  await toko.expectConsistent();
});
