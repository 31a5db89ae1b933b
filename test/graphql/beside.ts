/** What webhooks and attached files answer. */
import { expect } from '@jest/globals';
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
