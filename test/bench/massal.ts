import type pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { connect } from './posting.ts';
import { openShops, type Shop, saleOf, settle } from './shops.ts';
import { inBooks, type World } from './world.ts';

/**
 * `npm run bench -- massal`, one to four minutes: what a document costs PostgreSQL on one connection, in CPU, when each has a
 * call and a transaction of its own and when a hundred share them.
 */

const TOGETHER = 100;
const ROUNDS = 5;
const ALONE = 40;
const SOURCES = 1000;

type Kind = {
  jenis: string;
  /** What the books need for it, and what all later ones then find. */
  prepare?: string;
  fungsi: string;
  document: (given: Given) => object;
};

type Given = Contacts & {
  shop: Shop;
  n: number;
  /** Of the document among all of the run. */
  urut: number;
};

type Source = { id: number; garis: number[] };

type Contacts = {
  supplier: number;
  /** A customer with a limit of credit. */
  limited: number;
  /** Suppliers of whom some bills are open. */
  suppliers: number[];
  /** Locations where stock is transferred to and counted. */
  tempat: number[];
  /** Open sales of the shop's customer, and purchases, with their lines. */
  sales: Source[];
  purchases: Source[];
  /** The day of openings. */
  pembukaan: string;
};

const tanggal = new Date().toISOString().slice(0, 10);

const saleAt = (shop: Parameters<typeof saleOf>[0], n: number) =>
  JSON.parse(saleOf(shop, n % (shop.barang.length - 2)));

const bill = (kontak_id: number | undefined) => ({
  tanggal,
  kontak_id,
  detail: [{ akun_lawan: '6101', jumlah: 5000 }],
});

/** A tenth of each line of the shop's first ones comes back. */
const returnOf = ({ shop, urut }: Given, sources: Source[], kontak_id: number) => {
  const { id, garis } = sources[urut % sources.length] as Source;
  return {
    tanggal,
    kontak_id,
    lokasi_id: shop.lokasi,
    dokumen_asal_id: id,
    detail: garis.map((baris_asal_id) => ({ baris_asal_id, qty: '0.1' })),
  };
};

/** The goods of a sale, without their prices. */
const goodsAt = (shop: Shop, n: number): { barang_id: number; qty: number }[] =>
  saleAt(shop, n).detail.map(({ barang_id, qty }: { barang_id: number; qty: number }) => ({
    barang_id,
    qty,
  }));

const DIMENSIONS = `
  with baru as (
    insert into dimensi (kode, nama, slot) values ('cabang', 'Cabang', 1), ('proyek', 'Proyek', 2)
    returning id
  )
  insert into dimensi_nilai (dimensi_id, kode, nama)
    select b.id, 'N' || n, 'N' || n from baru as b cross join generate_series(0, 19) as n`;

