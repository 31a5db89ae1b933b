import pg from 'pg';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { type Config, loadConfig, StartError } from '../../server/base/config.ts';
import { NODE_NAME, postgresUrl } from '../../server/base/config_forms.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { keepSecret } from '../../server/base/secrets.ts';
import { loginUrls, setPassword, withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { addressOf, urlAt } from '../../server/postgres/node_address.ts';
import { columns } from './columns.ts';
import { unreachable, urlOf } from './databases.ts';
import { migrateDatabase } from './migrate.ts';
import { clearCopies } from './move/clear.ts';
import { drainNode } from './move/drain.ts';
import { nodeOf, readNodes, secretName } from './node_list.ts';
import { carryReleases, requirePlatformAtRelease } from './releases.ts';

const STATES = ['aktif', 'penuh', 'dikuras', 'mati'];

const COMMAND = {
  usage: [
    'npm run -s node -- add NAMA POSTGRES_URL',
    'npm run -s node -- list',
    'npm run -s node -- state NAMA KEADAAN',
    'npm run -s node -- drain NAMA [--fast]',
    'npm run -s node -- remove NAMA',
  ],
  about: `Simpul: database PostgreSQL tempat tenant berada. Yang pertama, utama, adalah database platform.

add     menambah simpul; POSTGRES_URL alamat pemiliknya. Membuat database bila belum ada, peran, fungsi, daftar
        acuan, dan kata sandi ketiga login seperti di utama. Boleh diulang, juga untuk alamat baru.
list    menampilkan simpul dengan keadaan, banyaknya tenant, alamat, dan apakah ia menjawab
state   aktif: menerima tenant baru; penuh atau dikuras: tidak lagi; mati: permintaan tenantnya langsung ditolak 503, dan
        ia dilewati migrasi dan perintah lain untuk semua simpul (sesudah mati: npm run migrate, lalu tenant -- upgrade)
drain   memindahkan semua tenantnya ke simpul lain, satu per satu; boleh dihentikan dan diulang
remove  melupakan simpul tanpa tenant; databasenya tidak disentuh
NAMA: huruf kecil, angka dan _, diawali huruf, paling banyak 31.`,
  options: {
    fast: { help: 'drain: menyalin tanpa jeda; tenant lain di kedua simpul lebih terganggu' },
  },
  positionals: [1, 3],
} as const;

/** Identifies a database, whatever address leads to it: the server's system identifier and the database's name. */
const identity = (client: pg.Client): Promise<string> =>
  client
    .query(
      `select current_database() || ' ' || (select system_identifier from pg_control_system()) as nama`,
    )
    .then(({ rows }) => rows[0].nama);

/** Makes the database of an address when it is missing. */
async function ensureDatabase(url: string): Promise<void> {
  const missing = await withPgClient(url, async () => false).catch((error: pg.DatabaseError) => {
    if (error.code === '3D000') return true;
    throw unreachable(url)(error);
  });
  if (!missing) return;
  const name = pg.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)));
  await withPgClient(urlOf(url, 'postgres'), (client) => client.query(`create database ${name}`));
}

/** The node that a database is under another name, whatever address leads to it; one that is away is known by its own alone. */
async function otherName(
  config: Config,
  ownerUrl: string,
  { nama, url, id }: { nama: string; url: string; id: string },
): Promise<string | undefined> {
  const others = (await readNodes(config, ownerUrl)).filter((one) => one.nama !== nama);
  const same = await Promise.all(
    others.map(async (one) => {
      if (one.alamat === addressOf(url)) return true;
      const other = async () => withPgClient(one.url, identity);
      return (await other().catch(() => undefined)) === id;
    }),
  );
  return others[same.indexOf(true)]?.nama;
}

