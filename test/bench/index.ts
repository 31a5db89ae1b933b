import os from 'node:os';
import path from 'node:path';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { onStopSignal } from '../../server/base/shutdown.ts';
import { benchApprovals } from './approvals.ts';
import { benchBackDating } from './back_dating.ts';
import { benchCdc } from './cdc.ts';
import { benchClosing } from './closing.ts';
import { benchCommits } from './commits.ts';
import { benchExports } from './exports.ts';
import { benchFacade } from './facade.ts';
import { benchImpor } from './impor.ts';
import { benchLists } from './lists.ts';
import { printMachine } from './machine.ts';
import { benchMassal } from './massal.ts';
import { benchMixed } from './mixed.ts';
import { benchMove } from './move.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchOverload } from './overload.ts';
import { benchPapers } from './papers.ts';
import { benchPosting } from './posting.ts';
import { benchQuestions } from './questions.ts';
import { benchReports } from './reports.ts';
import { benchTenants } from './tenants.ts';
import { benchWalls } from './walls.ts';
import { benchWebhook } from './webhook.ts';
import { openWorld } from './world.ts';

const COMMAND = {
  usage: ['npm run bench -- NAMA'],
  about: `Mengukur di mesin ini; perbandingan dalam satu jalan lebih berarti daripada angka dua jalan. NAMA:
  approvals    aturan persetujuan di samping sebuah penjualan, dan antreannya
  back-dating  bukti yang datang terlambat
  cdc          change data capture
  closing      menutup bulan selagi delapan klien menjual
  commits      enam belas klien dalam satu tenant
  exports      berkas csv, xlsx, dan pdf dari buku yang panjang
  facade       CPU facade REST sendiri
  impor        seratus ribu baris dari berkas
  lists        daftar dengan sejuta baris
  massal       seratus dokumen dalam satu panggilan
  mixed        lalu lintas campuran pada banyak tenant
  move         satu tenant ke PostgreSQL lain dan kembali, selagi tenant lain menjual
  neighbours   satu tenant yang meminta lebih dari yang ada, di samping yang lain
  overload     sepuluh kali yang dapat dilayani
  papers       faktur di kertas, satu per satu dan banyak sekaligus
  posting      biaya sebuah penjualan di PostgreSQL
  questions    semua yang dapat ditanyakan, atas sejuta baris jurnal
  reports      laporan atas buku yang panjang
  tenants      membuat dan mengubah seribu tenant
  walls        biaya tembok tempat, biaya, dan milik
  webhook      biaya umpan dan webhook di samping sebuah penjualan
Semuanya bekerja di folder sementara.`,
  options: {},
  positionals: [1, 1],
  envFile: false,
} as const;

const BENCHES = {
  approvals: benchApprovals,
  'back-dating': benchBackDating,
  cdc: benchCdc,
  closing: benchClosing,
  commits: benchCommits,
  exports: benchExports,
  facade: benchFacade,
  impor: benchImpor,
  lists: benchLists,
  massal: benchMassal,
  mixed: benchMixed,
  move: benchMove,
  neighbours: benchNeighbours,
  overload: benchOverload,
  papers: benchPapers,
  posting: benchPosting,
  questions: benchQuestions,
  reports: benchReports,
  tenants: benchTenants,
  walls: benchWalls,
  webhook: benchWebhook,
};

/** Where the database of a bench stays that takes minutes to be filled. */
const KEPT: Readonly<Record<string, string>> = {
  questions: path.join(os.tmpdir(), 'niaga-questions'),
};

function benchOf({ positionals: [name = ''] }: Given<typeof COMMAND.options>) {
  if (Object.hasOwn(BENCHES, name)) return BENCHES[name as keyof typeof BENCHES];
  throw usageError(COMMAND, `NAMA tidak dikenal: ${name}`);
}

await runCommand(COMMAND, async (given) => {
  const bench = benchOf(given);
  const progress = makeProgress(false);
  const world = await openWorld(progress, KEPT[given.positionals[0] ?? '']);
  onStopSignal(() => world.stop());
  try {
    await printMachine(world.urls.owner);
    console.log(`\n${(await bench(world, progress)).join('\n')}`);
  } finally {
    await world.stop();
  }
});
