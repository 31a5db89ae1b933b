/** The page that lies on top of an export of everything. */
import { tanggalPanjang } from '../../../server/cetak/tabel/angka.ts';
import type { FormatSemua, Semua, Tertinggal } from './semua.ts';

const line = (name: string, text: string): string => `  ${name.padEnd(34)} ${text}`;

const tertinggalLine = ({ perihal, pesan, banyak, contoh }: Tertinggal): string =>
  `  ${perihal}: ${pesan} (${banyak}: ${contoh.join(', ')}${banyak > contoh.length ? ', …' : ''})`;

export function bacaText({ nama, per, berkas, tertinggal }: Semua, format: FormatSemua): string {
  const read = berkas.filter(({ impor }) => impor !== null);
  const others = berkas.filter(({ impor }) => impor === null);
  return [
    `${nama}: seluruh data, dengan saldo per ${tanggalPanjang(per)}`,
    '',
    'Berkas bernomor dapat diimpor ke tenant lain yang masih kosong, menurut nomornya; tanggal mulai',
    `pembukuannya sehari sesudah ${tanggalPanjang(per)}. Zip ini masuk utuh lewat POST /api/impor/paket, atau`,
    'berkasnya satu per satu lewat POST /api/impor dengan jenis di kanan.',
    'Berkas tanpa isi tidak disertakan; yang panjang dilanjutkan dalam berkas -bagian-2 dan seterusnya.',
    '',
    ...read.map(({ nama, judul, impor }) => line(`${nama}.${format}`, `${impor}: ${judul}`)),
    '',
    'Untuk dibaca:',
    '',
    ...others.map(({ nama, judul }) => line(`${nama}.${format}`, judul)),
    '',
    'Yang tidak terbawa oleh berkas bernomor:',
    '',
    ...tertinggal.map(tertinggalLine),
    '',
  ].join('\r\n');
}
