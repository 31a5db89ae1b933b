import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { openToko } = openStory();

/** What may be refused: goods that are not there, documents on which others stand, nothing left to return. */
const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOTRM', 'KOSTS', 'VATGL']);

type World = { toko: Toko; barang: number[]; lokasi: number[]; random: (below: number) => number };

/** One document at a random day of two months, so that most are entered late. */
function makeDocument({ toko, barang, lokasi, random }: World): [jenis: string, isi: Row] {
  const pick = <T>(list: T[]): T => list[random(list.length)] as T;
  const qty = 1 + random(5);
  const kepala = {
    tanggal: hari(`${pick(['01', '02'])}-${String(1 + random(28)).padStart(2, '0')}`),
    lokasi_id: pick(lokasi),
  };
  const barang_id = pick(barang);
  const garis = { barang_id, qty };
  const jual = { ...kepala, kontak_id: toko.pelanggan };
  switch (random(8)) {
    case 0:
    case 1:
    case 2:
      return [
        'pembelian',
        {
          ...kepala,
          kontak_id: toko.supplier,
          detail: [
            {
              ...garis,
              qty: qty * 3,
              harga: pick([33.333333, 10 + random(90)]),
            },
          ],
        },
      ];
    case 3:
    case 4:
      return ['penjualan', { ...jual, detail: [{ ...garis, harga: 150 }] }];
    case 5:
      return ['opname-stok', { ...kepala, detail: [{ barang_id, qty_fisik: random(12) }] }];
    case 6:
      return ['penggunaan-persediaan', { ...kepala, detail: [garis] }];
    default: {
      const asal = pick(lokasi);
      return [
        'transfer-stok',
        {
          tanggal: kepala.tanggal,
          lokasi_asal_id: asal,
          lokasi_tujuan_id: lokasi.find((l) => l !== asal),
          dua_langkah: random(2) === 0,
          detail: [garis],
        },
      ];
    }
  }
}

/** A return of a random part of a random line that was sold or bought. */
async function makeReturn({ toko, lokasi, random }: World): Promise<[string, Row] | undefined> {
  const lines = await toko.rows<Row>(
    `select b.id, b.qty, t.id as dokumen, t.jenis, t.kontak_id, t.tanggal
       from transaksi as t join transaksi_baris as b on b.transaksi_id = t.id
      where t.status = 'final' and t.jenis in ('penjualan', 'pembelian') order by b.id`,
  );
  const line = lines[random(lines.length)];
  if (line === undefined) return undefined;
  return [
    `retur-${line.jenis}`,
    {
      tanggal: hari(`03-${String(1 + random(28)).padStart(2, '0')}`),
      kontak_id: line.kontak_id,
      lokasi_id: lokasi[random(lokasi.length)],
      dokumen_asal_id: line.dokumen,
      ...(line.jenis === 'penjualan' && random(3) === 0 ? { kondisi: 'rusak' } : null),
      detail: [{ baris_asal_id: line.id, qty: 1 + random(Number(line.qty)) }],
    },
  ];
}

/** Receives a transfer, whole or in part, writes its rest off, or takes a receipt back. */
async function receive({ toko, random }: World, id: number): Promise<void> {
  const tanggal = hari(`03-0${1 + random(9)}`);
  const how = random(5);
  if (how === 0) await toko.batalTerima('transfer-stok', id);
  else if (how === 1) await toko.terima('transfer-stok', id, tanggal);
  else {
    const [garis] = await toko.baris(id);
    const detail = [{ baris_id: garis?.id, qty: 1 + random(2) }];
    await toko.terima('transfer-stok', id, tanggal, detail, how === 2);
  }
}

async function act(world: World): Promise<void> {
  const { toko, random } = world;
  const { buat, batalkan } = toko;
  const action = random(10);
  if (action < 6) {
    await buat(...makeDocument(world));
  } else if (action < 8) {
    const made = await makeReturn(world);
    if (made) await buat(...made);
  } else {
    const all = await toko.rows<{ id: number; jenis: string }>(
      `select id, jenis from transaksi where status = 'final' ${action === 8 ? `and rincian ->> 'dua_langkah' = 'true'` : ''} order by id`,
    );
    const one = all[random(all.length)];
    if (one === undefined) return;
    if (action === 8) await receive(world, one.id);
    else {
      const tanggal = random(2) === 0 ? null : hari(`04-0${1 + random(9)}`);
      await batalkan(one.jenis, one.id, { tanggal, kaskade: random(2) === 0 });
    }
  }
}

test.each([
  ['tenant', 1],
  ['tenant', 2],
  ['per_lokasi', 3],
  ['per_lokasi', 4],
])(
  'documents of all stock kinds in any order leave true books (%s, seed %i)',
  async (lingkup, seed) => {
    const toko = await openToko({ lingkup_hpp: lingkup });
    const cabang = await toko.master('lokasi', { kode: 'CABANG', nama: 'Cabang' });
    const barang = [await toko.barang(), await toko.barang()];
    const world = { toko, barang, lokasi: [toko.lokasi, cabang], random: makeRandom(seed) };
    let done = 0;
    for (let step = 0; step < 90; step += 1) {
      try {
        await act(world);
        done += 1;
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === undefined || !REFUSED.has(code)) throw error;
      }
      if (step % 30 === 29) await toko.expectConsistent();
    }
    expect(done).toBeGreaterThan(30);
  },
);
