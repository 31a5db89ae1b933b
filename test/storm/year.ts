/** The end of the book year, in the middle of the storm and after it. */
import type { Kind } from '../../server/answers/kinds.ts';
import type { Client } from './client.ts';
import type { Ask } from './verify.ts';

const SALDO_AWAL = '3299';

/**
 * Clears what stands against the end of a year: documents that wait, and openings that do not add up yet. An opening may be
 * voided on a later day, so that of the whole year counts.
 */
async function clear(client: Client): Promise<void> {
  const { shop } = client;
  const kinds = [...shop.made].filter(([, made]) => made.some(({ draft }) => draft));
  for (const [jenis] of kinds) {
    const { body } = await client.get(
      'daftar draft',
      `/transaksi/${jenis}?filter=status:draft&paginate=false`,
    );
    for (const { id } of (body?.data ?? []) as { id: number }[]) {
      await client.send('batal', 'DELETE', `/transaksi/${jenis as Kind}/${id}`);
    }
  }
  const { body } = await client.get(
    'laporan',
    `/laporan/neraca-saldo?dari=${shop.pembukaan}&sampai=${yearOf(client)}-12-31`,
  );
  const rows = (body?.akun ?? []) as { akun_kode: string; saldo_akhir: number }[];
  const saldo = rows.find(({ akun_kode }) => akun_kode === SALDO_AWAL)?.saldo_akhir ?? 0;
  if (Number(saldo) === 0) return;
  const sisi = (ya: boolean, jumlah: string) => (ya ? { debit: jumlah } : { kredit: jumlah });
  const jumlah = String(saldo).replace('-', '');
  const kredit = Number(saldo) < 0;
  // The opening of an account is posted once: the first one without takes the rest.
  for (const { akun_kode } of rows) {
    const made = await client.create('jurnal-umum', {
      tanggal: shop.pembukaan,
      detail: [
        { akun_kode: SALDO_AWAL, ...sisi(kredit, jumlah) },
        { akun_kode, ...sisi(!kredit, jumlah) },
      ],
    });
    if (made.status === 201) return;
  }
}

const yearOf = ({ shop }: Client) => shop.hari[0]?.slice(0, 4);
const pathOf = (client: Client) => `/pengaturan/tutup-tahun/${yearOf(client)}`;

/** Closes the year; others go on booking, so it may be refused. Answers whether it is closed. */
async function closeYear(client: Client): Promise<boolean> {
  await clear(client);
  const closed = await client.send('tutup tahun', 'POST', pathOf(client), undefined, {
    admin: true,
    key: `tahun:${client.random.uuid()}`,
  });
  return closed.status === 200;
}

export const openYear = (client: Client) =>
  client.send('buka tahun', 'DELETE', pathOf(client), undefined, { admin: true });

/** Closes the year for a moment: postings into it are refused meanwhile. */
export async function endYear(client: Client): Promise<unknown> {
  if (!(await closeYear(client))) return undefined;
  await client.get('laporan', `/laporan/neraca?per=${client.shop.hari.at(-1)}`);
  return openYear(client);
}

/**
 * After the storm, without postings, the year must close; answers what was wrong. What journals planned for
 * a day that is over is posted first, should no worker be there to do it.
 */
export async function closeAtLast(client: Client, ask: Ask): Promise<string[]> {
  const { kode } = client.shop;
  await ask(
    kode,
    'select erp_private.worker_jurnal_balik(id) from erp_private.worker_jurnal_balik_list() as due (id)',
  );
  if (await closeYear(client)) return [];
  const { text } = await client.send('tutup tahun', 'POST', pathOf(client), undefined, {
    admin: true,
  });
  return [`${kode} tahun tidak dapat ditutup: ${text.slice(0, 300)}`];
}
