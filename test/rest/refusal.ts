/** Records that must not be used, and the way a refusal is checked. */
import { beforeAll, expect } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { makeMaster } from './cases_master.ts';
import { expectError } from './description.ts';
import { ask, type Request } from './request.ts';
import { contents, type World } from './world.ts';

/** Records that are there, but out of use; `dus` is a unit that nothing is sold in, `tutup` lies in a closed month. */
export type Off = {
  satuan: number;
  akun: string;
  harga: string;
  kontak: number;
  lokasi: number;
  barang: number;
  dus: number;
  tutup: string;
};

async function makeOff(world: World): Promise<Off> {
  const number = async (entity: string) => Number(await makeMaster(world, entity));
  const off: Off = {
    satuan: await number('satuan'),
    akun: String(await makeMaster(world, 'akun')),
    harga: String(await makeMaster(world, 'harga')),
    kontak: await number('kontak'),
    lokasi: await number('lokasi'),
    barang: await number('barang'),
    dus: await number('satuan'),
    tutup: hari('11-15'),
  };
  const admin = world.server.rest(world.tokens.admin);
  await admin.patch(`/api/master/satuan/${off.satuan}`, { aktif: false });
  for (const path of ['akun', 'harga', 'kontak', 'lokasi', 'barang'] as const) {
    const answer = await admin.delete(`/api/master/${path}/${off[path]}`);
    if (answer.status !== 204) throw new Error(answer.text);
  }
  await world.toko.tutupBulan(hari('11-01'));
  return off;
}

export function openOff(world: World): Off {
  const off = {} as Off;
  beforeAll(async () => {
    Object.assign(off, await makeOff(world));
  });
  return off;
}

/** Sends it as admin, expects the refusal and no change; answers the fields that were named. */
export async function refused(
  world: World,
  name: string,
  request: Request,
  status: number,
): Promise<string[]> {
  const before = await contents(world);
  const answer = await ask(world, name, world.tokens.admin, request);
  const messages = expectError(answer, status);
  expect(await contents(world)).toEqual(before);
  return messages.map((message) => message.split(':')[0] ?? '');
}
