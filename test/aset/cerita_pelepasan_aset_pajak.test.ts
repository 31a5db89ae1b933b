import { expect, test } from '@jest/globals';
import type { Row, Who } from '../helpers/database.ts';
import { type Dibuat, expectError, hari, openStory } from '../helpers/story.ts';
import { beliAset, MOBIL } from './aset.ts';

const { openToko } = openStory();

/** A taxable entrepreneur since February, who may own assets. */
async function buka(pkp_sejak: string | null = hari('02-01')) {
  const toko = await openToko();
  const admin: Who = { peran: 'admin', adminKey: true };
  await toko.by(admin).value('select erp.pengaturan_patch($1)', [JSON.stringify({ pkp_sejak })]);
  const aset = (isi: Row = {}) =>
    beliAset(toko, {
      ...MOBIL,
      tanggal: hari('03-05'),
      perolehan: 12_000_000,
      umur_bulan: 12,
      ...isi,
    });
  const lepas = (id: number, isi: Row = {}) =>
    toko.staf.row<Dibuat>(
      `select * from erp.aset_lepas($1, jsonb_populate_record(null::erp.aset_lepas_input, $2))`,
      [
        id,
        JSON.stringify({
          tanggal: hari('03-10'),
          nilai: 8_000_000,
          akun_kas: '1111',
          ...isi,
        }),
      ],
    );
  const ppn = async (bulan: string) => {
    const { data: rows, extra } = await toko.laporan('ppn', { masa: hari(bulan) });
    return {
      baris: rows.map((r) => [r.nomor, r.jenis, r.sisi, r.tarif, r.dpp, r.dpp_lain, r.ppn]),
      selisih: extra.rekonsiliasi.map((r: Row) => r.selisih),
    };
  };
  return { ...toko, toko, aset, lepas, ppn };
}

test('what a PKP sells of its assets bears PPN, and the tax report has it', async () => {
  const { toko, aset, lepas, ppn, batalkan } = await buka();
  const jual = await lepas(await aset());
  await toko.expectJurnal(
    jual.id,
    '03-10 D 1111 8880000.00, 6304 4000000.00, K 1503 12000000.00, 2201 880000.00',
  );
  const baris = [
    jual.nomor_transaksi,
    'penyusutan',
    'keluaran',
    12,
    8_000_000,
    7_333_333.33,
    880_000,
  ];
  expect(await ppn('03')).toEqual({ baris: [baris], selisih: [0, 0] });
  await toko.expectConsistent();
  await batalkan('penyusutan', jual.id, { tanggal: '04-02' });
  expect(await ppn('04')).toEqual({
    baris: [
      [
        `${jual.nomor_transaksi}/V`,
        'penyusutan',
        'keluaran',
        12,
        -8_000_000,
        -7_333_333.33,
        -880_000,
      ],
    ],
    selisih: [0, 0],
  });
});

test('only tax that the law forbids to credit frees a disposal', async () => {
  const { toko, aset, lepas, ppn } = await buka();
  const sedan = await aset({ nama: 'Sedan', tidak_boleh_dikreditkan: true });
  const boks = await aset();
  await expectError(lepas(boks, { pajak_kode: 'NON' }), 'VADOK', 'pajak_kode');
  const bebas = await lepas(sedan);
  expect(await toko.dokumen(bebas.id)).toMatchObject({ ppn: '0.00', total_nilai: '8000000.00' });
  const lain = await lepas(await aset({ tidak_boleh_dikreditkan: true }), { pajak_kode: 'NON' });
  expect(await toko.dokumen(lain.id)).toMatchObject({ ppn: '0.00' });
  // Given up for nothing it has no price to be taxed.
  const buang = await lepas(boks, { nilai: 0, akun_kas: null });
  expect(await toko.dokumen(buang.id)).toMatchObject({ ppn: '0.00' });
  expect(await ppn('03')).toEqual({ baris: [], selisih: [0, 0] });
});

test('who is no PKP, or not yet, charges what he says', async () => {
  const { toko, aset, lepas } = await buka();
  const dulu = await lepas(await aset({ tanggal: hari('01-05') }), { tanggal: hari('01-31') });
  expect(await toko.dokumen(dulu.id)).toMatchObject({ ppn: '0.00' });
  const mulai = await lepas(await aset({ tanggal: hari('02-01') }), { tanggal: hari('02-01') });
  expect(await toko.dokumen(mulai.id)).toMatchObject({ ppn: '880000.00' });
  await toko.expectConsistent();
  const bukan = await buka(null);
  const bebas = await bukan.lepas(await bukan.aset());
  expect(await bukan.toko.dokumen(bebas.id)).toMatchObject({ ppn: '0.00' });
  const non = await bukan.lepas(await bukan.aset(), { pajak_kode: 'NON' });
  expect(await bukan.toko.dokumen(non.id)).toMatchObject({ ppn: '0.00' });
  const kena = await bukan.lepas(await bukan.aset(), { pajak_kode: 'PPN' });
  expect(await bukan.toko.dokumen(kena.id)).toMatchObject({ ppn: '880000.00' });
});
