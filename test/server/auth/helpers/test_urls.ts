import pg from 'pg';
import { copyDatabase, dropDatabase } from '../../../../db/scripts/databases.ts';
import { currentRun, TEMPLATE } from '../../../helpers/run.ts';

export type TestUrls = {
  owner: string;
  /** A login that may become what the server's login may become to sign somebody in. */
  app: string;
  drop(): Promise<void>;
};

const LOGIN = 'niaga_uji_gate';

/** A copy of the run's template, and its addresses. */
export async function testUrls(): Promise<TestUrls> {
  const { ownerUrl: cluster } = currentRun();
  const name = `niaga_uji_auth_${process.pid}`;
  const owner = await copyDatabase(cluster, TEMPLATE, name);
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  // A login of its own: the password of erp_authenticator belongs to the whole cluster.
  await client.query('select erp_private.database_adopt()');
  await client.query(`
    do $$ begin
      create role ${LOGIN} login noinherit password '${LOGIN}';
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant erp_gate, erp_pengguna to ${LOGIN} with inherit false, set true;
    grant connect on database ${name} to ${LOGIN};
  `);
  await client.end();
  const app = new URL(owner);
  app.username = LOGIN;
  app.password = LOGIN;
  return { owner, app: app.href, drop: () => dropDatabase(cluster, name) };
}
