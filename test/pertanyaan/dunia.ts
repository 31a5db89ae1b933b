import { beforeAll, expect } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { type Rest, startServer, type TestServer } from '../helpers/server.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer's data has the keys that were asked for.
type Jawaban = any;

export const TAHUN = hari('').slice(0, 4);

export type Dunia = {
  toko: Toko;
  server: TestServer;
  rest: Rest;
  tanya: (pertanyaan: string) => Promise<Jawaban>;
};

/** Two months of trade in three goods with two customers; another tenant has a name of its own. */
export function openDunia() {
  const data = openDatabase();
  const dunia = { data } as Dunia & { data: typeof data };
  beforeAll(async () => {
    const [toko, lain] = [await openToko(data), await openToko(data)];
    await lain.barang({ nama: 'Zamrud Rahasia' });
    const kategori = 'Kopi & Teh';
    const kopi = await toko.barang({
      nama: 'Kopi Bubuk',
      kategori,
      merek: 'Kapal',
      stok_minimum: 200,
    });
    const susu = await toko.barang({ nama: 'Kopi Susu', kategori });
    const beras = await toko.barang({ nama: 'Beras Ramos', kategori: 'Beras' });
    const budi = await toko.kontak({ nama: 'Budi Santoso', kota: 'Bandung' });
    const budiman = await toko.kontak({ nama: 'Budi Hartono', kota: 'Bogor' });
    const tiga = (harga: number, qty: number) =>
      [kopi, susu, beras].map((id): [number, number, number] => [id, qty, harga]);
    await toko.beli('01-05', tiga(1000, 100));
    await toko.jual('01-10', tiga(1500, 10), { kontak_id: budi });
    await toko.jual('02-03', [[kopi, 7, '1999.99']], {
      kontak_id: budiman,
      pembayaran: [{ akun_kode: '1101', jumlah: 5000 }],
    });
    const batal = await toko.jual('02-04', [[beras, 3, 2000]]);
    await toko.batalkan('penjualan', batal.id, { tanggal: '02-05' });
    const server = await startServer(data);
    const rest = await server.restAs(toko, 'staff');

    const tanya = async (pertanyaan: string) => {
      const answer = await rest.post('/api/ai/query', { pertanyaan });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return answer.body;
    };
    Object.assign(dunia, { toko, server, rest, tanya });
  });
  return dunia;
}
