import pg from 'pg';
import { createDatabase, dropDatabase } from '../../../../db/scripts/fresh.ts';

export type TestUrls = {
  owner: string;
  /** A login that may become what the server's login may become to sign somebody in. */
  app: string;
  drop(): Promise<void>;
};

const LOGIN = 'niaga_uji_gate';

/** A fresh, migrated database on the cluster of DATABASE_URL, and its addresses. */
export async function testUrls(): Promise<TestUrls> {
  const cluster = process.env.DATABASE_URL;
  if (cluster === undefined) throw new Error('DATABASE_URL: the tests need a cluster');
  const name = `niaga_uji_auth_${process.pid}`;
  const owner = await createDatabase(cluster, name);
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  // A login of its own: the password of erp_authenticator belongs to the whole cluster.
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
