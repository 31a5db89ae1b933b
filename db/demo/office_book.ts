import type pg from 'pg';
import { addDays, weekday } from './dates.ts';
import type { Ids } from './master.ts';
import { closedMonths, monthly, type OfficeEntry, openItems, opening } from './office.ts';
import type { DemoTenant } from './tenants.ts';

/** The first day of a tenant's story. */
const firstDay = ({ days }: DemoTenant, today: string): string => addDays(today, 1 - days);

/** Posts one document and makes the transaction ready for the next; answers its id. */
export type Post = (jenis: string, isi: unknown) => Promise<number>;

/** Who pays late, and whose invoice is disputed: these documents stay open. */
const LATE = ['PLG-04', 'PLG-11', 'PLG-15'];
const DISPUTED = 'SUP-12';

const TUESDAY = 2;
const FRIDAY = 5;

async function post(book: Post, entries: OfficeEntry[]): Promise<void> {
  for (const { jenis, isi } of entries) await book(jenis, isi);
}

/** Before the first trade: capital, the till, equipment with its place in the register of assets, and open items. */
export async function bookOpening(
  client: pg.ClientBase,
  tenant: DemoTenant,
  ids: Ids,
  today: string,
  book: Post,
): Promise<void> {
  const { equipment } = tenant.office;
  const tanggal = firstDay(tenant, today);
  const [capital, till, bought] = opening(tenant.office, tanggal);
  if (!capital || !till || !bought) return;
  await post(book, [capital, till]);
  const id = await book(bought.jenis, bought.isi);
  const { rows } = await client.query(
    `select (d ->> 'id')::bigint as id
       from json_array_elements(erp.transaksi_get('kas-keluar', $1) -> 'detail') as d`,
    [id],
  );
  const assets = equipment.map(({ kode, nama, akun, akumulasi, harga, umur }, index) => ({
    kode,
    nama,
    akun_aset: akun,
    akun_akumulasi: akumulasi,
    tanggal,
    perolehan: harga,
    umur_bulan: umur,
    asal: [{ baris_id: Number(rows[index].id), nilai: harga }],
  }));
  await client.query(
    'select erp.aset_create(jsonb_populate_record(null::erp.aset_input, isi)) from jsonb_array_elements($1) as isi',
    [JSON.stringify(assets)],
  );
  const customer = tenant.customers.findLast(({ kode }) => LATE.includes(kode));
  const goods = tenant.goods.find((one) => one.supplier === DISPUTED);
  const idOf = (known: Map<string, number>, kode = '') => {
    const found = known.get(kode);
    if (found === undefined) throw new Error(`the demo of ${tenant.kode} lacks ${kode}`);
    return found;
  };
  const items = openItems(
    {
      supplier: idOf(ids.kontak, DISPUTED),
      customer: idOf(ids.kontak, customer?.kode),
      place: idOf(ids.lokasi, tenant.places[0]?.kode),
      goods: idOf(ids.barang, goods?.kode),
    },
    tanggal,
  );
  await post(book, items);
}

/** All settlements of a day: for each contact one, of everything that is due; amounts are counted by the database. */
async function settlements(
  client: pg.ClientBase,
  side: 'penjualan' | 'pembelian',
  tanggal: string,
  except: readonly string[],
): Promise<unknown[]> {
  const { rows } = await client.query(
    `select jsonb_build_object(
              'tanggal', $2::date, 'kontak_id', t.kontak_id, 'akun_kas', '1111', 'jumlah', sum(t.sisa),
              'alokasi', jsonb_agg(jsonb_build_object('dokumen_id', t.id, 'jumlah', t.sisa) order by t.id)
            ) as isi
       from transaksi as t
       join kontak as k on k.id = t.kontak_id
      where t.jenis = $1 and t.status = 'final' and t.sisa > 0 and t.jatuh_tempo <= $2
        and t.tanggal <= $2 and k.kode <> all ($3)
      group by t.kontak_id
      order by t.kontak_id`,
    [side, tanggal, except],
  );
  return rows.map(({ isi }) => isi);
}

/** After the trade: what the months cost, what customers and suppliers were paid when it was due. */
export async function bookOffice(
  client: pg.ClientBase,
  tenant: DemoTenant,
  today: string,
  book: Post,
): Promise<void> {
  const first = firstDay(tenant, today);
  for (let tanggal = first; tanggal <= today; tanggal = addDays(tanggal, 1)) {
    if (weekday(tanggal) === TUESDAY) {
      for (const isi of await settlements(client, 'penjualan', tanggal, LATE)) {
        await book('pelunasan_piutang', isi);
      }
    }
    if (weekday(tanggal) === FRIDAY) {
      for (const isi of await settlements(client, 'pembelian', tanggal, [DISPUTED])) {
        await book('pelunasan_hutang', isi);
      }
    }
  }
  await post(book, monthly(tenant.office, first, today));
}

/** Closes the months that are long over. Needs the role and the key of an admin. */
export async function closeMonths(
  client: pg.ClientBase,
  tenant: DemoTenant,
  today: string,
): Promise<void> {
  for (const month of closedMonths(firstDay(tenant, today), today)) {
    await client.query(`select erp.periode_set($1, 'tutup')`, [month]);
  }
}
