/** Value of stock in the list of locations: that of the stock report, and together that of the books. */
import { expect, test } from '@jest/globals';
import { openStory, type Row } from '../helpers/story.ts';

const { openToko } = openStory();

test.each(['tenant', 'per_lokasi'])(
  'a thing in three places, pools per %s',
  async (lingkup_hpp) => {
    const toko = await openToko({ lingkup_hpp });
    const tempat = [toko.lokasi];
    for (const nama of ['Cabang', 'Toko']) tempat.push(await toko.master('lokasi', { nama }));
    const pindah = (barang_id: number, qty: number, lokasi_tujuan_id = tempat[1], lain: Row = {}) =>
      toko.buat('transfer-stok', '01-03', {
        lokasi_tujuan_id,
        detail: [{ barang_id, qty }],
        ...lain,
      });
    const [tiga, tujuh] = [await toko.barang(), await toko.barang()];
    await toko.beli('01-02', [
      [tiga, 3, '3.333333'],
      [tujuh, 7, '1.428571'],
    ]);
    await pindah(tiga, 1);
    await pindah(tiga, 1, tempat[2]);
    await pindah(tujuh, 3);
    await pindah(tujuh, 2, tempat[2], { dua_langkah: true });

    const { data } = await toko.staf.value<{ data: Row[] }>(
      `select erp.master_list('lokasi', jsonb_populate_record(null::erp.permintaan_list,
       '{"custom_fields": ["nilai_stok"], "filter": {"aktif": "semua"}}'))`,
    );
    const daftar = new Map(data.map(({ id, nilai_stok }) => [id, nilai_stok]));
    const laporan = new Map<number, number>();
    for (const b of (await toko.laporan('stok', { per_lokasi: true })).data) {
      laporan.set(b.lokasi_id, Math.round(100 * ((laporan.get(b.lokasi_id) ?? 0) + b.nilai)) / 100);
    }
    for (const id of tempat) expect([id, daftar.get(id)]).toEqual([id, laporan.get(id)]);
  },
);
