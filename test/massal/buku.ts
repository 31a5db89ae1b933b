/** The books of two shops side by side: the one posted document by document, the other in one call. */
import { describe, expect, test } from '@jest/globals';
import { openDatabase, type Row, type TestDatabase } from '../helpers/database.ts';
import { createDokumen, type Dibuat } from '../helpers/dokumen.ts';
import { READY } from '../helpers/run.ts';
import type { Toko } from '../helpers/toko.ts';
import { berdua, type Kinds } from './massal.ts';

export const daftar = (jenis: string) =>
  `array(select jsonb_populate_record(null::erp.${jenis}_input, d)
           from jsonb_array_elements($1::jsonb) as d)`;
export const massal = (toko: Toko, jenis: string, dokumen: Row[], kunci?: string) =>
  toko
    .by(kunci ? { idempotency: { key: kunci } } : {})
    .value<{ data: Dibuat[]; idempotent?: boolean }>(
      `select erp.${jenis}_massal(${daftar(jenis)})`,
      [JSON.stringify(dokumen)],
    );

/** Ids that mean nothing, times, and what is kept beside the books. */
const LUAR = `'{id,posting_id,jurnal_id,transaksi_id,baris_id,urut,xid,dicatat_pada,dibuat_pada,diubah_pada,
  cari,request_id,dibuat_oleh,dicatat_oleh,entitas_id,waktu,pada,pengguna_id,audit_id,
  gabungan_id,sumber_id,koreksi_untuk,order_id,lot_id}'::text[]
  #- '{rincian,dilihat}' #- '{rincian,dibukukan}'`;
const isi = (tabel: string, induk = '', urut = '1') =>
  `select ${induk ? 't.nomor || ' : ''}(to_jsonb(x) - ${LUAR})::text || (
     select coalesce((to_jsonb(g) - 'id')::text, '') from (select) as s
       left join dimensi_gabungan as g on g.id = (to_jsonb(x) ->> 'gabungan_id')::bigint)
     || coalesce((
       select format(' of %s.%s.%s', a.nomor, m.baris, m.sub)
         from mutasi_stok as m join transaksi as a on a.id = m.transaksi_id
        where m.id = coalesce(to_jsonb(x) ->> 'sumber_id', to_jsonb(x) ->> 'koreksi_untuk')::bigint
     ), '') as isi
     from ${tabel} as x ${induk} order by ${urut}`;
const DARI = 'join transaksi as t on t.id = x.transaksi_id';
const BUKU: Readonly<Record<string, string>> = {
  transaksi: isi('transaksi'),
  baris: isi('transaksi_baris', DARI),
  bayar: isi('transaksi_pembayaran', DARI),
  jurnal: isi('jurnal'),
  ayat: isi('jurnal_baris', 'join jurnal as t on t.id = x.jurnal_id'),
  mutasi: isi('mutasi_stok', DARI),
  // In the order in which they stand at one day; a correction stands where what it corrects does.
  urutan: isi('mutasi_stok', DARI, 'x.tanggal_kunci, x.urut, x.baris, x.sub, 1'),
  pos: isi('pos_terbuka', DARI),
  alokasi: isi('alokasi', DARI),
  order: isi('order_gerak', DARI),
  dipesan: isi('stok_order'),
  susut: isi('aset_susut', DARI),
  poin: isi('poin_gerak', DARI),
  lot: isi('poin_lot', DARI),
  poinSaldo: isi('poin_saldo'),
  konfirmasi: `select t.nomor || ' of ' || d.nomor || (to_jsonb(x) - 'dokumen_id' - ${LUAR})::text as isi
                 from konfirmasi as x ${DARI} join transaksi as d on d.id = x.dokumen_id order by 1`,
  kolam: isi('stok_pool'),
  lokasi: isi('stok_lokasi'),
  saldo: isi('saldo_harian'),
  nomor: isi('penomoran'),
  posting: `select p.aksi || t.nomor as isi from posting as p
              join transaksi as t on t.id = p.transaksi_id order by p.id`,
  audit: `select aksi || entitas || jsonb_path_query_array(sesudah, '$.nomor')::text as isi
            from audit where entitas = 'transaksi' order by id`,
  antre: `select count(*)::text || (select count(*) from posting_belum) as isi from audit_antre`,
  peristiwa: `select jenis as isi from outbox order by id`,
};
export const buku = async (toko: Toko) => {
  const tables = Object.entries(BUKU).map(async ([nama, text]) => {
    const rows = await toko.rows<{ isi: string }>(text);
    // A warning names a count by its id too.
    return [nama, rows.map((row) => row.isi.replaceAll(/(opname itu) \(\d+\)/g, '$1'))] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
};

/** Whether they go as one set of rows, which shows in nothing but their cost; undone. */
export async function asSet(
  toko: Toko,
  jenis: string,
  dokumen: Row[],
): Promise<boolean | undefined> {
  let found: boolean | undefined;
  const undone = toko.asOwner(async (db) => {
    const values = [jenis, JSON.stringify(dokumen)];
    found = await db.value(
      'select erp_private.massal_sets(null::buku, $1, $2) is not null',
      values,
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return found;
}

/** The same documents in two shops: a call for each here, one call for all there. */
async function expectAlike(
  data: TestDatabase,
  nama: string,
  { dokumen, settings, sets = false, prepare }: Kinds[string],
): Promise<void> {
  const { satu, dua, ids } = await berdua(data, settings);
  const made = await prepare?.(satu, ids);
  expect(await prepare?.(dua, ids)).toEqual(made);
  const jenis = nama.split(',')[0] as string;
  const fungsi = jenis.replaceAll('-', '_');
  const given = dokumen(satu, ids, (made ?? []) as number[]);
  const sendiri: Dibuat[] = [];
  for (const one of given) sendiri.push(await satu.as((db) => createDokumen(db, fungsi, one)));
  expect(await asSet(dua, jenis, given)).toBe(sets);
  const sekaligus = await massal(dua, fungsi, given);
  expect(sekaligus.data).toMatchObject(sendiri.map(({ nomor_transaksi }) => ({ nomor_transaksi })));
  const [buku1, buku2] = [await buku(satu), await buku(dua)];
  for (const tabel of Object.keys(BUKU)) {
    expect([tabel, buku2[tabel]]).toEqual([tabel, buku1[tabel]]);
  }
}

/** Each of these lists, in two shops of its own. There are as many to a database as tenants lie ready in it. */
export function testAlike(kinds: Kinds): void {
  const all = Object.entries(kinds);
  const pairs = READY.length / 2;
  for (let n = 0; n < all.length; n += pairs) {
    describe('the books after one call are those after the same single calls', () => {
      const data = openDatabase('many');
      test.each(all.slice(n, n + pairs))('%s', (nama, kind) => expectAlike(data, nama, kind));
    });
  }
}
