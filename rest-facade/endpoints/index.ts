/** The endpoint table. */
import { DEPRECATIONS } from '../base/deprecations.ts';
import { type Endpoint, endpointOf, type Row } from '../base/endpoint.ts';
import { withFile } from '../ekspor/registry.ts';
import { aiRows } from './ai.ts';
import { anggaranRows } from './anggaran.ts';
import { asetRows } from './aset.ts';
import { aturanRows } from './aturan_persetujuan.ts';
import { auditRows } from './audit.ts';
import { bidangRows } from './bidang.ts';
import { cabangRows } from './cabang.ts';
import { cdcRows } from './cdc.ts';
import { cetakRows } from './cetak.ts';
import { dashboardRows } from './dashboard.ts';
import { draftRows } from './draft.ts';
import { eksporRows } from './ekspor.ts';
import { idLuarRows, masterIdLuarRows } from './id_luar.ts';
import { imporRows } from './impor.ts';
import { kopRows } from './kop.ts';
import { kunciApiRows } from './kunci_api.ts';
import { lampiranRows } from './lampiran.ts';
import { laporanRows } from './laporan.ts';
import { masaPajakRows } from './masa_pajak.ts';
import { massalRows } from './massal.ts';
import { masterEndpoints } from './master.ts';
import { notifikasiRows } from './notifikasi.ts';
import { pengaturanRows } from './pengaturan.ts';
import { peranRows } from './peran.ts';
import { periodeRows } from './periode.ts';
import { persetujuanRows } from './persetujuan.ts';
import { perubahanRows } from './perubahan.ts';
import { preferensiRows } from './preferensi.ts';
import { rabatRows } from './rabat.ts';
import { transaksiRows } from './transaksi.ts';
import { tutupTahunRows } from './tutup_tahun.ts';
import { docsRows, umumRows } from './umum.ts';
import { usulanRows } from './usulan.ts';
import { webhookRows } from './webhook.ts';

/** Every row that is served, deprecated paths among them. */
export function endpointTable({ docs }: { docs: boolean }): Endpoint[] {
  const written = [
    ...umumRows,
    ...bidangRows,
    ...masterEndpoints,
    ...asetRows,
    ...transaksiRows,
    ...idLuarRows,
    ...masterIdLuarRows,
    ...cetakRows,
    ...massalRows,
    ...rabatRows,
    ...preferensiRows,
    ...draftRows,
    ...usulanRows,
    ...persetujuanRows,
    ...pengaturanRows,
    ...kunciApiRows,
    ...peranRows,
    ...cabangRows,
    ...aturanRows,
    ...periodeRows,
    ...kopRows,
    ...masaPajakRows,
    ...tutupTahunRows,
    ...laporanRows,
    ...anggaranRows,
    ...dashboardRows,
    ...lampiranRows,
    ...notifikasiRows,
    ...imporRows,
    ...eksporRows,
    ...perubahanRows,
    ...webhookRows,
    ...auditRows,
    ...aiRows,
    ...cdcRows,
    ...(docs ? docsRows : []),
  ].map((row) => (reports.has(row) ? withFile(endpointOf(row)) : endpointOf(row)));
  const readers = new Map(written.filter(({ etag }) => etag).map((row) => [row.path, row]));
  const shown = new Map(written.filter(showsOne).map((row) => [row.path, row]));
  const rows = written.map((row) => {
    const reads = CHANGES.has(row.method) ? readers.get(row.path) : undefined;
    const shownBy =
      row.method === 'PUT' || row.method === 'PATCH' ? shown.get(row.path) : undefined;
    return { ...row, ...(reads && { reads }), ...(shownBy && { shownBy }) };
  });
  return [...rows, ...DEPRECATIONS.flatMap((deprecation) => aliases(rows, deprecation))];
}

const reports: ReadonlySet<Row> = new Set(laporanRows);
const CHANGES: ReadonlySet<string> = new Set(['PATCH', 'PUT', 'DELETE']);

/** Whether a row reads one thing by one operation. */
const showsOne = ({ method, list, pages, call }: Endpoint): boolean =>
  method === 'GET' && !list && !pages && call !== undefined;

/** The successor's rows once more, under the path that will go. */
function aliases(
  rows: readonly Endpoint[],
  deprecation: (typeof DEPRECATIONS)[number],
): Endpoint[] {
  const { path, successor } = deprecation;
  return rows
    .filter((row) => row.path === successor || row.path.startsWith(`${successor}/`))
    .map((row) => ({ ...row, path: path + row.path.slice(successor.length), deprecation }));
}
