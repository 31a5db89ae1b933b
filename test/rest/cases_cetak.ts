/** A good request for every row of papers. */
import type { Case } from './cases.ts';
import { ask } from './request.ts';
import type { World } from './world.ts';

const item = '/transaksi/{jenis}/{id}';

type Make = (world: World) => Promise<{ jenis: string; id: number }>;

/** @param make a posted sale */
export function cetakCases(make: Make): Readonly<Record<string, Case>> {
  const link = async (world: World) => {
    const params = await make(world);
    const made = await ask(world, `POST ${item}/tautan`, world.tokens.staff, { params, body: {} });
    if (made.status !== 200) throw new Error(`tautan: ${made.status} ${made.text}`);
    return { ...params, tautan_id: made.body.id as number, url: String(made.body.url) };
  };
  return {
    [`GET ${item}/cetak`]: async (world) => ({
      params: await make(world),
      query: { templat: 'struk-58', salinan: 'true' },
    }),
    [`POST ${item}/tautan`]: async (world) => ({ params: await make(world), body: { hari: 3 } }),
    [`GET ${item}/tautan`]: async (world) => ({ params: await link(world) }),
    [`DELETE ${item}/tautan/{tautan_id}`]: async (world) => ({ params: await link(world) }),
    [`POST ${item}/kirim`]: async (world) => ({
      params: await make(world),
      body: { email: 'beli@contoh.test' },
    }),
    [`GET ${item}/kirim`]: async (world) => ({ params: await make(world) }),
    'POST /cetak': async (world) => ({ body: { dokumen: [await make(world)] } }),
    'GET /cetak/tautan/{kode}': async (world) => ({
      params: { kode: (await link(world)).url.split('/').at(-1) },
    }),
    'GET /cetak/periksa/{kode}': async (world) => {
      const { id } = await make(world);
      const sql = 'select erp_private.cetak_kode(null::buku, $1)';
      const kode = await world.toko.asOwner((db) => db.value<string>(sql, [id]));
      return { params: { kode } };
    },
  };
}
