import { randomUUID } from 'node:crypto';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import { notTold } from '../base/outside.ts';
import { contentType } from './content.ts';
import { scan } from './scan.ts';
import { makeStore } from './store.ts';
import { makeStoreWatch } from './store_watch.ts';

export type Files = ReturnType<typeof makeFiles>;

/** The contents of attached files: each is looked at before it is kept, and given back as a stream. */
export function makeFiles(config: Config['lampiran'], onFailure = notTold) {
  const store = makeStore(config, onFailure);
  const keyOf = (tenant: string, kunci: string) => `${tenant}/${kunci}`;
  return {
    maxBytes: config.maxBytes,
    quotaBytes: config.quotaBytes,
    /** Looks at a file and keeps it. @throws HttpError 400 VALMP, 503 */
    async keep(tenant: string, file: { path: string; name: string; size: number }) {
      if (file.size === 0) throw new HttpError(400, 'VALMP', ['berkas: kosong']);
      const tipe = await contentType(file.path, file.name);
      if (config.clamd) await scan(config.clamd, file.path, onFailure);
      const kunci = randomUUID();
      await store.put(keyOf(tenant, kunci), file.path);
      return { kunci, tipe };
    },
    /** Whether the store serves, as it was seen last. */
    serves: makeStoreWatch(store),
    drop: (tenant: string, kunci: string) => store.remove(keyOf(tenant, kunci)),
    /** @throws HttpError 404 TDLMP where the content is gone */
    async open({ tenant, kunci }: { tenant: string; kunci: string }) {
      const content = await store.get(keyOf(tenant, kunci));
      if (!content) throw new HttpError(404, 'TDLMP', 'isi lampiran ini hilang dari penyimpanan');
      return content;
    },
  };
}
