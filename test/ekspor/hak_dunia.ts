/** Two shops, and people and programs whose rights change while they have something made. */
import { expect } from '@jest/globals';
import type { TestServer } from '../helpers/server.ts';
import type { Toko } from '../helpers/toko.ts';

/** Who asks, and what takes his rights away. */
export type Losing = { token: string; lose: () => Promise<unknown> };
export type Member = { id: string; email: string; token: string };

export type Dunia = Awaited<ReturnType<typeof openDunia>>;

export async function openDunia(server: TestServer, toko: Toko, lain: Toko) {
  const key = { 'x-admin-key': server.adminKey };
  const admin = await server.restAs(toko, 'admin');
  const adminLain = await server.restAs(lain, 'admin');
  let count = 0;

  /** Invites somebody, who signs in. */
  async function member(peran: string, more: object = {}): Promise<Member> {
    count += 1;
    const email = `orang-${count}@${toko.kode}.test`;
    const made = await admin.post(
      '/api/pengaturan/pengguna',
      { email, nama: 'A', peran, ...more },
      key,
    );
    expect(made.status).toBe(201);
    return { id: made.body.id, email, token: await server.signIn(email, toko.kode) };
  }

  /** What a member is from now on; nothing where he is given no role. */
  const assign = async ({ id }: Pick<Member, 'id'>, peran?: string, more: object = {}) => {
    const assignments = peran ? [{ tenant_kode: toko.kode, peran, ...more }] : [];
    const { status } = await admin.put(
      `/api/pengaturan/pengguna/${id}/tenant-assignments`,
      { assignments },
      key,
    );
    expect(status).toBe(204);
  };

  async function program() {
    const { body } = await admin.post(
      '/api/pengaturan/kunci-api',
      { nama: 'P', peran: 'staff', cakupan: ['laporan:read'] },
      key,
    );
    const revoke = async () =>
      expect((await admin.delete(`/api/pengaturan/kunci-api/${body.id}`, key)).status).toBe(204);
    return { token: body.kunci as string, revoke };
  }

  const ownRole = async (kode: string) => {
    const cakupan = ['laporan:*', 'transaksi:*'];
    const role = { kode, nama: kode, dasar: 'staff', cakupan };
    expect((await admin.post('/api/pengaturan/peran', role, key)).status).toBe(201);
    const change = async (patch: object) =>
      expect((await admin.patch(`/api/pengaturan/peran/${kode}`, patch, key)).status).toBe(204);
    return { change };
  };

  /** A member of both shops, who reads on whatever becomes of others and of his own place in the other shop. */
  async function reader() {
    const both = await member('staff');
    const invited = { email: both.email, nama: 'A', peran: 'viewer' };
    expect((await adminLain.post('/api/pengaturan/pengguna', invited, key)).status).toBe(201);
    await server.signIn(both.email, lain.kode);
    const unrelated = async () => {
      const url = `/api/pengaturan/pengguna/${both.id}/tenant-assignments`;
      expect((await adminLain.put(url, { assignments: [] }, key)).status).toBe(204);
      await assign(bystander, 'staff');
      await assign(bystander, 'viewer');
    };
    return { token: both.token, unrelated };
  }

  const bystander = await member('viewer');
  return { member, assign, program, ownRole, reader };
}
