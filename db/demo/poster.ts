import type pg from 'pg';
import type { RequestContext } from '../../server/base/context.ts';
import { pgSettingsOf, settingsSql } from '../../server/postgres/settings.ts';
import { bookGoods } from './beside_goods.ts';
import { bookMoney } from './beside_money.ts';
import { addDays } from './dates.ts';
import { type Ids, type MakeMaster, makeMasters } from './master.ts';
import { bookOffice, bookOpening, closeMonths, type Post } from './office_book.ts';
import type { Entry } from './shop.ts';
import { tellStory } from './story.ts';
import type { DemoTenant } from './tenants.ts';

/** Settings, in SQL, of the users in whose name documents are booked. */
type Acting = { staff: string; admin: string };

/** Who the requests of the load come from, by role. */
export type Authors = { staff: RequestContext; admin: RequestContext };

/** A posting ends with its proof, which leaves no room in the transaction for rows of another before this. */
const NEXT_POSTING = 'set constraints all deferred;';

const idsByKode = (rows: { id: string; kode: string }[]): Map<string, number> =>
  new Map(rows.map(({ id, kode }) => [kode, Number(id)]));

/** Asks the create function of an entity for one record after another. */
const masterMaker =
  (client: pg.ClientBase): MakeMaster =>
  async (entitas, dokumen) => {
    const { rows } = await client.query(
      `select r.id, r.kode
         from jsonb_array_elements($1::jsonb) with ordinality as d (isi, urutan)
        cross join lateral erp.${entitas}_create(
          jsonb_populate_record(null::erp.${entitas}_input, d.isi)
        ) as r
        order by d.urutan`,
      [JSON.stringify(dokumen)],
    );
    return idsByKode(rows);
  };

/** The document as the API takes it: ids instead of codes. */
function documentOf({ tanggal, kontak, lokasi, detail, isi }: Entry, ids: Ids): string {
  return JSON.stringify({
    tanggal,
    kontak_id: ids.kontak.get(kontak),
    lokasi_id: ids.lokasi.get(lokasi),
    detail: detail.map(({ barang, satuan, ...line }) => ({
      barang_id: ids.barang.get(barang),
      satuan_id: ids.satuan.get(satuan),
      ...line,
    })),
    ...isi,
  });
}

/** Books a document of a kind (as the functions are named) and makes room for the next; answers its id. */
async function post(
  client: pg.ClientBase,
  jenis: string,
  document: string,
  draft = false,
): Promise<number> {
  const { rows } = await client.query({
    name: jenis,
    text: `select (erp.${jenis}_create(jsonb_populate_record(null::erp.${jenis}_input, $1::jsonb), $2)).id`,
    values: [document, draft],
  });
  await client.query(NEXT_POSTING);
  return Number(rows[0].id);
}

async function postEntry(
  client: pg.ClientBase,
  acting: Acting,
  entry: Entry,
  ids: Ids,
): Promise<void> {
  const { jenis, batal, draft = false } = entry;
  const id = await post(client, jenis, documentOf(entry, ids), draft);
  if (batal === undefined) return;
  await client.query(acting.admin);
  await client.query('select erp.transaksi_void($1, $2, $3)', [jenis, id, batal]);
  await client.query(NEXT_POSTING + acting.staff);
}

/** Whether the tenant has data. The lock makes a second loader wait for the first, and then find it has. */
async function isFilled(client: pg.ClientBase): Promise<boolean> {
  await client.query(`select pg_advisory_xact_lock(hashtext('demo:' || erp.tenant_kode()))`);
  const { rows } = await client.query('select exists (select from barang) as terisi');
  return rows[0].terisi;
}

/** The first place is a tenant's from its beginning: its dimension is set here, that of the others when they are made. */
async function nameWhose(client: pg.ClientBase, { places: [first] }: DemoTenant): Promise<void> {
  if (first?.cabang === undefined) return;
  const { rows } = await client.query('select id::text from lokasi where kode = $1', [first.kode]);
  const patch = JSON.stringify({ dimensi: { cabang: first.cabang } });
  await client.query(`select erp.master_patch('lokasi', $1, $2)`, [rows[0].id, patch]);
}

/** Settings of members' points, for documents from now on. */
const POINTS = { poin: { aktif: true, rupiah_per_poin: 250_000, nilai_poin: 2_500 } };

async function bookOthers(
  client: pg.ClientBase,
  { nama }: DemoTenant,
  acting: Acting,
  ids: Ids,
  today: string,
): Promise<void> {
  await client.query(acting.admin);
  await client.query('select erp.pengaturan_patch($1)', [JSON.stringify(POINTS)]);
  await client.query('select erp.kop_set($1, kaki => $2)', [
    JSON.stringify([{ bank: 'BCA', nomor: '4561237890', atas_nama: nama }]),
    'Terima kasih',
  ]);
  await client.query(acting.staff);
  const { rows } = await client.query('select tanggal_mulai::text as mulai from pengaturan');
  const book = (draft: boolean) => (jenis: string, isi: object) =>
    post(client, jenis, JSON.stringify(isi), draft);
  const opening = addDays(rows[0].mulai, -1);
  const shop = { client, ids, today, opening, post: book(false), draft: book(true) };
  await bookMoney(shop);
  await bookGoods(shop);
}

async function book(
  client: pg.ClientBase,
  tenant: DemoTenant,
  acting: Acting,
  onProgress: (text: string) => void,
): Promise<void> {
  const known = async (table: 'satuan' | 'lokasi') =>
    idsByKode((await client.query(`select id, kode from ${table}`)).rows);
  const ids = await makeMasters(
    tenant,
    { satuan: await known('satuan'), lokasi: await known('lokasi') },
    masterMaker(client),
  );
  await nameWhose(client, tenant);
  const { rows } = await client.query(
    'select (now() at time zone zona_waktu)::date::text as hari_ini from pengaturan',
  );
  const today: string = rows[0].hari_ini;
  const bookOne: Post = (jenis, isi) => post(client, jenis, JSON.stringify(isi));
  await bookOpening(client, tenant, ids, today, bookOne);
  const entries = tellStory(tenant, today);
  for (const [index, entry] of entries.entries()) {
    if (index % 20 === 0) onProgress(`${tenant.nama}: ${index}/${entries.length} dokumen`);
    await postEntry(client, acting, entry, ids);
  }
  onProgress(`${tenant.nama}: biaya, pelunasan, dan tutup bulan`);
  await bookOffice(client, tenant, today, bookOne);
  if (tenant.others) await bookOthers(client, tenant, acting, ids, today);
  await client.query(acting.admin);
  await closeMonths(client, tenant, today);
  await client.query(acting.staff);
}

/**
 * Fills an empty tenant through the functions that requests use, under their role and claims. All of it is one
 * transaction: what is interrupted leaves nothing behind, and a tenant with data is a whole one.
 */
export async function fillTenant(
  client: pg.ClientBase,
  tenant: DemoTenant,
  authors: Authors,
  onProgress: (text: string) => void,
): Promise<void> {
  const acting: Acting = {
    staff: settingsSql(pgSettingsOf(authors.staff)),
    admin: settingsSql(pgSettingsOf({ ...authors.admin, adminKey: true })),
  };
  await client.query(`begin; set local jit = off; ${acting.staff}`);
  try {
    if (!(await isFilled(client))) await book(client, tenant, acting, onProgress);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
