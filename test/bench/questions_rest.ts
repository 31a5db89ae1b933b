import type { PgService } from '../../server/postgres/service.ts';
import type { PgSettings } from '../../server/postgres/settings.ts';
import type { Asked } from './questions_graphql.ts';
import { inBooks, type World } from './world.ts';

/** What a list is asked: its name (an entity or a kind) and the request. */
type RestAsk = { what: string; list: string; request: Record<string, unknown> };

const PAGE = { page: 1, per_page: 20, paginate: true };
/** What a box for searching sends, letter by letter, and what nobody has. */
const SEARCHES = ['a', 'pe', 'pel', 'pelanggan 1', 'zzzzqq'];
const ENTITIES = 'barang kontak akun lokasi satuan harga barang_satuan barang_harga'.split(' ');
const KINDS = ['penjualan', 'pembelian', 'pelunasan-piutang'];
const FILTERS: Record<string, string> = {
  kontak_id: '1',
  lokasi_id: '1',
  dari: '2026-01-01',
  status: 'draft',
  status_bayar: 'outstanding',
  status_terima: 'belum',
  nomor_referensi: 'tidak ada',
  total_min: '100000000',
  total_maks: '0',
  nomor: 'tidak ada',
  dibuat_sejak: '2026-01-01T00:00:00Z',
  dibuat_sampai: '2000-01-01T00:00:00Z',
  diubah_sejak: '2026-01-01T00:00:00Z',
  barang_id: '1',
  status_order: 'terbuka',
};

/** Every order, search and filter of the lists, as the database knows them. */
export async function restAsks(world: World, kode: string): Promise<RestAsk[]> {
  const columns = await inBooks(world, kode, async (client) => {
    const { rows } = await client.query(
      `select e.entitas, erp_private.master_names(null::buku, e.entitas, 'urut') as urut,
              erp_private.master_names(null::buku, e.entitas, 'cari') as cari,
              (select json_object_agg(k.nama, case
                 when k.tipe in ('id', 'bulat', 'uang', 'kuantitas', 'harga_satuan') then '1'
                 when k.tipe = 'boolean' then 'true' when k.tipe = 'tanggal' then '2026-01-01'
                 when k.tipe = 'pilihan' then enum_first(null::erp.kontak_tipe)::text else 'tidak ada' end)
                 from erp_private.master_kolom as k where k.entitas = e.entitas and k.tipe <> 'pilihan'
                  and k.nama = any (erp_private.master_names(null::buku, e.entitas, 'saring'))) as saring
         from unnest($1::erp.entitas_master[]) as e (entitas)`,
      [ENTITIES],
    );
    return rows as {
      entitas: string;
      urut: string[];
      cari: string[];
      saring: Record<string, string>;
    }[];
  });
  const kinds = await inBooks(world, kode, async (client) => {
    const { rows } = await client.query(
      `select array_agg(nama) filter (where golongan = 'standar' or nama = 'jatuh_tempo') as urut,
              array_agg(nama) filter (where cari) as cari from erp_private.transaksi_column()`,
    );
    return rows[0] as { urut: string[]; cari: string[] };
  });
  return [
    ...columns.flatMap(({ entitas, urut, cari, saring }) =>
      asksOf('master_list', entitas, urut, cari, saring),
    ),
    ...KINDS.flatMap((kind) => asksOf('transaksi_list', kind, kinds.urut, kinds.cari, FILTERS)),
  ];
}

function asksOf(
  list: string,
  what: string,
  sorts: readonly string[],
  searched: readonly string[],
  filters: Record<string, string>,
): RestAsk[] {
  const requests = [
    {},
    { page: 1000 },
    ...sorts.flatMap((one) => ['asc', 'desc'].map((way) => ({ sort: [`${one}:${way}`] }))),
    ...SEARCHES.flatMap((search) => [
      { search },
      ...searched.map((one) => ({ search, search_fields: [one] })),
    ]),
    ...Object.entries(filters).map(([name, value]) => ({ filter: { [name]: value } })),
  ];
  return requests.map((request) => ({ what, list, request: { ...PAGE, ...request } }));
}

/** As the server asks: each in a transaction of its own. */
export const restQuestions = (
  pg: PgService,
  settings: PgSettings,
  asks: readonly RestAsk[],
): Asked[] =>
  asks.map(({ what, list, request }) => {
    const { page, per_page: _size, paginate: _pages, ...own } = request;
    const name = JSON.stringify(page === 1 ? own : { page, ...own });
    return {
      name: `REST ${what} ${name}`,
      async ask() {
        const started = performance.now();
        await pg.transaction(settings, 'read', (client) =>
          client.query({
            text: `select erp.${list}($1, jsonb_populate_record(null::erp.permintaan_list, $2))`,
            values: [what, JSON.stringify(request)],
          }),
        );
        return { ms: performance.now() - started, statements: [] };
      },
    };
  });
