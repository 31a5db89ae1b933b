import { loadConfig, StartError } from '../../server/config.ts';
import { runningUrl } from '../../server/embedded/index.ts';
import { runMain } from '../../server/main.ts';

/** `npm run -s db:url`: the owner's address of the database in use, and nothing else. */
await runMain(async () => {
  const config = loadConfig();
  const url = config.database.ownerUrl ?? runningUrl(config.dataDir);
  if (url === undefined) {
    throw new StartError('PostgreSQL bawaan tidak berjalan: jalankan npm start, atau npm run db');
  }
  console.log(url);
});
