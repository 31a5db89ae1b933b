/** Ids of other programs in files: columns `id_luar:source`, by which records and documents are known. */
import { expect, test } from '@jest/globals';
import type { Row } from '../helpers/story.ts';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir, server } = openImpor();

const columns = ({ kolom }: Row): Row =>
  Object.fromEntries((kolom as Row[]).map((one) => [one.judul, one.kolom]));

test('records take them, and are known by them where a row gives no code', async () => {
  const { toko, rest, gladi, impor } = await openImportir();
  const rows = () =>
    toko.rows<Row>(
      `select b.kode, b.nama, coalesce(jsonb_object_agg(l.sumber, l.nilai)
         filter (where l.sumber is not null), '{}') as id_luar
         from barang as b
         left join master_id_luar as l on l.entitas = 'barang' and l.kunci = b.id::text
        where b.nama like 'Uji %' group by b.id order by b.id`,
    );
  const head = 'kode,nama,satuan,id_luar:shopee,Id_Luar:pos\n';
  const done = await impor('barang', `${head}U-1,Uji Kopi,PCS,00123,77\nU-2,Uji Teh,PCS,124,\n`);
  expect(columns(done)).toMatchObject({
    'id_luar:shopee': 'id_luar:shopee',
    'Id_Luar:pos': 'id_luar:pos',
  });
  expect(done.kalimat[0]).toMatch(/shopee 00123/);
  expect(await rows()).toEqual([
    { kode: 'U-1', nama: 'Uji Kopi', id_luar: { shopee: '00123', pos: '77' } },
    { kode: 'U-2', nama: 'Uji Teh', id_luar: { shopee: '124' } },
  ]);
  // Without a code a row is the record that has its id; two of one name are told apart by theirs.
  const luar = 'nama,satuan,id_luar:shopee\n';
  const lagi = await impor(
    'barang',
    `${luar}Uji Kopi Baru,PCS,00123\nUji Teh,PCS,124\nUji Gula,PCS,125\nUji Gula,PCS,126\n`,
  );
  expect(lagi.ringkasan).toEqual({ dibuat: 2, diubah: 1, sudah_ada: 1, temuan: 0 });
  expect((await rows()).map(({ nama, id_luar }) => [nama, id_luar])).toEqual([
    ['Uji Kopi Baru', { shopee: '00123', pos: '77' }],
    ['Uji Teh', { shopee: '124' }],
    ['Uji Gula', { shopee: '125' }],
    ['Uji Gula', { shopee: '126' }],
  ]);
  const ulang = await impor('barang', `${luar}Uji Gula,PCS,126\nUji Gula,PCS,125\n`);
  expect(ulang.ringkasan).toEqual({ dibuat: 0, diubah: 0, sudah_ada: 2, temuan: 0 });
  const salah = await gladi(
    'barang',
    `kode,nama,satuan,id_luar:shopee\nU-2,Uji Teh,PCS,125\nU-8,Uji,PCS,00123\n` +
      `U-9,Uji,PCS,${'x'.repeat(201)}\nU-10,Uji A,PCS,9\nU-11,Uji B,PCS,9\n`,
  );
  const gula = (await rest.get('/api/master/barang/luar/shopee/125')).body;
  const kopi = (await rest.get('/api/master/barang/luar/shopee/00123')).body;
  expect(temuan(salah)).toEqual(
    expect.arrayContaining([
      `2 id_luar:shopee: 125 sudah dipakai barang ${gula.id}`,
      `3 id_luar:shopee: 00123 sudah dipakai barang ${kopi.id}`,
      expect.stringMatching(/^4 id_luar:shopee: .*200/),
      '6 id_luar:shopee: sama dengan baris 5',
    ]),
  );
  // A record of the name without an id may be another: it is not changed.
  await toko.barang({ kode: 'U-20', nama: 'Uji Garam' });
  expect(temuan(await gladi('barang', `${luar}Uji Garam,PCS,200\n`))).toEqual([
    '2 id_luar:shopee: 200 di berkas, kosong di U-20 yang sudah ada; sebut kodenya',
  ]);
});

test('a price list is known by code in its records; the template has the sources in use', async () => {
  const { rest, impor } = await openImportir();
  const harga = 'kode,nama,id_luar:pos\nRSL,Reseller,9\n';
  await impor('harga', harga);
  expect((await rest.get('/api/master/harga/luar/pos/9')).body.kode).toBe('RSL');
  await impor('harga', 'kode,nama,id_luar:pos\nRSL,Reseller Lama,10\n');
  expect((await rest.get('/api/master/harga/luar/pos/10')).body.nama).toBe('Reseller Lama');
  expect((await rest.get('/api/master/harga/luar/pos/9')).status).toBe(404);
  const kolom = async (jenis: string) => {
    const { body } = await rest.post('/graphql', {
      query: `{ imporTemplat(jenis: ${jenis}) { kolom { nama label keterangan } } }`,
    });
    return body.data.imporTemplat.kolom.map(({ nama }: Row) => nama);
  };
  expect((await kolom('harga')).at(-1)).toBe('id_luar:pos');
  expect((await kolom('kontak')).join()).not.toContain('id_luar');
  expect((await kolom('saldo_awal_piutang')).join()).not.toContain('id_luar');
});

