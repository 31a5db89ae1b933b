import { test } from '@jest/globals';
import { hari, openStory } from '../helpers/story.ts';

const { openToko } = openStory('few');

test('a planned reversal also takes back from accounts and contacts that are not active any more', async () => {
  const toko = await openToko();
  const { buat } = toko;
  const akun = '2399';
  await toko.master('akun', { kode: akun, nama: 'Akrual', subklas_id: 23 });
  const kontak = await toko.kontak();
  const asal = await buat('jurnal-umum', '03-31', {
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
  const balik = await toko.pekerja.value<number>('select erp_private.worker_jurnal_balik($1)', [
    asal.id,
  ]);
  await toko.expectJurnal(balik, '04-01 D 2399 90.00, K 6203 90.00');
});
