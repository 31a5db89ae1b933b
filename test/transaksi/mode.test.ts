import { expect, test } from '@jest/globals';
import { type KindList, unknownInModes } from '../../server/fields/kinds.ts';
import { expectError, hari, openStory } from '../helpers/story.ts';

const { openBarang } = openStory();

const salah = (pesan: string) => ({ code: 'VAMOD', message: pesan });

test('a mode that the kind has not is refused, posted, as a draft, tried and in a list', async () => {
  const { toko, barang } = await openBarang();
  const isi = {
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    mode: 'apa',
    detail: [{ barang_id: barang, qty: 1, harga: 10 }],
  };
  const pesan = salah('mode: tidak ada mode ini pada jenisnya');
  await expect(toko.buat('pembelian', '03-05', isi)).rejects.toMatchObject(pesan);
  await expect(toko.simulasi('pembelian', '03-05', isi)).rejects.toMatchObject(pesan);
  await expectError(toko.draft('pembelian', '03-05', isi), 'VAMOD');
  const { mode, ...biasa } = { ...isi, tanggal: hari('03-05') };
  const daftar = JSON.stringify([biasa, { ...biasa, mode }]);
  await expectError(
    toko.staf.value(
      `select erp.pembelian_massal(array(
         select jsonb_populate_record(null::erp.pembelian_input, d.value)
           from jsonb_array_elements($1) as d))`,
      [daftar],
    ),
    'VAMOD',
  );
});

test('the list of a kind says what its modes know', () => {
  const fields = {
    tanggal: { tipe: 'tanggal', wajib: true },
    lokasi_id: { tipe: 'id' },
    pajak: { tipe: 'teks', hanya_mode: true },
    mode: { tipe: 'teks' },
    detail: {
      tipe: 'daftar',
      fields: { qty: { tipe: 'kuantitas' }, jumlah: { tipe: 'uang', hanya_mode: true } },
    },
  };
  const mode = {
    harga: { kode: 'X', id: '-', en: '-', kenal: ['tanggal', 'pajak', 'detail.jumlah'], wajib: [] },
  };
  expect(unknownInModes({ name: 'x', fields, mode } as unknown as KindList)).toEqual([
    { mode: '', kode: undefined, kepala: ['pajak'], baris: ['jumlah'] },
    { mode: 'harga', kode: 'X', kepala: ['lokasi_id'], baris: ['qty'] },
  ]);
  expect(unknownInModes({ name: 'x', fields: {}, mode: {} } as unknown as KindList)).toEqual([]);
});
