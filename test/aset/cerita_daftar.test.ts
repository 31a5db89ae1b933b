/** The register of assets beside its accounts, and how assets from before origins were kept come into it. */
import { expect, test } from '@jest/globals';
import { fetchFile, readCsv, readXlsx } from '../ekspor/ekspor.ts';
import { startServer } from '../helpers/server.ts';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { beliAset, bukukanAset, MOBIL, RAK } from './aset.ts';

const { data, openToko } = openStory();

async function buka() {
  const toko = await openToko();
  const { buat } = toko;
  const susut = (month: string) => buat('penyusutan', { periode: hari(month) });
  const laporan = (per: string, diketahui: string | null = null) =>
    toko.laporan('aset', { per: hari(per), diketahui });
  return { toko, buat, susut, laporan };
}

/** An asset of the opening: bought years ago, 300.00 of 1,200.00 depreciated. */
const PEMBUKAAN = { ...MOBIL, tanggal: '2020-05-01', perolehan: 1200, akumulasi_awal: 300 };

async function bukaMobil({ toko }: Awaited<ReturnType<typeof buka>>) {
  const jurnal = await toko.jurnalkan(lalu('12-31'), 'D 1503 1200, K 1603 300, 3299 900');
  const [debit, kredit] = await toko.baris(jurnal.id);
  return [
    { baris_id: Number(debit?.id), nilai: 1200 },
    { baris_id: Number(kredit?.id), nilai: 300 },
  ];
}

test('the register agrees with its accounts, and what only the accounts have is listed', async () => {
  const dunia = await buka();
  const { toko, susut, laporan } = dunia;
  await expectError(toko.laporan('aset', { per: '1800-01-01' }), 'VATGL', 'per');
  const mobil = await toko.master('aset', {
    ...PEMBUKAAN,
    umur_bulan: 120,
    asal: await bukaMobil(dunia),
  });
  const rak = await beliAset(toko, { ...RAK, perolehan: 100 });
  const sebelum = await toko.row<{ now: string }>('select clock_timestamp()::text as now');
  await toko.master('aset', { ...RAK, nama: 'Tak dibeli', perolehan: 5000000 });
  await susut('01');
  const liar = await toko.jurnalkan('02-05', 'D 1504 77, K 3101 77');
  const januari = await laporan('01-31');
  expect(januari).toMatchObject({
    perolehan: 1300,
    akumulasi: 320,
    nilai_buku: 980,
    cocok: true,
    kelompok: [
      {
        akun_kode: '1503',
        perolehan: 1200,
        akumulasi: 310,
        nilai_buku: 890,
        aset: [{ aset_id: mobil, perolehan: 1200, akumulasi: 310, asal: 'lengkap' }],
      },
      { akun_kode: '1504', perolehan: 100, aset: [{ aset_id: rak, akumulasi: 10 }] },
    ],
    tanpa_asal: [{ nama: 'Tak dibeli', perolehan: 5000000 }],
    di_luar: [],
  });
  const kini = await laporan('03-01');
  expect(kini).toMatchObject({
    cocok: false,
    rekonsiliasi: [
      { akun_kode: '1503', daftar: 1200, saldo: 1200, di_luar: 0 },
      { akun_kode: '1504', daftar: 100, saldo: 177, di_luar: 77 },
      { akun_kode: '1603', daftar: -310, saldo: -310, di_luar: 0 },
      { akun_kode: '1604', daftar: -10, saldo: -10, di_luar: 0 },
    ],
    di_luar: [{ akun_kode: '1504', transaksi_id: liar.id, nilai: 77 }],
  });
  // What is not in the register is not wrong.
  await toko.expectConsistent();
  await toko.settle();
  expect(await laporan('03-01', sebelum.now)).toMatchObject({
    cocok: true,
    akumulasi: 300,
    tanpa_asal: [],
    di_luar: [],
  });
  expect(await laporan('01-05')).toMatchObject({ perolehan: 1200, kelompok: [{ akumulasi: 300 }] });
  // Disposed of, it is in the register no more.
  await toko.staf.row(
    'select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))',
    [rak, JSON.stringify({ tanggal: hari('02-10') })],
  );
  expect(await laporan('02-09')).toMatchObject({ perolehan: 1300 });
  expect(await laporan('02-10')).toMatchObject({
    perolehan: 1200,
    di_luar: [{ nilai: 77 }],
    rekonsiliasi: [{}, { akun_kode: '1504', daftar: 0, saldo: 77 }, {}],
  });
});

