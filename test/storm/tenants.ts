/** Tenants for a storm, and who signs in there. */
import { createTenant } from '../../db/scripts/tenants.ts';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import type { Progress } from '../../server/base/progress.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { ask } from './http.ts';
import { ADMIN_KEY, type Machine } from './machine.ts';
import { makeRandom } from './random.ts';
import { furnish, type Shop, type ShopAccess } from './shop.ts';
import type { Ask } from './verify.ts';

/** How tenants cost their goods, in turn. */
const COSTINGS = [
  ['rata-rata', 'tenant', 'tolak'],
  ['fifo', 'tenant', 'tolak'],
  ['rata-rata', 'per_lokasi', 'tolak'],
  ['fifo', 'per_lokasi', 'tolak'],
  ['rata-rata', 'tenant', 'izinkan'],
  ['fifo', 'tenant', 'izinkan'],
] as const;

/** Points count, and the books begin with last year, all of whose months are over. Answers that day. */
export async function prepareTenant(query: Ask, kode: string, nth = 0): Promise<string> {
  const mulai = `${new Date().getUTCFullYear() - 1}-01-01`;
  await query(
    kode,
    `update pengaturan
        set tanggal_mulai = $1, poin_aktif = true, poin_rupiah_per_poin = 500,
            metode_hpp = $2, lingkup_hpp = $3, kebijakan_stok_minus = $4
      where id`,
    [mulai, ...(COSTINGS[nth % COSTINGS.length] ?? [])],
  );
  return mulai;
}

export async function signIn(
  { base, dataDir }: Pick<Machine, 'base' | 'dataDir'>,
  email: string,
  kode: string,
): Promise<string> {
  const id_token = await makeDevIdentityToken({ dataDir, production: false }, email);
  const { token } = (await ask(base, '/auth/sesi', { body: { id_token } })).body;
  return (await ask(base, `/tenants/${kode}/pilih`, { body: {}, token })).body.token;
}

/** Where a storm's tenants are made; without `make` in the database of `urls.owner`. */
type Site = Pick<Machine, 'base' | 'dataDir' | 'urls' | 'ask'> & {
  make?: (kode: string, nama: string, email: string) => Promise<unknown>;
};

/** The shops of a storm, one in each tenant. */
export const openShops = (
  machine: Site,
  { tenants, seed }: { tenants: number; seed: number },
  progress: Progress,
): Promise<Shop[]> =>
  progress.step(`${tenants} tenant`, async () => {
    const random = makeRandom(seed);
    const made: Shop[] = [];
    for (let n = 0; n < tenants; n += 1) {
      const access = await openTenant(machine, `badai${n + 1}`, n);
      made.push(await furnish(machine.base, access, random));
    }
    return made;
  });

/** Makes a tenant with an admin and a staff member, both signed in. */
async function openTenant(machine: Site, kode: string, nth: number): Promise<ShopAccess> {
  const { owner } = machine.urls;
  const { make = (...tenant) => createTenant(owner, ...tenant) } = machine;
  await make(kode, `Toko ${kode}`, `admin@${kode}.test`);
  const member = `select erp_private.membership_set($1, 'staff', $2, 'staff')`;
  await withPgClient(owner, (client) => client.query(member, [`staff@${kode}.test`, kode]));
  return {
    kode,
    mulai: await prepareTenant(machine.ask, kode, nth),
    adminKey: ADMIN_KEY,
    admin: await signIn(machine, `admin@${kode}.test`, kode),
    staff: await signIn(machine, `staff@${kode}.test`, kode),
  };
}