test('documents take them, are known by them, and one that was voided keeps its id', async () => {
  const { toko, rest, gladi, impor } = await openImportir();
  const barang = await toko.barang();
  const kontak = await toko.kontak();
  await toko.beli({ tanggal: '2026-01-02', detail: [{ barang_id: barang, qty: 100, harga: 10 }] });
  const kodeOf = async (table: string, id: number) =>
    (await toko.rows<Row>(`select kode from ${table} where id = $1`, [id]))[0]?.kode;
  const [kode, siapa] = [await kodeOf('barang', barang), await kodeOf('kontak', kontak)];
  const head = 'nomor,tanggal,kontak,lokasi,barang,qty,harga,id_luar:shopee\n';
  const garis = (nomor: string, id: string, harga = 5000) =>
    `${nomor},2026-01-31,${siapa},UTAMA,${kode},1,${harga},${id}\n`;
  const done = await impor(
    'penjualan',
    `${head}${garis('F-1', '2401AB')}${garis('F-1', '')}${garis('F-2', '2402')}`,
  );
  const ids = done.baris.flatMap(({ id }: Row) => (id ? [id] : []));
  const satu = (await rest.get('/api/transaksi/penjualan/luar/shopee/2401AB')).body;
  expect([satu.id, satu.detail.length, satu.id_luar]).toEqual([ids[0], 2, { shopee: '2401AB' }]);
  // Another file that gives it another number is the same document, and may not say otherwise.
  const sama = await impor('penjualan', `${head}${garis('X-9', '2402')}`);
  expect(sama.ringkasan).toMatchObject({ dibuat: 0, temuan: 0 });
  const beda = await gladi('penjualan', `${head}${garis('X-9', '2402', 6000)}`);
  expect(temuan(beda)).toEqual([expect.stringMatching(/^2 harga: 6000 di berkas, 5000 di PJ/)]);
  const lain = await gladi('penjualan', `${head}${garis('F-2', '2499')}`);
  expect(temuan(lain)).toEqual([
    expect.stringMatching(/^2 id_luar:shopee: 2499 di berkas, 2402 di PJ/),
  ]);
  const kembar = await gladi('penjualan', `${head}${garis('F-3', '2403')}${garis('F-4', '2403')}`);
  expect(temuan(kembar)).toContain('3 id_luar:shopee: sama dengan baris 2');
  await rest.post(`/api/transaksi/penjualan/${ids.at(-1)}/void`, { alasan: 'uji' });
  const telat = await gladi('penjualan', `${head}${garis('X-9', '2402')}`);
  expect(temuan(telat)).toEqual([
    expect.stringMatching(/^2 id_luar:shopee: 2402 sudah dipakai PJ/),
  ]);
  // What is made of a mapping is made of a column that is called so.
  const pemetaan = JSON.stringify({ 'No. Pesanan': 'id_luar:tiktok' });
  const peta = await gladi(
    'penjualan',
    `nomor,tanggal,kontak,lokasi,barang,qty,harga,No. Pesanan\n${garis('F-7', 'T-7')}`,
    'b.csv',
    { pemetaan },
  );
  expect([peta.status, columns(peta)['No. Pesanan']]).toEqual(['siap', 'id_luar:tiktok']);
});

test('sources of one tenant mean nothing to another, and a malformed one is no column', async () => {
  const { gladi, impor, token } = await openImportir();
  await impor('kontak', 'kode,nama,tipe,id_luar:crm\nK-1,Toko,pelanggan,1\n');
  const other = await openImportir();
  expect((await server.rest(other.token).get('/api/master/kontak/luar/crm/1')).status).toBe(404);
  const salah = await gladi('kontak', 'kode,nama,tipe,id_luar:CRM Baru\nK-2,Dua,pelanggan,1\n');
  expect(columns(salah)['id_luar:CRM Baru']).toBeNull();
  const awal = await gladi(
    'saldo-awal-piutang',
    'kontak,nomor_faktur,tanggal_faktur,sisa,id_luar:crm\nK-1,F-1,2025-12-01,5,1\n',
  );
  expect(columns(awal)['id_luar:crm']).toBeNull();
  expect(token).not.toBe(other.token);
});
