import { StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { lookAtFunctions } from './plpgsql/look.ts';

/**
 * Checks the form of the body of every function of ours, and in SQL the names in it. The migration creates them unchecked, in any order; here all of them
 * exist, and `tenant_templat` stands in for the tenant that a request's search_path names.
 */
export async function validateFunctions(ownerUrl: string): Promise<void> {
  const mistakes: string[] = [];
  await withPgClient(ownerUrl, async (client) => {
    await client.query('set search_path = tenant_templat, erp, pg_temp');
    const { rows } = await client.query<{ oid: string; nama: string; pemeriksa: string }>(
      `select p.oid::text, p.oid::regprocedure::text as nama, l.lanvalidator::regproc::text as pemeriksa
         from pg_proc p
         join pg_language l on l.oid = p.prolang
        where p.pronamespace in ('erp'::regnamespace, 'erp_private'::regnamespace)
          and l.lanname in ('sql', 'plpgsql')
        order by 2`,
    );
    for (const { oid, nama, pemeriksa } of rows) {
      try {
        await client.query(`select ${pemeriksa}(${oid})`);
      } catch (error) {
        mistakes.push(`${nama}: ${(error as Error).message}`);
      }
    }
  });
  if (mistakes.length > 0) throw new StartError(`Fungsi SQL salah:\n${mistakes.join('\n')}`);
}

/** The same, and every statement in PL/pgSQL: its tables, columns, functions and types are there. Takes some seconds. */
export async function validateStatements(ownerUrl: string): Promise<void> {
  await validateFunctions(ownerUrl);
  const { mistakes } = await withPgClient(ownerUrl, (client) => lookAtFunctions(client));
  if (mistakes.length > 0) throw new StartError(`Fungsi SQL salah:\n${mistakes.join('\n')}`);
}
