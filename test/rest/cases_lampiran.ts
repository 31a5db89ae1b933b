/** Good requests for attached files. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from './cases.ts';
import type { World } from './world.ts';

const BOUNDARY = 'batas-uji';

/** A file beside the shop's supplier, with its content where the server of the tests looks for it. */
async function lampiranOf({ toko, server }: World): Promise<{ params: { id: string } }> {
  const kunci = randomUUID();
  const folder = path.join(server.dataDir, 'lampiran', toko.kode);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, kunci), 'x');
  const { id } = await toko
    .by({ peran: 'staff', unggahan: kunci })
    .value<{ id: number }>(
      `select erp.lampiran_create('kontak', $1, 'a.txt', 'text/plain', 1, repeat('a', 64), $2)`,
      [toko.supplier, kunci],
    );
  return { params: { id: String(id) } };
}

/** A link that holds for this content. */
async function linked(world: World): Promise<{ params: { tenant: string; rahasia: string } }> {
  const { params } = await lampiranOf(world);
  const rahasia = randomUUID();
  await world.toko
    .by({ peran: 'staff' })
    .rows(`select erp.lampiran_tautan_create($1, encode(sha256($2), 'hex'))`, [params.id, rahasia]);
  return { params: { tenant: world.toko.kode, rahasia } };
}

export const LAMPIRAN_CASES: Readonly<Record<string, Case>> = {
  'GET /lampiran': ({ toko }) => ({
    query: { entitas: 'kontak', entitas_id: String(toko.supplier) },
  }),
  'POST /lampiran': ({ toko }) => {
    const field = (name: string, value: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body:
        field('entitas', 'kontak') +
        field('entitas_id', String(toko.supplier)) +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="berkas"; filename="a.txt"\r\n\r\nisi\r\n--${BOUNDARY}--\r\n`,
    };
  },
  'GET /lampiran/{id}': lampiranOf,
  'GET /lampiran/{id}/info': lampiranOf,
  'DELETE /lampiran/{id}': lampiranOf,
  'POST /lampiran/{id}/tautan': async (world) => ({
    ...(await lampiranOf(world)),
    body: { menit: 5 },
  }),
  'GET /lampiran/tautan/{tenant}/{rahasia}': linked,
};
