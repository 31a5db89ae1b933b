/** Reports as of a moment over HTTP: they say the moment, in files and GraphQL too; asked again, it is settled. */
import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openBarang } = openStory();

const REPORTS =
  `neraca rugi-laba neraca-saldo arus-kas perubahan-ekuitas ppn beda?sejak=2000-01-01T00:00:00Z
  buku-besar/1201 jurnal piutang hutang stok kartu-stok/1 penjualan penjualan/summary poin order belum-ditagih pencocokan usulan-beli pembelian pembelian/summary harga-beli stok-lambat
  kecukupan-stok abc neraca?banding=tahun-lalu
  rugi-laba?banding=periode-lalu arus-kas?banding=periode-lalu perubahan-ekuitas?banding=periode-lalu`.split(
    /\s+/,
  );

test('each report names the moment that it answers, and soon it is the one asked for', async () => {
  const server = await startServer(data);
  // The relay looks by itself so seldom that only the server's notifications make it settle.
  openRelay(data, 600_000);
  const { toko, barang } = await openBarang();
  const token = await server.tokenOf(toko, 'admin');
  const rest = server.rest(token);
  const detail = [{ barang_id: barang, qty: 1, harga: 100 }];
  const kepala = { tanggal: hari('01-05'), kontak_id: toko.supplier, lokasi_id: toko.lokasi };
  expect((await rest.post('/api/transaksi/pembelian', { ...kepala, detail })).status).toBe(201);
  const saat = new Date().toISOString();
  const ask = async (report: string, more = '') => {
    const link = report.includes('?') ? '&' : '?';
    const { status, body } = await rest.get(
      `/api/laporan/${report}${link}diketahui=${saat}${more}`,
    );
    expect(status).toBe(200);
    return body;
  };
  for (const report of REPORTS) {
    const [kini] = [await rest.get(`/api/laporan/${report}`)];
    expect([report, kini.body.meta.diketahui]).toEqual([report, null]);
    let said = '';
    while (said !== saat) {
      const { meta } = await ask(report);
      expect(Date.parse(meta.diketahui)).toBeLessThanOrEqual(Date.parse(saat));
      said = meta.diketahui;
    }
  }
  const isi = await ask('beda?sejak=2000-01-01T00:00:00Z');
  expect(isi.meta.sejak).toBe('2000-01-01T00:00:00.000Z');
  expect(isi.data).toMatchObject([{ jenis: 'pembelian' }]);
  expect(isi.data[0].diketahui_pada > isi.data[0].dicatat_pada.slice(0, -1)).toBe(true);
  const { body } = await server.graphql(
    token,
    'query ($saat: Datetime!) { laporanNeraca(diketahui: $saat) { meta { diketahui } } laporanJurnal(diketahui: $saat) { meta { diketahui } } }',
    { saat },
  );
  expect(body.data).toEqual({
    laporanNeraca: { meta: { diketahui: saat } },
    laporanJurnal: { meta: { diketahui: saat } },
  });
});
