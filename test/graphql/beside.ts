/** What webhooks, attached files and approvals answer. */
import { expect } from '@jest/globals';
import type { TestDatabase } from '../helpers/database.ts';
import type { Toko, Who } from '../helpers/story.ts';

type MistakesOf = (name: string, call: string, values?: unknown[], who?: Who) => Promise<string[]>;

export async function lookAtWebhooks(
  toko: Toko,
  admin: Who,
  mistakesOf: MistakesOf,
): Promise<void> {
  expect(await mistakesOf('perubahan_since', '')).toEqual([]);
  const sealed = `s1.0a1b2c3d.${'A'.repeat(60)}`;
  const made = `'https://contoh.test/niaga', '{*}', null, '${sealed}'`;
  const { id } = await toko.by(admin).value<{ id: number }>(`select erp.webhook_create(${made})`);
  const sent = await toko.by(admin).value<{ id: number }>('select erp.webhook_uji($1)', [id]);
  expect(await mistakesOf('webhook_create', made)).toEqual([]);
  expect(await mistakesOf('webhook_list', '')).toEqual([]);
  expect(await mistakesOf('webhook_pengiriman_ulang', '$1', [sent.id])).toEqual([]);
  expect(await mistakesOf('webhook_putar', `$1, '${sealed}'`, [id])).toEqual([]);
  for (const name of ['get', 'pengiriman_list', 'uji'])
    expect(await mistakesOf(`webhook_${name}`, '$1', [id])).toEqual([]);
}

export async function lookAtFiles(toko: Toko, mistakesOf: MistakesOf): Promise<void> {
  const beside = `'kontak', ${toko.supplier}`;
  const uploaded: Who = { peran: 'staff', unggahan: crypto.randomUUID() };
  const made = `${beside}, 'a.txt', 'text/plain', 1, repeat('a', 64), erp.unggahan()`;
  expect(await mistakesOf('lampiran_create', made, [], uploaded)).toEqual([]);
  const id = await toko.value('select id from lampiran');
  for (const name of ['list', 'periksa'])
    expect(await mistakesOf(`lampiran_${name}`, beside)).toEqual([]);
  for (const name of ['get', 'kunci'])
    expect(await mistakesOf(`lampiran_${name}`, '$1', [id])).toEqual([]);
  expect(await mistakesOf('lampiran_tautan_create', `$1, repeat('a', 64)`, [id])).toEqual([]);
}

/** `makeDraft` makes one that the rule catches. */
export async function lookAtApprovals(
  data: TestDatabase,
  toko: Toko,
  makeDraft: () => Promise<{ id: number }>,
  mistakesOf: MistakesOf,
): Promise<void> {
  const langkah = [{ peran: ['staff', 'admin'], batas_jam: 4 }];
  const made = { nama: 'Jual', aksi: 'posting', jenis: ['penjualan'], total_min: 9, langkah };
  const given = 'jsonb_populate_record(null::erp.aturan_persetujuan_input, $1)';
  expect(await mistakesOf('aturan_persetujuan_create', given, [made])).toEqual([]);
  expect(await mistakesOf('aturan_persetujuan_list', '')).toEqual([]);
  const id = await toko.asOwner((db) => db.value('select id from aturan_persetujuan'));
  expect(await mistakesOf('aturan_persetujuan_get', '$1', [id])).toEqual([]);
  const wakil = [`wakil@${toko.kode}.test`, 'Wakil', toko.kode, 'staff'];
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', wakil);
  await data.rows(
    'update erp_private.membership set diterima_pada = now() where tenant_kode = $1',
    [toko.kode],
  );
  const [orang] = await data.rows('select id from erp_private.pengguna where email = $1', [
    wakil[0],
  ]);
  const { id: waits } = await makeDraft();
  const asked = `select id from persetujuan where transaksi_id = $1`;
  const request = await toko.asOwner((db) => db.value(asked, [waits]));
  expect(await mistakesOf('persetujuan_get', '$1', [request])).toEqual([]);
  const other = [request, orang?.id];
  expect(await mistakesOf('persetujuan_delegasikan', '$1, $2', other)).toEqual([]);
  const days = `$1, '2026-01-01', '2026-01-31'`;
  expect(await mistakesOf('delegasi_create', days, [orang?.id])).toEqual([]);
  expect(await mistakesOf('delegasi_list', '')).toEqual([]);
  await toko.asOwner((db) => db.rows('delete from aturan_persetujuan'));
}