/** Refuses the platform's own database, a node under another name, and one with tenants of somebody else. */
async function checkTarget(
  config: Config,
  ownerUrl: string,
  nama: string,
  url: string,
): Promise<void> {
  const target = await withPgClient(url, async (client) => {
    const table = await client.query(`select to_regclass('erp_private.tenant') as tabel`);
    type Found = { kode: string; salinan: boolean };
    const text = `select kode, coalesce(to_jsonb(t) ->> 'simpul' = 'luar', false) as salinan from erp_private.tenant as t`;
    const tenants = table.rows[0].tabel === null ? [] : (await client.query<Found>(text)).rows;
    return { id: await identity(client), tenants };
  });
  await withPgClient(ownerUrl, async (platform) => {
    if (target.id === (await identity(platform))) {
      throw new StartError(`Alamat itu database platform sendiri, yaitu simpul utama`);
    }
    const other = await otherName(config, ownerUrl, { nama, url, id: target.id });
    if (other !== undefined) throw new StartError(`Alamat itu sudah simpul ${other}`);
    const { rows } = await platform.query<{ kode: string; simpul: string }>(
      'select kode, simpul from erp_private.tenant',
    );
    const places = new Map(rows.map(({ kode, simpul }) => [kode, simpul]));
    const own = [...places.keys()].filter((kode) => places.get(kode) === nama);
    const here = new Set(target.tenants.map(({ kode }) => kode));
    // A copy of a tenant that is elsewhere is what a move left here.
    const strange = target.tenants
      .filter(({ kode, salinan }) => places.get(kode) !== nama && !(salinan && places.has(kode)))
      .map(({ kode }) => kode);
    const missing = own.filter((kode) => !here.has(kode));
    if (strange.length > 0) {
      throw new StartError(`Database itu sudah berisi tenant lain: ${strange.join(', ')}`);
    }
    if (missing.length > 0) {
      throw new StartError(
        `Database itu tidak berisi tenant simpul ${nama}: ${missing.join(', ')}`,
      );
    }
  });
}

/** Makes a node of a database, from nothing or again, and enters it in the directory last. */
export async function addNode(
  config: Config,
  ownerUrl: string,
  nama: string,
  url: string,
  onLine?: (line: string) => void,
): Promise<void> {
  // By `luar` a database knows a copy of a tenant that is still elsewhere.
  if (nama === 'utama' || nama === 'luar' || !NODE_NAME.test(nama)) {
    throw new StartError(
      'NAMA: huruf kecil, angka dan _, diawali huruf, paling banyak 31, bukan utama atau luar',
    );
  }
  if (!postgresUrl.safeParse(url).success) {
    throw new StartError('POSTGRES_URL: harus alamat postgres://pengguna:sandi@host:port/database');
  }
  await requirePlatformAtRelease(ownerUrl);
  await ensureDatabase(url);
  await checkTarget(config, ownerUrl, nama, url);
  await migrateDatabase(url, {
    current: !config.production,
    drift: config.production ? 'refuse' : 'replace',
    onLine,
  });
  await carryReleases(ownerUrl, url);
  const { app, worker, cdc } = await loginUrls(config, ownerUrl);
  for (const login of [app, worker, cdc]) {
    const { username, password } = new URL(login);
    // A login without a password (a certificate, a trusted socket) must be let in by the node in the same way.
    if (password !== '') await setPassword(url, username, decodeURIComponent(password));
  }
  keepSecret(config.dataDir, secretName(nama), url);
  await withPgClient(ownerUrl, (client) =>
    client.query(
      `insert into erp_private.simpul (nama, alamat) values ($1, $2)
       on conflict (nama) do update set alamat = excluded.alamat`,
      [nama, addressOf(url)],
    ),
  );
  await clearCopies(ownerUrl, { nama, url });
}

export const setNodeState = (ownerUrl: string, nama: string, keadaan: string): Promise<void> =>
  withPgClient(ownerUrl, async (client) => {
    if (!STATES.includes(keadaan)) throw new StartError(`KEADAAN: ${STATES.join(', ')}`);
    if (nama === 'utama' && keadaan === 'mati') {
      throw new StartError('Simpul utama tidak dapat mati: di sana direktorinya');
    }
    const text = 'update erp_private.simpul set keadaan = $2 where nama = $1';
    const { rowCount } = await client.query(text, [nama, keadaan]);
    if (rowCount === 0) throw new StartError(`Simpul ${nama} tidak dikenal`);
  });

