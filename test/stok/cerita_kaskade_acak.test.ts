import { expect, test } from '@jest/globals';
import type { Random } from '../helpers/acak.ts';
import {
  batalAcak,
  buatAcak,
  bukuAcak,
  type Dagang,
  DOKUMEN,
  type Dokumen,
  hariAcak,
} from '../helpers/buku_acak.ts';
import { openStory } from '../helpers/story.ts';
import { expectRekonsiliasi } from '../laporan/rekonsiliasi.ts';
import { expectLunas } from '../piutang/lunas.ts';

const { openToko } = openStory();

const REFUSED = new Set(['KOSTK', 'KODEP', 'VADOK', 'KOSTS', 'VATGL', 'KOKAS', 'KORSV', 'KOORD']);

/** A sale or purchase, now and then paid with a deposit, or of goods that were counted already. */
async function trade(dunia: Dagang, apa: string, random: Random): Promise<number> {
  const { toko } = dunia;
  const [jenis, isi] = (await DOKUMEN[apa as 'beli' | 'jual'](dunia, random)) as Dokumen;
  const [muka] = await toko.rows<{ id: number; sisa: string }>(
    `select p.transaksi_id as id, erp_private.pos_balance(null::buku, p.id) as sisa
       from pos_terbuka as p join transaksi as t on t.id = p.transaksi_id and t.status = 'final'
      where p.jenis = $1 and erp_private.pos_balance(null::buku, p.id) > 0 order by p.id limit 1`,
    [jenis === 'penjualan' ? 'titipan' : 'uang_muka'],
  );
  const [opname] = await toko.rows<{ id: number }>(
    `select id from transaksi where status = 'final' and jenis = 'opname-stok' order by id desc limit 1`,
  );
  const [{ qty, harga }] = isi.detail as [{ qty: number; harga: number }];
  const jumlah = Math.min(Number(muka?.sisa ?? 0), Math.floor(qty * harga));
  const lengkap = {
    ...isi,
    ...(opname && random(3) === 0 && { sudah_terhitung_opname: opname.id }),
    ...(muka && random(2) === 0 && { uang_muka: [{ dokumen_id: muka.id, jumlah }] }),
  };
  return (await toko.buat(jenis, lengkap)).id;
}

async function lakukan(dunia: Dagang, apa: string, random: Random): Promise<unknown> {
  if (apa === 'batal') return batalAcak(dunia, random, true);
  if (apa === 'beli' || apa === 'jual') return trade(dunia, apa, random);
  if (apa !== 'hitung') return buatAcak(dunia, apa, random);
  const detail = dunia.barang.map((barang_id) => ({ barang_id, qty_fisik: 5 + random(20) }));
  return dunia.toko.buat('opname-stok', hariAcak(random, '03'), { detail });
}

test.each([
  [11, 'rata-rata'],
  [12, 'rata-rata'],
  [13, 'fifo'],
])('random documents and random voids with kaskade (seed %i, %s)', async (benih, metode_hpp) => {
  const { jadi } = await bukuAcak<Dagang>({
    benih,
    banyak: 80,
    kata: 'jual jual beli beli lunas audit retur retur batal batal hitung',
    buka: async () => {
      const toko = await openToko({ metode_hpp });
      const barang = [await toko.barang(), await toko.barang()];
      await toko.beli(
        '01-05',
        barang.map((id) => [id, 20, 100]),
      );
      return { toko, barang, lokasi: [toko.lokasi], bulan: ['02'] };
    },
    lakukan,
    ditolak: REFUSED,
    tiap: async ({ toko }, ke) => {
      if (ke % 40 === 0) await toko.expectConsistent();
      if (ke % 10 === 0) await expectLunas(toko);
    },
    akhir: ({ toko }) => expectRekonsiliasi(toko),
  });
  expect(jadi.get('batal')).toBeGreaterThan(3);
});
