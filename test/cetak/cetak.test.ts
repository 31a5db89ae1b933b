/** A paper by e-mail: the real worker, a real SMTP server on the loopback address. */
import { once } from 'node:events';
import { afterAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { LONG_MS } from '../helpers/limits.ts';
import { hari, openStory } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';

const { data, openToko } = openStory('few');
const mails: { to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(
      address.startsWith('tolak')
        ? Object.assign(new Error('tidak ada'), { responseCode: 550 })
        : undefined,
    ),
  onData: (stream, session, done) => {
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part.toString();
    });
    stream.on('end', () => {
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
});
afterAll(() => new Promise<void>((done) => smtp.close(() => done())));

test('it goes to the contact with the PDF, and its state is shown; a refusal ends it', async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as { port: number };
  const toko = await openToko({ nama: 'Toko Makmur' });
  const barang = await toko.barang();
  await toko.beli(hari('01-02'), [[barang, 10, 100]]);
  await toko.ubah('kontak', toko.pelanggan, { email: 'beli@contoh.test' });
  const { id } = await toko.jual(hari('02-01'), [[barang, 1, 500]]);
  // Null, and not 0: a worker to which something is due looks again at once.
  const due = () => toko.asOwner((db) => db.value('select erp_private.worker_cetak_due()'));
  expect(await due()).toBeNull();
  const send = (email: string | null, templat?: string) =>
    toko.staf.rows(`select erp.cetak_kirim_create('penjualan', $1, $2, null, $3)`, [
      ...[id, email, templat],
    ]);
  await send(null);
  await send('tolak@contoh.test');
  // What the template of one is no longer for keeps none of the others back.
  await toko.asOwner((db) =>
    db.rows(`insert into cetak_templat (nama, dasar) values ('nota', 'bukti-kas')`),
  );
  await send('nota@contoh.test');
  await toko.asOwner((db) =>
    db.rows(`update cetak_kirim set templat = 'nota' where email = 'nota@contoh.test'`),
  );
  await send('kwitansi@contoh.test', 'kwitansi');
  const kontak_id = await toko.kontak({ nama: 'Abroad', email: 'en@contoh.test', bahasa: 'en' });
  const there = await toko.jual(hari('02-01'), [[barang, 1, 500]], { kontak_id });
  await toko.staf.rows(`select erp.cetak_kirim_create('penjualan', $1)`, [there.id]);
  await openWorker(data, {
    url: `smtp://127.0.0.1:${port}`,
    from: 'Niaga <niaga@toko.test>',
    timeoutMs: LONG_MS,
  });
  const list = () =>
    toko.staf.value<{ email: string; status: string }[]>(
      `select erp.cetak_kirim_list('penjualan', $1)`,
      [id],
    );
  await until(
    async () => (await list()).every(({ status }) => status !== 'antre') && mails.length > 3,
  );
  expect(await list()).toMatchObject([
    { email: 'kwitansi@contoh.test', status: 'terkirim', galat: null },
    { email: 'nota@contoh.test', status: 'terkirim', galat: null },
    { email: 'tolak@contoh.test', status: 'ditolak' },
    { email: 'beli@contoh.test', status: 'terkirim', galat: null },
  ]);
  expect(await due()).toBeNull();
  expect(mails.map(({ to }) => to).sort()).toEqual([
    ...[['beli@contoh.test'], ['en@contoh.test'], ['kwitansi@contoh.test'], ['nota@contoh.test']],
  ]);
  expect(mails[0]?.text).toMatch(/application\/pdf[\s\S]*JVBERi/);
  const said = (address: string) => mails.find(({ to }) => to[0] === address)?.text;
  expect(said('beli@contoh.test')).toContain('Terlampir FAKTUR PENJUALAN dari Toko Makmur.');
  expect(said('en@contoh.test')).toContain('SALES INVOICE of Toko Makmur is attached.');
});
