/** `tenant -- move`, as a person sees it. */
import pg from 'pg';
import { type Config, StartError } from '../../../server/base/config.ts';
import { isConnectionError } from '../../../server/base/errors.ts';
import { makeProgress } from '../../../server/base/progress.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { mistakeOfCaller, unreachable } from '../databases.ts';
import { nodeOf, placeOf } from '../node_list.ts';
import { moveTenant, type Wanted } from './move.ts';
import type { Move, Step } from './parts.ts';

const SAID: Readonly<Record<Step, string>> = {
  bersih: 'menyiapkan',
  tabel: 'membuat tabel',
  salin: 'menyalin baris',
  susul: 'menyusul perubahan',
  pagar: 'menutup gerbang',
  kejar: 'mengejar baris terakhir',
  bukti: 'membandingkan kedua salinan',
  alih: 'mengubah direktori',
  tutup: 'menutup tempat lama',
  selesai: 'selesai',
};

/** Moves with progress on the terminal. @throws StartError that says what to run again, where a database broke off */
export const moveShown = (config: Config, ownerUrl: string, tenant: Wanted): Promise<Move> =>
  makeProgress().step(`Tenant ${tenant.kode} ke simpul ${tenant.ke}`, (say) =>
    moveTenant(config, ownerUrl, tenant, (step, detail) =>
      say(detail === undefined ? SAID[step] : `${SAID[step]}, ${detail}`),
    ).catch((error: Error) => interrupted(error, tenant)),
  );

/** Says to run the same command again, where a database refused or a connection ended. Mistakes of ours keep their stack. */
function interrupted(error: Error, { kode, ke, fast }: Wanted): never {
  const broken = error instanceof pg.DatabaseError || isConnectionError(error);
  if (error instanceof StartError || !broken) throw error;
  const command = `npm run -s tenant -- move ${kode} --to ${ke}${fast ? ' --fast' : ''}`;
  const reason = error.message || (error as NodeJS.ErrnoException).code;
  const text = `Pemindahan tenant ${kode} ke ${ke} terputus: ${reason}. Jalankan lagi: ${command}`;
  throw new StartError(text, { cause: error });
}

/** What to print. */
export async function moveCommand(
  config: Config,
  ownerUrl: string,
  { kode, ke, plan, fast }: Wanted & { plan: boolean },
): Promise<string[]> {
  if (plan) return planOf(config, ownerUrl, { kode, ke });
  const move = await moveShown(config, ownerUrl, { kode, ke, fast });
  return [
    `Tenant ${kode} sekarang di simpul ${ke}. Salinan lamanya di ${move.dari} dikunci, dan dihapus sesudah tujuh hari oleh npm start atau tenant -- upgrade.`,
  ];
}

/** What a move would do, without doing it. */
async function planOf(
  config: Config,
  ownerUrl: string,
  { kode, ke }: { kode: string; ke: string },
): Promise<string[]> {
  const { dari } = await withPgClient(ownerUrl, async (client) => {
    // The plan is refused for the same reasons as the move, which is begun here and rolled back.
    await client.query('begin');
    const { rows } = await client.query<{ pindah: Move }>(
      'select erp_private.tenant_pindah_begin($1, $2) as pindah',
      [kode, ke],
    );
    await client.query('rollback');
    return rows[0]?.pindah as Move;
  }).catch(mistakeOfCaller);
  const [place, target] = await Promise.all([
    placeOf(config, ownerUrl, kode),
    ke === 'utama' ? ownerUrl : nodeOf(config, ownerUrl, ke).then(({ url }) => url),
  ]);
  await withPgClient(target, (client) => client.query('select'), unreachable(target));
  const sized = async (client: pg.Client) => {
    const { rows } = await client.query<{ tabel: number; byte: string }>(
      `select count(*)::int as tabel, coalesce(sum(pg_total_relation_size(oid)), 0) as byte
         from erp_private.tenant_relations($1) where relkind = 'r'`,
      [`t_${kode}`],
    );
    return rows[0] as { tabel: number; byte: string };
  };
  const size = await withPgClient(place, sized, unreachable(place));
  const megabytes = (Number(size.byte) / 1e6).toFixed(1);
  return [
    `Tenant ${kode}: dari simpul ${dari} ke ${ke}, ${size.tabel} tabel, ${megabytes} MB dengan indeksnya.`,
    'Disalin sementara ia dipakai; pada akhirnya pencatatan ditolak (503, ulangi) beberapa detik, pembacaan tidak.',
    `Salinan lama di ${dari} dikunci dan dihapus setelah tujuh hari. Tidak ada yang diubah oleh rencana ini.`,
  ];
}
