/** What goods cost, over GraphQL: every table, by its rows, orders, filters, sums and groups. */
import { beforeAll, expect, test } from '@jest/globals';
import { costs, openDunia } from './biaya_dunia.ts';
import { planted } from './milik_dunia.ts';
import { tableWalk } from './tabel_jalan.ts';

const dunia = openDunia();
let jalan: Awaited<ReturnType<typeof tableWalk>>;

/** What he may not read at all, in which no row is told from none. */
const CLOSED = `daftarAlokasi daftarAnggaran daftarAset daftarAsetAsal daftarAsetSusut daftarBarang
  daftarBarangPemasok
  daftarHppTertunda daftarJurnal daftarJurnalBalik daftarJurnalBaris daftarKonfirmasi
  daftarMutasiStok daftarPenutupan daftarRiwayatSaldo daftarSaldoHarian daftarStokAmbil
  daftarStokLapisan daftarStokPool daftarTransaksi daftarTransaksiBaris daftarTransaksiBiaya`.split(
  /\s+/,
);

beforeAll(async () => {
  jalan = await tableWalk(dunia.world, dunia.token, {
    code: 'OTBIA',
    closed: CLOSED,
    // Limits of credit, each 1000000.5, are no cost.
    leaks: (text) => costs(text, dunia.hpp).filter((one) => Number(one) % 1_000_000.5 !== 0),
    // What a customer owes comes of allocations, which are closed.
    hidden: await dunia.world.data.value<string[]>(
      `select array(select n from unnest(erp_private.biaya_kunci() || '{saldo_piutang}') as n
         where n not in ('peringatan', 'persetujuan_id'))`,
    ),
  });
});

test('no table, order, filter, sum or group tells what goods cost', async () => {
  expect(await jalan.walk()).toEqual([]);
  expect(jalan.asked()).toBeGreaterThan(1000);
  const { body } = await jalan.ask('{ daftarTransaksiPembayaran { nodes { jenis } } }');
  expect(JSON.stringify(body)).not.toMatch(/PEMBELIAN|HUTANG/i);
});

test('an open policy of a closed table is still refused before it is read', async () => {
  const hole = { tabel: 'jurnal_baris', peran: 'erp_app' as const };
  expect(await planted(dunia.world, hole, () => jalan.walk('daftar_jurnal_baris'))).toEqual([]);
});

test('the walk finds an open door', async () => {
  const hole = { fungsi: 'erp_private.biaya_refuse', isi: ' begin end ' };
  expect(await planted(dunia.world, hole, () => jalan.walk('daftar_barang'))).not.toEqual([]);
});
