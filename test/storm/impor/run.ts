import { createTenant } from '../../../db/scripts/tenants.ts';
import { makeProgress } from '../../../server/base/progress.ts';
import type { Row } from '../../helpers/database.ts';
import { cobaBanyak } from '../../impor/acak/coba.ts';
import { isiToko, jalanOf } from '../../impor/acak/jalan.ts';
import { conduct, type Machine, openMachine } from '../machine.ts';
import { prepareTenant, signIn } from '../tenants.ts';

/**
 * `npm run storm -- impor [--files 10000 --seed N]`: files of known truths in shapes of all sorts come by HTTP. The books
 * equal the truth, or the rehearsal asks or refuses; the first file that is otherwise is told, as small as it can be.
 */
export type ImporPlan = { files: number; seed: number };

/** Files of one shop; another takes what comes after them, so that its books stay small. */
const OF_A_SHOP = 500;

async function openJalan(machine: Machine, nth: number) {
  const kode = `impor${nth + 1}`;
  await createTenant(machine.urls.owner, kode, `Toko ${kode}`, `admin@${kode}.test`);
  await prepareTenant(machine.ask, kode);
  await machine.ask(
    kode,
    `update pengaturan set tanggal_mulai = '2026-01-01', kebijakan_stok_minus = 'izinkan' where id`,
  );
  const token = await signIn(machine, `admin@${kode}.test`, kode);
  const rows = async (text: string, values: unknown[]) =>
    (await machine.ask(kode, text, values)) as Row[];
  const jalan = jalanOf({ base: machine.base, token, rows });
  await isiToko(jalan);
  return jalan;
}

export async function stormImpor({ files, seed }: ImporPlan): Promise<void> {
  const progress = makeProgress();
  await conduct(await openMachine(progress), async (machine) => {
    const sums = { dibukukan: 0, bertanya: 0, menolak: 0 };
    const found = await progress.step(`${files} berkas, benih ${seed}`, async (say) => {
      for (let done = 0, nth = 0; done < files; done += OF_A_SHOP, nth += 1) {
        say(`${done} berkas`);
        const plan = { seed: seed + nth, banyak: Math.min(OF_A_SHOP, files - done) };
        try {
          const counted = await cobaBanyak(await openJalan(machine, nth), plan);
          for (const one of Object.values(counted)) {
            sums.dibukukan += one.dibukukan;
            sums.bertanya += one.bertanya;
            sums.menolak += one.menolak;
          }
        } catch (error) {
          return [(error as Error).message];
        }
      }
      return [];
    });
    const { dibukukan, bertanya, menolak } = sums;
    const told = `dibukukan ${dibukukan}, bertanya ${bertanya}, menolak ${menolak}; benih ${seed}`;
    return { lines: [told], found };
  });
}
