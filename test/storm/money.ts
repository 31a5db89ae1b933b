/** Kinds 10 to 17 and 19 to 22: money, settlements, receivables, payables, depreciation, journals, openings, audits. */
import type { Kind } from '../../server/answers/kinds.ts';
import {
  anybody,
  cash,
  customer,
  day,
  dayFrom,
  deposit,
  madeOf,
  read,
  supplier,
} from './choose.ts';
import type { Client, Document } from './client.ts';

const line = (client: Client, akun_kode: string, max: number): Document => ({
  akun_kode,
  jumlah: client.random.money(max),
  ...(client.random.chance(0.2) && { pajak_kode: 'PPN' }),
});

/** Money in, from a customer: for something, a deposit, or a supplier's that comes back; or out, the same with the sides changed. */
function flow(client: Client, masuk: boolean) {
  const { random } = client;
  const kinds: [Kind, Kind] = ['kas-masuk', 'kas-keluar'];
  const [jenis, source] = masuk ? kinds : kinds.reverse();
  const [own, theirs] = [customer(client), supplier(client)];
  const [akun, lain, sendiri] = masuk ? ['1403', '4201', '2301'] : ['2301', '6203', '1403'];
  const back = random.chance(0.2)
    ? deposit(client, [source as Kind], masuk ? theirs : own)
    : undefined;
  const detail = back
    ? [{ akun_kode: akun, jumlah: random.money(4000), dokumen_id: back.id }]
    : [line(client, (random.chance(0.5) ? sendiri : lain) as string, 9000)];
  return client.create(jenis as Kind, {
    tanggal: dayFrom(client, back?.tanggal ?? day(client)),
    kontak_id: back?.kontak_id ?? (masuk ? own : theirs),
    akun_kas: cash(client),
    detail,
  });
}
export const receive = (client: Client) => flow(client, true);
export const spend = (client: Client) => flow(client, false);

export function transfer(client: Client): Promise<unknown> {
  const { random } = client;
  const akun_asal = cash(client);
  return client.create('kas-bank', {
    tanggal: day(client),
    akun_asal,
    akun_tujuan: akun_asal === '1111' ? '1101' : '1111',
    jumlah: random.money(20_000),
    ...(random.chance(0.3) && { biaya_admin: random.money(100) }),
    transit: random.chance(0.4),
  });
}

/** Pays what a contact owes or is owed: all of it the oldest first, or one document with its discount and tax. */
function settle(client: Client, jenis: 'pelunasan-piutang' | 'pelunasan-hutang') {
  const { random } = client;
  const piutang = jenis === 'pelunasan-piutang';
  const kinds: Kind[] = piutang
    ? ['penjualan', 'penjualan', 'piutang', 'saldo-awal-piutang']
    : ['pembelian', 'pembelian', 'hutang', 'saldo-awal-hutang'];
  const source = madeOf(client, ...kinds);
  if (!source) return Promise.resolve();
  const kontak_id = source.kontak_id ?? customer(client);
  const muka = random.chance(0.15)
    ? deposit(client, piutang ? ['kas-masuk', jenis] : ['kas-keluar', jenis], kontak_id)
    : undefined;
  const jumlah = random.int(1, 9000);
  const alokasi = {
    dokumen_id: source.id,
    jumlah: random.int(1, jumlah),
    ...(random.chance(0.3) && { potongan: random.money(50) }),
    ...(random.chance(0.2) && { pph: random.money(50), pph_kode: 'PPH23' }),
  };
  return client.create(
    jenis,
    {
      tanggal: dayFrom(client, source.tanggal),
      kontak_id,
      akun_kas: cash(client),
      jumlah,
      ...(random.chance(0.5) && { alokasi: [alokasi] }),
      ...(muka && { uang_muka: [{ dokumen_id: muka.id, jumlah: random.money(2000) }] }),
      ...(random.chance(0.2) && { biaya_bank: '0.50' }),
      ...(random.chance(0.2) && { pembulatan: random.chance(0.5) ? '0.25' : '-0.25' }),
      ...(random.chance(0.1) && { kelebihan: 'tolak' }),
    },
    random.chance(0.05),
  );
}
export const collect = (client: Client) => settle(client, 'pelunasan-piutang');
export const payBills = (client: Client) => settle(client, 'pelunasan-hutang');

