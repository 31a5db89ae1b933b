/** Good requests for imports. */
import type { Case } from './cases.ts';
import type { World } from './world.ts';

const BOUNDARY = 'batas-uji';

/** A form with a file, as a browser sends it. */
export const formOf = (fields: Readonly<Record<string, string>>, file: string, name = 'a.csv') => {
  const parts = Object.entries(fields).map(
    ([key, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="berkas"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${BOUNDARY}--\r\n`,
  };
};

/** An import of the shop in some state, and what its row is asked with. */
async function imporOf({ toko }: World, status: string): Promise<{ params: { id: string } }> {
  const admin = toko.by({ peran: 'admin' });
  // There may be twenty under way.
  await toko.rows(`delete from impor`);
  const { id } = await admin.value<{ id: number }>(
    `select erp.impor_create('penjualan', 'a.csv', 'csv', repeat('a', 64), 1)`,
  );
  await admin.rows(`select erp.impor_tambah($1, 1, '[["nomor"], ["1"]]')`, [id]);
  await toko.rows(`update impor set status = $2, tahap = 'akhir' where id = $1`, [id, status]);
  return { params: { id: String(id) } };
}

const ready: Case = (world) => imporOf(world, 'siap');

/** A bundle of one part in some state, and what its row is asked with. */
async function paketOf(world: World, status: string): Promise<{ params: { id: string } }> {
  const made = await imporOf(world, status);
  const id = await world.toko.value<number>(
    `insert into impor_paket (nama_berkas, bentuk, sidik, ukuran, status, tahap)
       values ('a.zip', 'zip', repeat('a', 64), 1, $1, 'akhir') returning id`,
    [status],
  );
  await world.toko.rows(
    `update impor set paket_id = $2, bagian =
       '{"ke": 1, "urutan": 16, "nama": "a.csv", "yakin": "pasti", "sebab": "a", "dipakai": true}'
      where id = $1`,
    [made.params.id, id],
  );
  return { params: { id: String(id) } };
}

export const IMPOR_CASES: Readonly<Record<string, Case>> = {
  'POST /impor': async ({ toko }) => {
    await toko.rows(`delete from impor`);
    return formOf({ jenis: 'penjualan' }, 'nomor,tanggal\n1,2026-01-01');
  },
  'GET /impor': () => ({ query: { page: 1, per_page: 5 } }),
  'GET /impor/{id}': async (world) => ({
    ...(await imporOf(world, 'siap')),
    query: { baris: 'semua', page: 1, per_page: 50 },
  }),
  'GET /impor/{id}/kemajuan': ready,
  'GET /impor/{id}/temuan': async (world) => ({
    ...(await imporOf(world, 'ada_temuan')),
    query: { format: 'xlsx' },
  }),
  'PATCH /impor/{id}': async (world) => ({
    ...(await imporOf(world, 'ada_temuan')),
    body: { pemetaan: { 'No. Nota': 'nomor' } },
  }),
  'POST /impor/{id}/jalankan': ready,
  'POST /impor/{id}/batalkan': async (world) => {
    const made = await imporOf(world, 'selesai');
    const { id } = await world.toko.draftJual('02-01', [[world.barang, 1]]);
    await world.toko.rows(
      `update impor_baris set hasil = jsonb_build_object('aksi', 'dibuat', 'id', $2::bigint, 'nomor', 'A')
        where impor_id = $1`,
      [made.params.id, id],
    );
    return { ...made, body: { alasan: 'berkas yang salah' } };
  },
  'DELETE /impor/{id}': ready,
  'POST /impor/paket': async ({ toko }) => {
    await toko.rows(`delete from impor_paket`);
    return formOf({}, 'nomor,tanggal\n1,2026-01-01');
  },
  'GET /impor/paket': () => ({ query: { page: 1, per_page: 5 } }),
  'GET /impor/paket/{id}': (world) => paketOf(world, 'siap'),
  'PATCH /impor/paket/{id}': async (world) => ({
    ...(await paketOf(world, 'ada_temuan')),
    body: { bagian: [{ ke: 1, jenis: 'penjualan' }] },
  }),
  'POST /impor/paket/{id}/jalankan': (world) => paketOf(world, 'siap'),
  'POST /impor/paket/{id}/batalkan': async (world) => {
    const made = await paketOf(world, 'selesai');
    const { id } = await world.toko.draftJual('02-01', [[world.barang, 1]]);
    await world.toko.rows(
      `update impor_baris as b
          set hasil = jsonb_build_object('aksi', 'dibuat', 'id', $2::bigint, 'nomor', 'A')
         from impor as i where i.id = b.impor_id and i.paket_id = $1`,
      [made.params.id, id],
    );
    return { ...made, body: { alasan: 'berkas yang salah' } };
  },
  'DELETE /impor/paket/{id}': (world) => paketOf(world, 'siap'),
  'GET /impor/templat/{berkas}': () => ({ params: { berkas: 'penjualan.xlsx' } }),
  'GET /ekspor/semua': () => ({ query: { per: '2026-01-31', format: 'csv' } }),
};