const KINDS: readonly Kind[] = [
  {
    jenis: 'penjualan, 3 baris',
    fungsi: 'penjualan',
    document: ({ shop, n }) => saleAt(shop, n),
  },
  {
    // To one contact, of whom more and more is unpaid.
    jenis: 'penjualan, batas kredit',
    fungsi: 'penjualan',
    document: ({ shop, n, limited }) => saleAt({ ...shop, kontak: limited }, n),
  },
  {
    jenis: 'pembelian, 3 baris',
    fungsi: 'pembelian',
    document: ({ shop, n, supplier }) => saleAt({ ...shop, kontak: supplier }, n),
  },
  {
    jenis: 'kas-masuk',
    fungsi: 'kas_masuk',
    document: () => ({ tanggal, akun_kas: '1101', detail: [{ akun_kode: '4201', jumlah: 5000 }] }),
  },
  {
    jenis: 'jurnal-umum',
    fungsi: 'jurnal_umum',
    document: () => ({
      tanggal,
      detail: [
        { akun_kode: '6101', debit: 5000 },
        { akun_kode: '1101', kredit: 5000 },
      ],
    }),
  },
  {
    jenis: 'pelunasan-piutang, 1 dokumen',
    fungsi: 'pelunasan_piutang',
    document: ({ shop, urut, sales }) => {
      const alokasi = [{ dokumen_id: sales[urut % sales.length]?.id, jumlah: 10 }];
      return { tanggal, kontak_id: shop.kontak, akun_kas: '1111', jumlah: 10, alokasi };
    },
  },
  {
    // Paying the oldest of ten bills.
    jenis: 'pelunasan-hutang, dicari',
    fungsi: 'pelunasan_hutang',
    document: ({ urut, suppliers }) => {
      const kontak_id = suppliers[urut % suppliers.length];
      return { tanggal, kontak_id, akun_kas: '1111', jumlah: 10 };
    },
  },
  {
    jenis: 'saldo-awal-piutang, 1 faktur',
    fungsi: 'saldo_awal_piutang',
    document: ({ shop, urut, pembukaan }) => ({
      tanggal: pembukaan,
      kontak_id: shop.kontak,
      detail: [{ nomor_faktur_asli: `A-${urut}`, tanggal_faktur: pembukaan, nilai_sisa: 5000 }],
    }),
  },
  {
    jenis: 'hutang',
    fungsi: 'hutang',
    document: ({ supplier }) => bill(supplier),
  },
  {
    jenis: 'transfer-stok, 3 baris',
    fungsi: 'transfer_stok',
    document: ({ shop, n, tempat }) => ({
      tanggal,
      lokasi_asal_id: shop.lokasi,
      lokasi_tujuan_id: tempat[0],
      detail: goodsAt(shop, n),
    }),
  },
  {
    jenis: 'penggunaan-persediaan, 3 baris',
    fungsi: 'penggunaan_persediaan',
    document: ({ shop, n }) => ({
      tanggal,
      lokasi_id: shop.lokasi,
      detail: goodsAt(shop, n),
    }),
  },
  {
    // Each counts other goods or at another place.
    jenis: 'opname-stok, 3 baris',
    fungsi: 'opname_stok',
    document: ({ shop, n, urut, tempat }) => ({
      tanggal,
      lokasi_id: tempat[Math.floor(n / 4) % tempat.length],
      detail: goodsAt(shop, 3 * (n % 4)).map(({ barang_id }) => ({
        barang_id,
        qty_fisik: urut % 1000,
        hpp: 700,
      })),
    }),
  },
  {
    jenis: 'retur-penjualan tanpa asal, 3 baris',
    fungsi: 'retur_penjualan',
    document: ({ shop, n }) => saleAt(shop, n),
  },
  {
    jenis: 'retur-penjualan, 3 baris',
    fungsi: 'retur_penjualan',
    document: (given) => returnOf(given, given.sales, given.shop.kontak),
  },
  {
    jenis: 'retur-pembelian, 3 baris',
    fungsi: 'retur_pembelian',
    document: (given) => returnOf(given, given.purchases, given.supplier),
  },
  {
    // Two values on each line, one of them the document's.
    jenis: 'penjualan, 2 dimensi',
    prepare: DIMENSIONS,
    fungsi: 'penjualan',
    document: ({ shop, n }) => {
      const sale = saleAt(shop, n);
      const detail = sale.detail.map((baris: object, nth: number) => ({
        ...baris,
        dimensi: { proyek: `N${nth}` },
      }));
      return { ...sale, dimensi: { cabang: `N${n % 20}` }, detail };
    },
  },
];

async function post(client: pg.Client, shop: Shop, text: string, value: unknown): Promise<void> {
  await client.query(`begin;${settingsSql(shop.settings)}`);
  await client.query({ name: text.slice(0, 60), text, values: [JSON.stringify(value)] });
  await client.query('commit');
}

const alone = ({ fungsi }: Pick<Kind, 'fungsi'>) =>
  `select erp.${fungsi}_create(jsonb_populate_record(null::erp.${fungsi}_input, $1::jsonb), false)`;
const together = ({ fungsi }: Pick<Kind, 'fungsi'>) =>
  `select erp.${fungsi}_massal(array(select jsonb_populate_record(null::erp.${fungsi}_input, d)
     from jsonb_array_elements($1::jsonb) as d))`;