const other = (client: Client, akun_lawan: string): Document => ({
  tanggal: day(client),
  kontak_id: anybody(client),
  detail: [
    {
      akun_lawan,
      jumlah: client.random.money(9000),
      ...(client.random.chance(0.3) && { pajak_kode: 'PPN' }),
      ...(client.random.chance(0.3) && { pph_kode: 'PPH23' }),
    },
  ],
});
export const lend = (client: Client) =>
  client.create('piutang', other(client, client.random.pick(['4201', '1101', '1111']) as string));
export const owe = (client: Client) =>
  client.create('hutang', other(client, client.random.pick(['6202', '1101', '1111']) as string));

export function depreciate(client: Client): Promise<unknown> {
  const { random, shop } = client;
  const aset_id = random.chance(0.6) ? random.pick(shop.aset) : undefined;
  return client.create('penyusutan', {
    periode: (random.pick(shop.hari) as string).slice(0, 7),
    ...(aset_id !== undefined && { detail: [{ aset_id }] }),
  });
}

/** Sells an asset; its void gives it back. */
export async function dispose(client: Client): Promise<unknown> {
  const { random, shop } = client;
  const answer = await client.send(
    'aset/lepas',
    'POST',
    `/master/aset/${random.pick(shop.aset)}/lepas`,
    {
      tanggal: day(client),
      nilai: random.money(900_000),
      ...(random.chance(0.7) && { susutkan: true }),
      ...(random.chance(0.5) ? { akun_kas: cash(client) } : { kontak_id: anybody(client) }),
    },
    { key: `lepas:${random.uuid()}` },
  );
  const id = answer.body?.id ?? answer.body?.hasil?.id;
  if (answer.status >= 300 || id === undefined) return answer;
  // Taken back, so that there is something left to depreciate.
  return client.act('void', 'penyusutan', id, { alasan: 'batal jual' });
}

export function journal(client: Client): Promise<unknown> {
  const { random } = client;
  const amount = random.money(5000);
  const control = random.chance(0.3);
  const kontak_id = anybody(client);
  return client.create('jurnal-umum', {
    tanggal: day(client),
    detail: [
      control
        ? { akun_kode: '1201', debit: amount, kontak_id }
        : { akun_kode: random.pick(['6203', '1404', '1101']), debit: amount },
      { akun_kode: random.pick(['2303', '4201', '1111', '1101']), kredit: amount },
    ],
    ...(!control && random.chance(0.2) && { balik_otomatis: client.shop.hari.at(-1) }),
  });
}

const opening = (client: Client, kontak_id: number): Document => ({
  tanggal: client.shop.pembukaan,
  kontak_id,
  detail: [
    {
      // A few numbers only: some are taken already.
      nomor_faktur_asli: `F-${client.random.int(1, 200)}`,
      tanggal_faktur: client.shop.pembukaan,
      nilai_sisa: client.random.money(9000),
      jenis: client.random.chance(0.2) ? 'uang_muka' : 'faktur',
    },
  ],
});
export const openReceivable = (client: Client) =>
  client.create('saldo-awal-piutang', opening(client, customer(client)));
export const openPayable = (client: Client) =>
  client.create('saldo-awal-hutang', opening(client, supplier(client)));

export async function audit(client: Client): Promise<unknown> {
  const { random } = client;
  const source = madeOf(client, 'penjualan', 'pembelian', 'piutang', 'hutang');
  if (!source) return undefined;
  const document = await read(client, source);
  const sisa = Number(document.sisa ?? 0);
  return client.create('audit-hutang-piutang', {
    tanggal: dayFrom(client, source.tanggal),
    kontak_id: source.kontak_id,
    detail: random.chance(0.8)
      ? [
          {
            dokumen_id: source.id,
            saldo_konfirmasi: Math.max(Math.floor(sisa) - random.int(0, 50), 0),
          },
        ]
      : [{ jenis: random.pick(['piutang', 'hutang']), saldo_konfirmasi: random.money(500) }],
  });
}
