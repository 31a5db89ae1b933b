import { expect, test } from '@jest/globals';
import { makeRandom } from '../helpers/acak.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { expectLunas } from '../piutang/lunas.ts';

const { openToko } = openStory();

type World = { toko: Toko; barang: number[]; random: (below: number) => number };
type Terbuka = { id: number; jenis: string; kontak_id: number; sisa: string; tanggal: string };

const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOSTS', 'VATGL', 'KOKAS', 'KORSV', 'KOORD']);
const day = (month: string, random: World['random']) =>
  hari(`${month}-${String(1 + random(28)).padStart(2, '0')}`);
const pick = <T>(list: T[], random: World['random']): T | undefined => list[random(list.length)];

/** A sale or purchase, now and then paid with a deposit, or of goods that were counted already. */
async function trade({ toko, barang, random }: World): Promise<[string, Row]> {
  const jual = random(5) < 3;
  const jenis = jual ? 'titipan' : 'uang_muka';
  const [muka] = await toko.rows<{ id: number; sisa: string }>(
    `select p.transaksi_id as id, erp_private.pos_balance(null::buku, p.id) as sisa
       from pos_terbuka as p join transaksi as t on t.id = p.transaksi_id and t.status = 'final'
      where p.jenis = $1 and erp_private.pos_balance(null::buku, p.id) > 0 order by p.id limit 1`,
    [jenis],
  );
  const [opname] = await toko.rows<{ id: number }>(
    `select id from transaksi where status = 'final' and jenis = 'opname-stok' order by id desc limit 1`,
  );
  const qty = 1 + random(4);
  const harga = jual ? 150 : 60 + random(50);
  const jumlah = Math.min(Number(muka?.sisa ?? 0), qty * harga * (jual ? 1 : 3));
  return [
    jual ? 'penjualan' : 'pembelian',
    {
      tanggal: day('02', random),
      kontak_id: jual ? toko.pelanggan : toko.supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: pick(barang, random), qty: jual ? qty : qty * 3, harga }],
      ...(opname && random(3) === 0 ? { sudah_terhitung_opname: opname.id } : null),
      ...(muka && random(2) === 0 ? { uang_muka: [{ dokumen_id: muka.id, jumlah }] } : null),
    },
  ];
}

/** Something that stands on a document: a settlement, a return, an audit. */
async function dependent(world: World): Promise<[string, Row] | undefined> {
  const { toko, random } = world;
  const open = await toko.rows<Terbuka>(
    `select id, jenis, kontak_id, sisa, tanggal::text from transaksi
      where status = 'final' and jenis in ('penjualan', 'pembelian') order by id`,
  );
  const one = pick(open, random);
  if (one === undefined) return undefined;
  const jual = one.jenis === 'penjualan';
  const kepala = { tanggal: day('03', random), kontak_id: one.kontak_id };
  switch (random(4)) {
    case 0: {
      const [sisa, sebagian] = [Number(one.sisa), 1 + random(2)];
      const [potongan, pph] = [random(3), random(2)].map((n) => Math.floor((sisa * n) / 10));
      const jumlah = Math.ceil((sisa - (potongan ?? 0) - (pph ?? 0)) / sebagian);
      return [
        jual ? 'pelunasan-piutang' : 'pelunasan-hutang',
        {
          ...kepala,
          akun_kas: '1111',
          jumlah: jumlah + random(50),
          alokasi: [{ dokumen_id: one.id, jumlah, potongan, pph }],
        },
      ];
    }
    case 1:
      return [
        'audit-hutang-piutang',
        {
          ...kepala,
          detail: [{ dokumen_id: one.id, saldo_konfirmasi: Math.floor(Number(one.sisa) / 2) }],
        },
      ];
    default: {
      const [baris] = await toko.baris(one.id);
      return [
        `retur-${one.jenis}`,
        {
          ...kepala,
          lokasi_id: toko.lokasi,
          dokumen_asal_id: one.id,
          ...(random(3) === 0 ? { cara: jual ? 'titipan' : 'uang_muka' } : null),
          detail: [{ baris_asal_id: baris?.id, qty: 1 + random(2) }],
        },
      ];
    }
  }
}

async function act(world: World): Promise<boolean> {
  const { toko, random } = world;
  const { buat, batalkan } = toko;
  const action = random(11);
  if (action < 4) {
    await buat(...(await trade(world)));
    return false;
  }
  if (action === 10) {
    const detail = world.barang.map((barang_id) => ({ barang_id, qty_fisik: 5 + random(20) }));
    await buat('opname-stok', day('03', random), { detail });
    return false;
  }
  if (action < 8) {
    const made = await dependent(world);
    if (made) await buat(...made);
    return false;
  }
  const all = await toko.rows<{ id: number; jenis: string }>(
    `select id, jenis from transaksi where status = 'final' order by id`,
  );
  const one = pick(all, random);
  if (one === undefined) return false;
  const tanggal = random(3) === 0 ? day('04', random) : null;
  await batalkan(one.jenis, one.id, { tanggal, kaskade: true });
  return true;
}

test.each([
  [11, 'rata-rata'],
  [12, 'rata-rata'],
  [13, 'fifo'],
])('random documents and random voids with kaskade (seed %i, %s)', async (seed, metode_hpp) => {
  const toko = await openToko({ metode_hpp });
  const barang = [await toko.barang(), await toko.barang()];
  await toko.beli(
    '01-05',
    barang.map((id) => [id, 20, 100]),
  );
  const world = { toko, barang, random: makeRandom(seed) };
  let voided = 0;
  for (let step = 0; step < 80; step += 1) {
    try {
      if (await act(world)) voided += 1;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === undefined || !REFUSED.has(code)) throw error;
    }
    if (step % 40 === 39) await toko.expectConsistent();
    if (step % 10 === 9) await expectLunas(toko);
  }
  expect(voided).toBeGreaterThan(3);
  await expectRekonsiliasi(toko);
});