/** Makes documents of one kind, a hundred at once, and answers them with their lines. */
async function sourcesOf(
  world: World,
  shop: Shop,
  client: pg.Client,
  fungsi: string,
): Promise<Source[]> {
  for (let n = 0; n < SOURCES / TOGETHER; n += 1) {
    const documents = Array.from({ length: TOGETHER }, (_, nth) => saleAt(shop, nth));
    await post(client, shop, together({ fungsi }), documents);
  }
  return inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<Source>(
      `select t.id::int, array_agg(b.id::int order by b.baris) as garis
         from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id
        where t.jenis = $1 and t.kontak_id = $2
        group by t.id order by t.id desc limit ${SOURCES}`,
      [fungsi, shop.kontak],
    );
    return rows;
  });
}

/** Some suppliers with ten bills each, a customer with a limit of credit, warehouses, and what is open. */
async function contactsOf(world: World, shop: Shop, client: pg.Client): Promise<Contacts> {
  const contacts = await inBooks(world, shop.kode, async (books) => {
    const { rows } = await books.query<Omit<Contacts, 'sales' | 'purchases'>>(
      `with
         baru as (
           insert into kontak (kode, nama, tipe, batas_kredit)
             select 'TERBATAS', 'terbatas', k.tipe, 1e12 from kontak as k where k.id = $1
             union all
             select 'SP' || n, 'pemasok ' || n, k.tipe, null
               from generate_series(1, 20) as n join kontak as k on k.nama = 'supplier'
             returning id, batas_kredit
         ),
         tempat as (
           insert into lokasi (kode, nama, tipe)
             select 'GD' || n, 'Gudang ' || n, 'gudang' from generate_series(1, 25) as n
             returning id
         )
       select (select id::int from kontak where nama = 'supplier') as supplier,
              (select id::int from baru where batas_kredit is not null) as limited,
              array(select id::int from baru where batas_kredit is null) as suppliers,
              array(select id::int from tempat) as tempat,
              (select (tanggal_mulai - 1)::text from pengaturan) as pembukaan`,
      [shop.kontak],
    );
    return rows[0] as Contacts;
  });
  for (let n = 0; n < 10; n += 1) {
    await post(client, shop, together({ fungsi: 'hutang' }), contacts.suppliers.map(bill));
  }
  const supplied = { ...shop, kontak: contacts.supplier };
  return {
    ...contacts,
    sales: await sourcesOf(world, shop, client, 'penjualan'),
    purchases: await sourcesOf(world, supplied, client, 'pembelian'),
  };
}

export async function benchMassal(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  const rows: string[][] = [];
  try {
    const { rows: pids } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = pids[0]?.pid ?? 0;
    const contacts = await progress.step('Kontak', () => contactsOf(world, shop, client));
    let urut = 0;
    const next = (kind: Kind, n: number) => {
      urut += 1;
      return kind.document({ ...contacts, shop, n, urut });
    };
    const cpu = async (run: () => Promise<void>, documents: number) => {
      const before = cpuOf(pid);
      await run();
      return (cpuOf(pid) - before) / documents;
    };
    const each = (kind: Kind, count: number) => async () => {
      for (let n = 0; n < count; n += 1) {
        await post(client, shop, alone(kind), next(kind, n));
      }
    };
    const all = (kind: Kind) => async () => {
      const documents = Array.from({ length: TOGETHER }, (_, n) => next(kind, n));
      await post(client, shop, together(kind), documents);
    };
    for (const kind of KINDS) {
      await progress.step(kind.jenis, async () => {
        const { prepare } = kind;
        if (prepare) await inBooks(world, shop.kode, (books) => books.query(prepare));
        await each(kind, 100)();
        await all(kind)();
        await settle(world);
        await all(kind)();
        const figures: { one: number; many: number }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const one = await cpu(each(kind, ALONE), ALONE);
          figures.push({ one, many: await cpu(all(kind), TOGETHER) });
        }
        const one = median(figures.map((figure) => figure.one));
        const many = median(figures.map((figure) => figure.many));
        rows.push([kind.jenis, number(one, 2), number(many, 2), number(many / one, 2)]);
      });
    }
  } finally {
    await client.end();
  }
  return table([['dokumen', 'sendiri, ms', `${TOGETHER} sekaligus, ms`, 'rasio'], ...rows], 1);
}
