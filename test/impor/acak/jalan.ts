/** The real road of a file: HTTP, the worker, the books of a shop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../../helpers/database.ts';
import type { Jalan } from './coba.ts';

type Toko = { base: string; token: string; rows: Jalan['rows'] };

export function jalanOf({ base, token, rows }: Toko): Jalan {
  const ask = async (method: string, path: string, body?: FormData | string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${base}/api/impor${path}`, { method, headers, body: body ?? null });
    return { status: answer.status, body: (await answer.json()) as Row };
  };
  const tenang = async (id: number): Promise<Row> => {
    for (;;) {
      const { body } = await ask('GET', `/${id}?per_page=20`);
      if (!['memeriksa', 'berjalan'].includes(String(body.status))) return body;
      await sleep(15);
    }
  };
  return {
    kirim: (jenis, { nama, isi }) => {
      const form = new FormData();
      form.set('jenis', jenis);
      form.set('berkas', new Blob([new Uint8Array(isi)]), nama);
      return ask('POST', '', form);
    },
    tenang,
    jalankan: async (id) => {
      await ask('POST', `/${id}/jalankan`, '{}');
      return tenang(id);
    },
    batalkan: (id) => ask('POST', `/${id}/batalkan`, '{}'),
    rows,
  };
}

/** What documents of all truths name: `ADA`. */
const ISI: readonly (readonly [jenis: string, isi: string])[] = [
  ['satuan', 'kode,nama\nDUS,Dus'],
  [
    'barang',
    'kode,nama,satuan,harga jual\nB1,Sabun,PCS,1000\nB2,Teh,PCS,2000\n00123,Kopi,PCS,3000\n7788,Gula,PCS,1500',
  ],
  [
    'kontak',
    'kode,nama,tipe\nC1,Toko Satu,pelanggan\nC2,Toko Dua,pelanggan\n0042,Toko Tiga,pelanggan\nS1,PT Sumber,supplier\nS2,CV Jaya,supplier',
  ],
];

export async function isiToko(jalan: Jalan): Promise<void> {
  for (const [jenis, isi] of ISI) {
    const { body } = await jalan.kirim(jenis, { nama: 'isi.csv', isi: Buffer.from(isi) });
    await jalan.tenang(Number(body.id));
    const { status } = await jalan.jalankan(Number(body.id));
    if (status !== 'selesai') throw new Error(`${jenis}: ${status}`);
  }
}
