/** Every title that a report as a file may have, with its words. */

import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import type { Dokumen, Ekspor } from '../../server/cetak/tabel/definisi.ts';
import type { Kolom } from '../../server/cetak/tabel/tabel.ts';

/** Documents that lay a statement out in each of its ways. */
const DOKUMEN: readonly Dokumen[] = [
  {},
  { meta: { banding: { jenis: 'tahun-lalu', sampai: '2025-12-31' } } },
  { meta: { kolom: { nilai: [{ kode: 'JKT', nama: 'Jakarta' }] } } },
];
const GRUP = ['barang', 'kategori', 'kontak', 'pelanggan', 'bulan', 'hari'];
const QUERIES = [
  { per_lokasi: 'true' },
  ...GRUP.map((group_by) => ({ group_by })),
  ...GRUP.map((one) => ({ group_by: `${one},${one === 'bulan' ? 'hari' : 'bulan'}` })),
];

const columnsOf = (ekspor: Ekspor): Kolom[] => {
  const layouts = [
    ekspor.kolom,
    ekspor.perKolom?.kolom,
    ekspor.fungsi === undefined && ekspor.berbanding?.kolom,
  ];
  return layouts.flatMap((kolom) =>
    kolom ? DOKUMEN.flatMap((dokumen) => QUERIES.flatMap((query) => kolom(query, dokumen))) : [],
  );
};

export const reports = endpointTable({ docs: false }).flatMap(({ path, ekspor }) =>
  ekspor ? [{ path, ekspor }] : [],
);

/** The titles of a report: its own, those of its columns and of further tables with their columns. */
export function titlesOf(ekspor: Ekspor): string[] {
  const further = (ekspor.tambahan ?? []).map(({ tabel }) => tabel({}, {}));
  const titles = [
    ekspor.judul,
    ...[...columnsOf(ekspor), ...further.flatMap(({ kolom }) => kolom)].flatMap(
      ({ judul, milik }) => (milik ? [] : [judul]),
    ),
    ...further.flatMap(({ judul }) => judul ?? []),
  ];
  return [...new Set(titles)];
}
