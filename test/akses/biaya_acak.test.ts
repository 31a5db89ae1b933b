/**
 * Two books that differ in nothing but what goods cost answer who does not see that with the same bytes, whatever he asks:
 * random queries of GraphQL, before and after every column that is classified as cost was changed.
 */
import { expect, test } from '@jest/globals';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { makeRandom } from '../helpers/acak.ts';
import { openDunia } from './biaya_dunia.ts';
import { makeQueries } from './kueri_acak.ts';

const dunia = openDunia();
const SEED = Number(process.env.SEED ?? 20_261);
const MANY = 600;

/** Doubles all that is hidden: the columns of cost, and the money of documents that he does not see. */
async function double(): Promise<number> {
  const { data, toko } = dunia.world;
  const skema = `t_${toko.kode}`;
  return data.asOwner(
    async (db) => {
      await db.rows('set local session_replication_role = replica');
      const columns = await db.rows<{ tabel: string; kolom: string[] }>(
        `select t.tabel, array_agg(c.column_name::text) as kolom
           from erp_private.tenant_table as t
           join information_schema.columns as c
             on c.table_schema = $1 and c.table_name = t.tabel and c.is_generated = 'NEVER'
            and c.column_name = any (t.angka_biaya)
          where t.tabel <> all ('{alokasi,jurnal_baris,saldo_harian,riwayat_saldo,barang_pemasok}')
          group by 1`,
        [skema],
      );
      const times = (names: readonly string[]) =>
        names.map((one) => `${one} = ${one} * 2`).join(', ');
      const changes = columns.map(({ tabel, kolom }) => `update ${tabel} set ${times(kolom)}`);
      const hidden = 'any (erp_private.biaya_jenis())';
      const of = `transaksi_id in (select id from transaksi where jenis = ${hidden})`;
      // Of accounts those of stock, of what it cost, of what suppliers get, and of money at hand.
      const accounts = `akun_kode in (select a.kode from akun as a join erp.akun_subklas as s on s.id = a.subklas_id
        where s.bagian in ('hpp', 'beban_usaha') or a.subklas_id = 11
           or a.kendali in ('persediaan', 'persediaan_transit', 'hutang'))`;
      changes.push(
        `update transaksi set ${times(['bruto', 'diskon', 'dpp', 'ppn', 'total_nilai', 'dibayar'])} where jenis = ${hidden}`,
        `update transaksi_baris set ${times(['harga', 'bruto', 'subtotal', 'dpp', 'ppn'])} where ${of}`,
        `update transaksi_pembayaran set ${times(['jumlah'])} where jenis = ${hidden}`,
        `update pos_terbuka set ${times(['nilai'])} where jenis in ('hutang', 'uang_muka')`,
        `update alokasi set ${times(['jumlah', 'nilai'])} where pos_id in (
           select id from pos_terbuka where jenis in ('hutang', 'uang_muka'))`,
        `update jurnal_baris set ${times(['debit', 'kredit'])} where ${accounts}`,
        `update saldo_harian set ${times(['debit', 'kredit'])} where ${accounts}`,
      );
      for (const change of changes) await db.rows(change);
      return changes.length;
    },
    { tenant: toko.kode },
  );
}

test('random queries answer him with the same bytes, and others with other ones', async () => {
  const { world, token, hpp } = dunia;
  const { body } = await world.server.graphql(token, getIntrospectionQuery());
  const random = makeRandom(SEED);
  const query = makeQueries(buildClientSchema(body.data), random, {
    numbers: ['0', '1', '2', '3', `${hpp}`, `${hpp * 2}`, '918273.64', '777.25', '1554.5'],
    texts: ['BIAYA', 'PJ', 'a', 'penjualan', 'BRG', ''],
  });
  const queries = Array.from({ length: MANY }, query);
  const ask = async (who: string) => {
    const said: string[] = [];
    for (const one of queries) said.push((await world.server.graphql(who, one)).text);
    return said;
  };
  const plain = (text: string) => text.replaceAll(/"(?:requestId|request_id)":"[^"]*"/g, '');
  const admin = `${world.tokens.admin}`;
  const [his, whole] = [await ask(token), await ask(admin)];
  // Enough of them are no mistakes, and enough are answered rather than refused.
  expect(whole.filter((text) => !text.includes('"errors"')).length).toBeGreaterThan(MANY / 4);
  expect(his.filter((text) => !text.includes('"errors"')).length).toBeGreaterThan(MANY / 10);
  world.toko.leaveBroken();
  expect(await double()).toBeGreaterThan(15);
  const [again, changed] = [await ask(token), await ask(admin)];
  const differ = (before: readonly string[], after: readonly string[]) =>
    queries.flatMap((one, n) =>
      plain(`${before[n]}`) === plain(`${after[n]}`) ? [] : [`${one}\n${before[n]}\n${after[n]}`],
    );
  expect(differ(his, again)).toEqual([]);
  expect(differ(whole, changed).length).toBeGreaterThan(5);
});
