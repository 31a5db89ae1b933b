/** What a file does not say: columns that are the same in every row, at the upload and before the run. */
import { expect, test } from '@jest/globals';
import { openImpor, temuan } from './mengimpor.ts';

const { openImportir, server } = openImpor();

const tetap = (isi: object) => ({ tetap: JSON.stringify(isi) });

test('a constant fills the column that a file lacks, and cells that are empty', async () => {
  const { toko, gladi, rest, tenang } = await openImportir();
  const isi = 'Nama Pelanggan,Kota,Termin\nToko Maju,Bandung,7\nToko Baru,,\n';
  const bare = await gladi('kontak', isi);
  expect(bare.catatan).toContain(
    'kolom wajib tidak ditemukan: tipe; sebut kolomnya dengan pemetaan, atau isinya dengan tetap',
  );
  const checked = await gladi(
    'kontak',
    isi,
    'a.csv',
    tetap({ tipe: 'Customer', kota: 'Jakarta', termin_hari: 30 }),
  );
  expect([checked.status, ...temuan(checked)]).toEqual(['siap']);
  expect(checked.tetap).toEqual([
    { kolom: 'kota', nilai: 'Jakarta' },
    { kolom: 'termin_hari', nilai: '30' },
    { kolom: 'tipe', nilai: 'Customer' },
  ]);
  expect(checked.catatan).toContain(
    'kolom tetap: kota Jakarta di sel yang kosong, termin_hari 30 di sel yang kosong, tipe Customer',
  );
  await rest.post(`/api/impor/${checked.id}/jalankan`);
  expect((await tenang(checked.id)).ringkasan.dibuat).toBe(2);
  expect(
    await toko.rows(
      `select nama, tipe, kota, termin_hari from kontak where nama like 'Toko%' order by nama`,
    ),
  ).toEqual([
    { nama: 'Toko Baru', tipe: 'pelanggan', kota: 'Jakarta', termin_hari: 30 },
    { nama: 'Toko Maju', tipe: 'pelanggan', kota: 'Bandung', termin_hari: 7 },
  ]);
});

test('a constant is checked as a cell of its column, and names itself where it is wrong', async () => {
  const { kirim } = await openImportir();
  const isi = 'barang,qty,hpp\nA,1,1\n';
  const refused = async (isiTetap: unknown) => {
    const { status, body } = await kirim('saldo-awal-stok', isi, 'a.csv', {
      tetap: typeof isiTetap === 'string' ? isiTetap : JSON.stringify(isiTetap),
    });
    expect(status).toBe(400);
    return `${body.code} ${body.message}`;
  };
  expect(await refused({ gudang: 'UTAMA' })).toBe(
    'VAIMP tetap.gudang: tidak dikenal; yang diizinkan: barang, lokasi, qty, satuan, hpp, nilai, keterangan',
  );
  expect(await refused({ lokasi: 'TIDAK-ADA' })).toBe(
    'VAIMP tetap.lokasi: tidak ditemukan: TIDAK-ADA',
  );
  expect(await refused({ qty: 'banyak' })).toBe(
    'VAIMP tetap.qty: bukan angka (banyak); desimal di berkas ini dengan koma',
  );
  expect(await refused({ qty: [1], hpp: { a: 1 } })).toBe(
    'VAIMP tetap.hpp: harus teks atau angka,tetap.qty: harus teks atau angka',
  );
  expect(await refused([])).toMatch(/^VAIMP tetap: harus berupa objek/);
  expect(await refused('{')).toBe('VAINP tetap: bukan JSON yang sah');
  expect(await refused({ keterangan: 'x'.repeat(1001) })).toBe(
    'VAIMP tetap.keterangan: paling banyak 1000 huruf',
  );
});

test('constants are said, changed and taken back before the run, with all the digits of a number', async () => {
  const { toko, gladi, rest, tenang } = await openImportir();
  const a = await toko.barang();
  const kode = (await toko.rows<{ kode: string }>('select kode from barang where id = $1', [a]))[0]
    ?.kode;
  const checked = await gladi('saldo-awal-stok', `barang,qty\n${kode},2\n`);
  expect(checked.status).toBe('ada_temuan');
  const patch = async (body: object) => {
    const { status } = await rest.patch(`/api/impor/${checked.id}`, body);
    expect(status).toBe(200);
    return tenang(checked.id);
  };
  const said = await patch({ tetap: { lokasi: 'UTAMA', hpp: '1.250,5' } });
  expect([said.status, ...temuan(said)]).toEqual(['siap']);
  expect(said.neraca_saldo).toContainEqual(expect.objectContaining({ gerak: 2501 }));
  const changed = await patch({ tetap: { hpp: 1250.25 } });
  expect(changed.tetap).toEqual([
    { kolom: 'hpp', nilai: '1250.25' },
    { kolom: 'lokasi', nilai: 'UTAMA' },
  ]);
  expect(changed.neraca_saldo).toContainEqual(expect.objectContaining({ gerak: 2500.5 }));
  const gone = await patch({ tetap: { lokasi: null } });
  expect([gone.status, gone.tetap]).toEqual(['ada_temuan', [{ kolom: 'hpp', nilai: '1250.25' }]]);
  const wrong = await rest.patch(`/api/impor/${checked.id}`, { tetap: { gudang: 'UTAMA' } });
  expect([wrong.status, `${wrong.body.message}`]).toEqual([
    400,
    expect.stringContaining('tetap.gudang: tidak dikenal'),
  ]);
  const kasir = await rest.get('/api/impor');
  expect(kasir.status).toBe(200);
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  expect((await viewer.patch(`/api/impor/${checked.id}`, { tetap: {} })).status).toBe(403);
});

test('of documents a constant is that of the whole document, and a number stays that of the row above', async () => {
  const { toko, gladi, rest, tenang } = await openImportir();
  const isi = [
    'nomor,tanggal,keterangan,akun,debit,kredit',
    'JU-1,2026-01-31,Sewa,1101,500,',
    ',,,3101,,500',
    'JU-2,,,1101,700,',
    ',,,3101,,700',
  ].join('\n');
  const checked = await gladi(
    'jurnal-umum',
    isi,
    'a.csv',
    tetap({ tanggal: '2026-02-28', keterangan: 'Pindahan', nomor: 'X' }),
  );
  expect([checked.status, ...temuan(checked)]).toEqual(['siap']);
  await rest.post(`/api/impor/${checked.id}/jalankan`);
  await tenang(checked.id);
  expect(
    await toko.rows(
      `select nomor_referensi, tanggal::text, keterangan from transaksi order by nomor_referensi`,
    ),
  ).toEqual([
    { nomor_referensi: 'JU-1', tanggal: '2026-01-31', keterangan: 'Sewa' },
    { nomor_referensi: 'JU-2', tanggal: '2026-02-28', keterangan: 'Pindahan' },
  ]);
});

test('the same file with another constant is read anew', async () => {
  const { toko, gladi, rest, tenang } = await openImportir();
  const isi = 'kode,nama\nA,Toko A\n';
  for (const tipe of ['pelanggan', 'supplier']) {
    const { id } = await gladi('kontak', isi, 'a.csv', tetap({ tipe }));
    await rest.post(`/api/impor/${id}/jalankan`);
    expect((await tenang(id)).status).toBe('selesai');
  }
  expect(await toko.rows(`select tipe from kontak where kode = 'A'`)).toEqual([
    { tipe: 'supplier' },
  ]);
});