/** Forgets a node without tenants. Its database is left as it is. */
export async function removeNode(config: Config, ownerUrl: string, nama: string): Promise<void> {
  if (nama === 'utama') throw new StartError('Simpul utama adalah database platform');
  const left = (await readNodes(config, ownerUrl)).find((one) => one.nama === nama);
  await withPgClient(ownerUrl, async (client) => {
    await client.query('begin');
    const found = await client.query('select from erp_private.simpul where nama = $1 for update', [
      nama,
    ]);
    if (found.rowCount === 0) throw new StartError(`Simpul ${nama} tidak dikenal`);
    const { rows } = await client.query(
      'select count(*)::int as n from erp_private.tenant where simpul = $1',
      [nama],
    );
    if (rows[0].n > 0) throw new StartError(`Simpul ${nama} masih berisi ${rows[0].n} tenant`);
    const moving = await client.query(
      // A move that was taken back, and is not cleared up because the node is away, does not count.
      `select t.kode from erp_private.pindahan as p join erp_private.tenant as t on t.pindah = p.id
        where $1 in (p.dari, p.ke) and p.selesai_pada is null`,
      [nama],
    );
    if (moving.rows[0]) {
      throw new StartError(
        `Tenant ${moving.rows[0].kode} sedang pindah dari atau ke simpul ${nama}; selesaikan itu dahulu`,
      );
    }
    await client.query('delete from erp_private.simpul where nama = $1', [nama]);
    await client.query('commit');
  });
  // Where the node is away its copies stay.
  await (async () => left && (await clearCopies(ownerUrl, left)))().catch(() => {});
  keepSecret(config.dataDir, secretName(nama));
}

type Listed = { nama: string; alamat: string | null; keadaan: string; tenant: number };

/**
 * The address at which a node is tried: the one that servers use, or where nobody gave it here the owner's. A list changes no
 * password.
 */
async function triedAt(config: Config, ownerUrl: string, { nama, alamat }: Listed) {
  const { appUrl } = config.database;
  if (appUrl !== undefined) return alamat === null ? appUrl : urlAt(appUrl, alamat);
  return alamat === null ? ownerUrl : (await nodeOf(config, ownerUrl, nama)).url;
}

async function listNodes(config: Config, ownerUrl: string): Promise<void> {
  const { rows } = await withPgClient(ownerUrl, (client) =>
    client.query<Listed>(
      `select s.nama, s.alamat, s.keadaan, count(t.kode)::int as tenant
         from erp_private.simpul as s
         left join erp_private.tenant as t on t.simpul = s.nama
        group by s.nama
        order by s.nama <> 'utama', s.nama`,
    ),
  );
  const lines = await Promise.all(
    rows.map(async (node) => {
      const { nama, alamat, keadaan, tenant } = node;
      const up = await triedAt(config, ownerUrl, node)
        .then((url) => withPgClient(url, async () => true))
        .catch(() => false);
      return [nama, keadaan, String(tenant), up ? 'ya' : 'tidak', alamat ?? addressOf(ownerUrl)];
    }),
  );
  for (const line of columns([['SIMPUL', 'KEADAAN', 'TENANT', 'MENJAWAB', 'ALAMAT'], ...lines])) {
    console.log(line);
  }
  if (rows.some(({ keadaan }) => keadaan === 'mati')) {
    console.log('Yang mati tidak dilayani sampai: npm run -s node -- state NAMA aktif');
  }
}

async function command({ positionals, values }: Given<typeof COMMAND.options>): Promise<void> {
  const [verb, nama, value, ...more] = positionals;
  const config = loadConfig();
  const on = (work: (url: string) => Promise<void>) => withOwnerUrl(config, work);
  if (verb === 'list' && nama === undefined) return on((url) => listNodes(config, url));
  if (verb === 'add' && nama !== undefined && value !== undefined && more.length === 0) {
    const said: string[] = [];
    await on((url) =>
      makeProgress().step(`Simpul ${nama}`, () =>
        addNode(config, url, nama, value, (line) => said.push(line)),
      ),
    );
    for (const line of said) console.log(line);
    return console.log(`Simpul ${nama} siap menerima tenant.`);
  }
  if (verb === 'state' && nama !== undefined && value !== undefined) {
    await on((url) => setNodeState(url, nama, value));
    return console.log(`Simpul ${nama}: ${value}.`);
  }
  if (verb === 'drain' && nama !== undefined && value === undefined) {
    let count = 0;
    await on(async (url) => {
      count = await drainNode(config, url, { nama, fast: values.fast });
    });
    return console.log(`Simpul ${nama} kosong: ${count} tenant dipindahkan.`);
  }
  if (verb === 'remove' && nama !== undefined && value === undefined) {
    await on((url) => removeNode(config, url, nama));
    return console.log(`Simpul ${nama} dilupakan; databasenya tidak disentuh.`);
  }
  throw usageError(COMMAND, `Perintah tidak lengkap atau tidak dikenal: ${positionals.join(' ')}`);
}

if (import.meta.main) await runCommand(COMMAND, command);
