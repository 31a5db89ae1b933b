import { makePgService, type PgService } from '../../server/postgres/service.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { PATIENT_PG } from '../helpers/limits.ts';

type Options = Partial<Parameters<typeof makePgService>[0]>;

/** The server's way to the database of a test file, which ends with it. */
export function openPg(data: TestDatabase, options: Options = {}): PgService {
  const pg = makePgService({ connectionString: data.appUrl, max: 2, ...PATIENT_PG, ...options });
  data.onClose(() => pg.release());
  return pg;
}
