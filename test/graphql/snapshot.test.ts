/** What files are made of: one state of the books, rows that come as they are wanted, fields that clients do not see. */
import { beforeAll, expect, test } from '@jest/globals';
import type { RequestContext } from '../../server/base/context.ts';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { openPg } from '../postgres/pg.ts';

const { data, openToko } = openStory('few');

let toko: Toko;
let door: Door;
let context: RequestContext;

beforeAll(async () => {
  toko = await openToko();
  door = makeDoor({ pg: openPg(data, { max: 1 }) });
  context = await data.contextOf({ tenant: toko.kode, peran: 'viewer' });
});

const ROWS = `query ($dari: Date, $sampai: Date) {
  eksporJurnal(dari: $dari, sampai: $sampai) { nomor baris { debit akunKode } tanggal }
}`;
const period = { dari: hari('01-01'), sampai: hari('12-31') };

async function rowsOf(batches: AsyncIterable<readonly (readonly (string | null)[])[]>) {
  const rows: (readonly (string | null)[])[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

test('rows are texts in the order of the selection, of the same state as documents', async () => {
  const kopi = await toko.barang();
  const beli = (jumlah: number) => toko.beli('01-05', [[kopi, 1, jumlah]]);
  await beli(1000);
  const rows = door.keepRows(ROWS);
  expect(rows.columns).toEqual(['nomor', 'debit', 'akun_kode', 'tanggal']);
  const total = door.keep(
    'query ($dari: Date, $sampai: Date) { eksporJurnalJumlah(dari: $dari, sampai: $sampai) }',
  );
  const snapshot = await door.snapshot(context);
  const before = await snapshot.execute(total, period);
  expect(before.errors).toBeUndefined();
  await beli(2000);
  const first = await rowsOf(snapshot.rows(rows, period));
  expect(first).toEqual([
    [expect.stringMatching(/^PB/), '1000.00', '1301', hari('01-05')],
    [expect.stringMatching(/^PB/), '0.00', '2101', hari('01-05')],
  ]);
  expect(await snapshot.execute(total, period)).toEqual(before);
  await snapshot.end();
  const later = await door.snapshot(context);
  expect(await rowsOf(later.rows(rows, period))).toHaveLength(4);
  await later.end();
});

test('what the database refuses is thrown as it said it, and the connection serves the next', async () => {
  const snapshot = await door.snapshot(context);
  const wrong = { dari: hari('02-02'), sampai: hari('01-01') };
  await expect(rowsOf(snapshot.rows(door.keepRows(ROWS), wrong))).rejects.toMatchObject({
    code: 'VATGL',
  });
  await snapshot.end();
  const misfit = await door.snapshot(context);
  const day = { dari: 'kemarin' };
  await expect(rowsOf(misfit.rows(door.keepRows(ROWS), day))).rejects.toThrow(/\$dari/);
  await misfit.end();
});

test('nothing is written in a snapshot', async () => {
  const snapshot = await door.snapshot(context);
  const write = door.keep('mutation { notifikasiBaca(input: { id: 1 }) { clientMutationId } }');
  expect((await snapshot.execute(write, {})).errors).toHaveLength(1);
  await snapshot.end();
});

test('a cancelled query ends, nothing else begins, and the connection serves the next', async () => {
  await data.asOwner(
    async (db) => {
      await db.rows('lock table jurnal in access exclusive mode');
      const snapshot = await door.snapshot(context);
      const asked = rowsOf(snapshot.rows(door.keepRows(ROWS), period));
      const ended = expect(asked).rejects.toMatchObject({ code: '57014' });
      for (let waiting = 0; waiting === 0; ) {
        waiting = Number(
          await db.value(
            `select count(*) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        );
      }
      snapshot.cancel();
      await ended;
      const head = await snapshot.execute(door.keep('{ eksporKop }'), {});
      expect(head.errors?.[0]?.message).toBe('the snapshot was cancelled');
      await snapshot.end();
    },
    { tenant: toko.kode },
  );
  const next = await door.snapshot(context);
  expect((await next.execute(door.keep('{ eksporKop }'), {})).errors).toBeUndefined();
  await next.end();
});

test('clients do not see these fields, nor the types of their rows', () => {
  expect(() => door.parse('{ eksporKop }')).toThrow(/"eksporKop"/);
  expect(() => door.parse(ROWS)).toThrow(/"eksporJurnal"/);
  const names = Object.keys(door.schema.getTypeMap());
  expect(names.filter((name) => /ekspor/i.test(name))).toEqual([]);
});

test('an operation of rows asks those of one function, each column once', () => {
  const wrong = [
    '{ eksporKop }',
    '{ eksporStok { nama } eksporLogo }',
    '{ eksporJurnal { keterangan baris { keterangan } } }',
    '{ ...R } fragment R on Query { eksporStok { nama } }',
  ];
  for (const source of wrong) expect(() => door.keepRows(source)).toThrow();
  expect(() => door.keepRows('{ eksporStok { gaib } }')).toThrow(/"gaib"/);
});
