/** Plans that a connection made when the books had hardly begun, or makes when they have grown, read no more then, whether somebody looked at their tables or not. */
import { expect, test } from '@jest/globals';
import { type Db, openDatabase } from '../helpers/database.ts';
import { openToko } from '../helpers/toko.ts';
import { bukaDunia, type Dunia, SAH } from './aturan_dokumen.ts';
import {
  batal,
  buat,
  type Call,
  dibaca,
  dibacaLebih,
  GROWING,
  membaca,
  type Rows,
  tumbuh,
} from './dibaca.ts';

const data = openDatabase();

/** Turns autovacuum off, so that the tables are never analyzed. */
async function unseen(db: Db, skema: string): Promise<void> {
  for (const name of GROWING) await db.rows(`alter table ${name} set (autovacuum_enabled = off)`);
  await db.rows('select pg_clear_relation_stats($1, t) from unnest($2::text[]) as t', [
    skema,
    GROWING,
  ]);
  await db.rows(
    `select pg_clear_attribute_stats(schemaname, tablename, attname, inherited)
       from pg_stats where schemaname = $1 and tablename = any ($2)`,
    [skema, GROWING],
  );
}

/** A document of each kind, posted and voided again; a settlement that seeks its documents; a void with what stands on it. */
function works(dunia: Dunia): Record<string, Call[]> {
  const kinds = Object.entries(SAH).map(([jenis, isi]): [string, Call[]] => [
    jenis,
    [buat(jenis, isi(dunia)), batal(jenis)],
  ]);
  const lunas = SAH['pelunasan-piutang']?.(dunia) ?? {};
  return {
    ...Object.fromEntries(kinds),
    'the oldest first': [buat('pelunasan-piutang', { ...lunas, alokasi: [], jumlah: 5 })],
    'with kaskade': [
      buat('pelunasan-piutang', lunas),
      [`select erp.transaksi_void('penjualan', $1, 'salah', kaskade => true)`, dunia.jual],
    ],
  };
}

test('what writes reads no more in books that have grown by six hundred documents', async () => {
  const toko = await openToko(data, { poin_aktif: true });
  const work = works(await bukaDunia(toko));
  await toko.asOwner((db) => unseen(db, `t_${toko.kode}`));
  await membaca(data, toko, async (db) => {
    // The first plan is kept, as after some calls.
    await db.rows(`set local plan_cache_mode = 'force_generic_plan'`);
    const young = new Map<string, Rows>();
    for (const [name, calls] of Object.entries(work)) {
      young.set(name, await dibaca(db, toko, calls));
    }
    await tumbuh(toko);
    for (const plans of ['kept', 'made anew', 'made when they were looked at']) {
      if (plans.endsWith('looked at')) await db.rows(`analyze ${GROWING.join(', ')}`);
      for (const [name, calls] of Object.entries(work)) {
        if (plans !== 'kept') await db.rows('discard plans');
        const more = dibacaLebih(young.get(name), await dibaca(db, toko, calls));
        expect([plans, name, more]).toEqual([plans, name, []]);
      }
    }
  });
});