test('files give the same register', async () => {
  const { toko } = await buka();
  await beliAset(toko, { ...RAK, perolehan: 100 });
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'viewer');
  const query = `aset?per=${hari('02-01')}`;
  const csv = readCsv(await fetchFile(server.base, token, `${query}&format=csv`));
  expect(csv.rows.map((row) => [row[0], row[2], row[7]])).toEqual([
    ['judul', 'Peralatan & Inventaris', ''],
    ['aset', 'Rak', '100.00'],
    ['jumlah', 'Jumlah Peralatan & Inventaris', '100.00'],
    ['total', 'JUMLAH', '100.00'],
  ]);
  const sheets = await readXlsx(await fetchFile(server.base, token, `${query}&format=xlsx`));
  expect(sheets.map(({ name }) => name)).toEqual([
    'Aset tetap',
    'Daftar dan akunnya',
    'Di akun, tidak di daftar',
    'Aset tanpa asal',
  ]);
  expect((await fetchFile(server.base, token, `${query}&format=pdf`)).status).toBe(200);
});

test('in files the further tables add up what they list', async () => {
  const { toko } = await buka();
  await beliAset(toko, { ...RAK, perolehan: 100 });
  for (const jumlah of [70, 5.25])
    await toko.jurnalkan('01-20', `D 1504 ${jumlah}, K 3101 ${jumlah}`);
  for (const perolehan of [50, 20]) await toko.master('aset', { ...RAK, perolehan });
  const server = await startServer(data);
  const token = await server.tokenOf(toko, 'viewer');
  const query = `aset?per=${hari('12-31')}`;
  const sheets = await readXlsx(await fetchFile(server.base, token, `${query}&format=xlsx`));
  const rows = (name: string) =>
    (sheets.find((one) => one.name === name)?.rows ?? []).filter(([jenis]) =>
      /^(data|total)$/.test(`${jenis}`),
    );
  const total = (name: string) => rows(name).at(-1);
  const report = await server.rest(token).get(`/api/laporan/${query}`);
  const [akun] = report.body.rekonsiliasi;
  expect(rows('Daftar dan akunnya')).toHaveLength(2);
  expect(total('Daftar dan akunnya')).toEqual([
    ...['total', null, 'JUMLAH'],
    ...[akun.daftar, akun.saldo, akun.di_luar],
  ]);
  expect(rows('Di akun, tidak di daftar')).toHaveLength(3);
  expect(total('Di akun, tidak di daftar')).toEqual(['total', null, null, 'JUMLAH', null, 75.25]);
  expect(rows('Aset tanpa asal')).toHaveLength(3);
  expect(total('Aset tanpa asal')).toEqual(['total', null, 'JUMLAH', null, null, 70, 0]);
});

test('assets from before their lines were named (warisan) go on as they are', async () => {
  const dunia = await buka();
  const { toko, susut, laporan } = dunia;
  await bukaMobil(dunia);
  const satu = { ...RAK, perolehan: 100 };
  const kembar = { ...RAK, perolehan: 50 };
  await bukukanAset(toko, satu);
  await bukukanAset(toko, kembar);
  const ids = [
    await toko.master('aset', { ...PEMBUKAAN, umur_bulan: 120 }),
    await toko.master('aset', satu),
    await toko.master('aset', kembar),
    await toko.master('aset', kembar),
    await toko.master('aset', { ...RAK, perolehan: 5000000 }),
  ];
  toko.leaveBroken();
  await toko.rows('update aset set warisan = true where id = any ($1)', [ids]);
  await susut('01');
  const { kelompok, di_luar } = await laporan('01-31');
  expect(kelompok.flatMap(({ aset }: Row) => (aset as Row[]).map(({ asal }) => asal))).toEqual(
    ids.map(() => 'warisan'),
  );
  expect(di_luar).toContainEqual(expect.objectContaining({ akun_kode: '1504', nilai: 50 }));
  const temuan = await toko.rows('select kunci, nyata from erp_private.integritas_aset_asal()');
  expect(temuan).toHaveLength(ids.length);
  expect(temuan[0]?.nyata).toContain('warisan');
});
