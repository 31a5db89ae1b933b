/** Files of known truths in shapes of all sorts: the books equal the truth, or the rehearsal asks or refuses. Never a third. */
import { expect, test } from '@jest/globals';
import { openImpor } from '../mengimpor.ts';
import { cobaBanyak, type Hitungan } from './coba.ts';
import { isiToko, jalanOf } from './jalan.ts';

const { server, openToko } = openImpor();

/** The same files in every run; `npm run storm -- impor` makes others. */
const SEED = 20_261_128;
const FILES = 40;

const sum = (counted: Hitungan, hasil: 'dibukukan' | 'bertanya' | 'menolak'): number =>
  Object.values(counted).reduce((n, one) => n + one[hasil], 0);

test('a file of any shape is booked as what it says, asked about, or refused', async () => {
  const toko = await openToko({ tanggal_mulai: '2026-01-01', kebijakan_stok_minus: 'izinkan' });
  const { base } = server;
  const jalan = jalanOf({ base, token: await server.tokenOf(toko, 'admin'), rows: toko.rows });
  await isiToko(jalan);
  console.info(`benih ${SEED}`);
  const counted = await cobaBanyak(jalan, { seed: SEED, banyak: FILES });
  expect(sum(counted, 'dibukukan') + sum(counted, 'bertanya') + sum(counted, 'menolak')).toBe(
    FILES,
  );
  // What refuses everything would be right as well.
  expect(sum(counted, 'dibukukan')).toBeGreaterThan(FILES / 2);
});
