import { runCommand } from '../base/command_line.ts';
import { loadConfig, StartError } from '../base/config.ts';
import { runEverything } from './everything.ts';

/** `npm run sandbox`: everything in one process, and a key to the demo's books: who tries the API signs in nowhere. */

const COMMAND = {
  usage: ['npm run sandbox'],
  about: `Seperti npm start, untuk mencoba API tanpa masuk: tenant demo dengan tiga bulan transaksi, dan sebuah kunci API
untuknya, ditampilkan dengan perintah curl yang siap dipakai. Kunci tetap sama pada start berikutnya; ia ada di
secrets/kunci_sandbox di folder data. Tidak ada di produksi.`,
} as const;

await runCommand(COMMAND, async () => {
  const config = loadConfig();
  if (config.production) {
    throw new StartError('npm run sandbox bukan untuk produksi: pakai npm start');
  }
  const lines = await runEverything(config, {
    demo: true,
    more: async (urls, server) => {
      const { demoKey } = await import('../../db/demo/key.ts');
      const { key, tenant } = await demoKey(config.dataDir, urls);
      const api = `http://127.0.0.1:${server.http.port}/api`;
      return [
        `  Kunci API tenant ${tenant}, tanpa masuk: ${key}`,
        `  curl -s '${api}/master/barang?per_page=3' -H 'authorization: Bearer ${key}'`,
      ];
    },
  });
  for (const line of lines) console.log(line);
});
