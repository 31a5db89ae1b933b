/** Good requests about requests that wait, and about who stands in. */
import type { Peran } from '../../server/base/context.ts';
import type { Case } from './cases.ts';
import type { Body } from './cases_master.ts';
import { penjualanOf } from './made.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

/** A request that waits, with the digest of what it would do. */
export async function makeRequest(world: World, peran: Peran) {
  const author = peran === 'admin' ? 'admin' : 'staff';
  const body = { ...penjualanOf(world), draft: true };
  const jenis = { jenis: 'penjualan' };
  const token = world.tokens[author];
  const made = await ask(world, 'POST /transaksi/{jenis}', token, { params: jenis, body });
  if (made.status !== 201) throw new Error(`request: ${made.status} ${made.text}`);
  const params = { ...jenis, id: made.body.id };
  const seen = (await ask(world, 'GET /transaksi/{jenis}/{id}', token, { params })).body;
  return { params: { id: seen.persetujuan_id as number }, sidik: seen.sidik as string };
}

/** Another member, who may decide. */
async function makeWakil({ data, toko }: World): Promise<string> {
  const email = `wakil@${toko.kode}.test`;
  const name = [email, 'Wakil', toko.kode, 'staff'];
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', name);
  const [wakil] = await data.rows('select id from erp_private.pengguna where email = $1', [email]);
  await data.rows(
    `update erp_private.membership set diterima_pada = now() where pengguna_id = $1`,
    [wakil?.id],
  );
  return wakil?.id as string;
}

/** A request of somebody else's, as if a rule had caught it. */
async function makeUnderRule(world: World, peran: Peran) {
  const { params } = await makeRequest(world, peran === 'admin' ? 'staff' : 'admin');
  await world.toko.asOwner(async (db) => {
    await db.rows(
      `update persetujuan set aturan = 'Uji', langkah_ke = 1, langkah_banyak = 1 where id = $1`,
      [params.id],
    );
    await db.rows(
      `insert into persetujuan_langkah (persetujuan_id, ke, peran, di_lokasi, jumlah, eskalasi)
       values ($1, 1, '{admin,staff}', false, 1, '{}')`,
      [params.id],
    );
  });
  return params;
}

const delegasiOf = async (world: World): Promise<Body> => ({
  kepada: await makeWakil(world),
  dari: '2026-01-01',
  sampai: '2026-01-31',
});

export const DELEGASI_CASES: Readonly<Record<string, Case>> = {
  'GET /persetujuan/delegasi': () => ({}),
  'POST /persetujuan/delegasi': async (world) => ({ body: await delegasiOf(world) }),
  'DELETE /persetujuan/delegasi/{id}': async (world, peran) => {
    const by = peran === 'admin' ? 'admin' : 'staff';
    const body = await delegasiOf(world);
    const made = await ask(world, 'POST /persetujuan/delegasi', world.tokens[by], { body });
    return { params: { id: made.body.id as number } };
  },
  'POST /persetujuan/{id}/kembalikan': async (world, peran) => ({
    params: (await makeRequest(world, peran)).params,
    body: { alasan: 'harganya keliru' },
  }),
  'POST /persetujuan/{id}/delegasikan': async (world, peran) => ({
    params: await makeUnderRule(world, peran),
    body: { pengguna_id: await makeWakil(world) },
  }),
};
