/** A paper that cannot be made, among those that go by e-mail. */
import { once } from 'node:events';
import { afterAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { makePrinter } from '../../server/cetak/kertas/printer.ts';
import { makeCetakSender } from '../../workers/cetak/sender.ts';
import { makeMailer } from '../../workers/mail/mailer.ts';
import { LONG_MS } from '../helpers/limits.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { workerPool } from '../helpers/worker.ts';

const { data, openBarang } = openStory();
const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] });
afterAll(() => new Promise<void>((done) => smtp.close(() => done())));

test('it keeps no other back: it says so, is tried ten times, and its cause is logged', async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as { port: number };
  const from = 'Niaga <niaga@toko.test>';
  const mailer = makeMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: LONG_MS });
  const { toko, barang } = await openBarang(10);
  const { id } = await toko.jual(hari('02-01'), [[barang, 1, 500]]);
  for (const email of ['rusak@contoh.test', 'baik@contoh.test']) {
    await toko.staf.rows(`select erp.cetak_kirim_create('penjualan', $1, $2)`, [id, email]);
  }
  const ofBroken = (what: string) =>
    toko.asOwner((db) => db.rows(`update cetak_kirim set ${what} where email like 'rusak%'`));
  // What is wrong with a paper nobody foresaw.
  await data.rows(`create or replace function erp_private.cetak_templat_find(
      buku anyelement, jenis erp.jenis_transaksi, templat text
    ) returns text language plpgsql stable as $$
    begin
      if templat = 'rusak' then raise 'yang tidak diduga'; end if;
      return null;
    end $$`);
  await ofBroken(`templat = 'rusak'`);
  const pool = workerPool(data);
  const { rows } = await pool.query(
    'select kode, skema from erp_private.worker_tenant_list() where kode = $1',
    [toko.kode],
  );
  const faults: string[] = [];
  const sender = makeCetakSender(
    pool,
    { mail: { mailer, from }, print: makePrinter({ threads: 1 }), origin: undefined },
    ({ message }) => void faults.push(message),
  );
  const list = () => toko.staf.value<Row[]>(`select erp.cetak_kirim_list('penjualan', $1)`, [id]);
  await sender.look(rows[0]);
  await until(async () =>
    (await list()).every(({ status, galat }) => status === 'terkirim' || galat !== null),
  );
  expect(await list()).toMatchObject([
    { email: 'baik@contoh.test', status: 'terkirim', percobaan: 1, galat: null },
    { status: 'antre', percobaan: 1, galat: 'kertas tidak dapat dibuat' },
  ]);
  expect(faults).toEqual([expect.stringMatching(/^surel kertas \d+: P0001 yang tidak diduga$/)]);
  // The tenth try is the last.
  await ofBroken('percobaan = 9, berikut_pada = clock_timestamp()');
  await sender.look(rows[0]);
  await until(async () => (await list()).every(({ status }) => status !== 'antre'));
  expect(await list()).toMatchObject([
    { status: 'terkirim', percobaan: 1 },
    { status: 'gagal', percobaan: 10, galat: 'kertas tidak dapat dibuat' },
  ]);
  await sender.stop();
});
