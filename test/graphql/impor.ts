/** What imports answer, asked as far as they go without the worker. */
import type { Toko, Who } from '../helpers/story.ts';

type Looks = (name: string, call: string, ...values: unknown[]) => Promise<void>;

export async function lookAtImport(toko: Toko, admin: Who, looks: Looks): Promise<void> {
  const made = `'penjualan', 'a.csv', 'csv', repeat('a', 64), 1`;
  const mark = `update impor set status = $2, tahap = 'akhir' where id = $1 and $2 <> ''`;
  const begin = async (status: string) => {
    const { id } = await toko.by(admin).value<{ id: number }>(`select erp.impor_create(${made})`);
    await toko.by(admin).rows(`select erp.impor_tambah($1, 1, '[["nomor"], ["1"]]')`, [id]);
    await toko.rows(mark, [id, status]);
    return id;
  };
  await looks('create', made);
  await looks('mulai', '$1', await begin(''));
  const id = await begin('ada_temuan');
  await looks('list', '');
  await looks('templat', `'penjualan'`);
  const calls = { get: '$1, false', berkas: '$1', patch: `$1, '{"No": "nomor"}'` };
  for (const [name, call] of Object.entries(calls)) await looks(name, call, id);
  await looks('jalankan', '$1', await begin('siap'));
  const ditarik = await begin('dibatalkan');
  await toko.rows('update impor set ditarik_pada = now() where id = $1', [ditarik]);
  await looks('batalkan', '$1', ditarik);
}

export async function lookAtBundle(toko: Toko, admin: Who, looks: Looks): Promise<void> {
  const bagian = JSON.stringify([
    {
      ...{ nama: 'barang.csv', bentuk: 'csv', sidik: 'a'.repeat(64), ukuran: 1, lembar: null },
      baris: [['kode', 'nama', 'satuan']],
    },
  ]);
  const made = `'a.zip', 'zip', repeat('a', 64), 1, $1`;
  await looks('paket_create', made, bagian);
  const begin = async (status: string, tahap: string) => {
    const { id } = await toko
      .by(admin)
      .value<{ id: number }>(`select erp.impor_paket_create(${made})`, [bagian]);
    await toko.rows(`update impor set tahap = 'akhir', status = $2 where paket_id = $1`, [
      id,
      status,
    ]);
    await toko.rows('update impor_paket set status = $2, tahap = $3 where id = $1', [
      id,
      status,
      tahap,
    ]);
    return id;
  };
  await looks('paket_mulai', '$1', await begin('memeriksa', 'unggah'));
  await looks('paket_get', '$1', await begin('siap', 'akhir'));
  await looks('paket_list', '');
  await looks('paket_patch', `$1, '[{"ke": 1, "jenis": "barang"}]'`, await begin('siap', 'akhir'));
  await looks('paket_jalankan', '$1', await begin('siap', 'akhir'));
  const ditarik = await begin('dibatalkan', 'akhir');
  await toko.rows('update impor_paket set ditarik_pada = now() where id = $1', [ditarik]);
  await looks('paket_batalkan', '$1', ditarik);
}
