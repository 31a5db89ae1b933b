/**
 * Random actions under rules of approvals, held to a model: who may what, what waits for whom, what is posted.
 * `PERSETUJUAN_SEED=7 PERSETUJUAN_KALI=10000` plays that many of another seed.
 */
import { expect, test } from '@jest/globals';
import { persetujuan__batas } from '../../workers/tasks/each_due.ts';
import { makeRandom } from '../helpers/acak.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { runTask } from '../helpers/worker.ts';
import { openAturan, URL_ATURAN } from './aturan.ts';
import { type Langkah, Model, ORANG, type Orang } from './model.ts';
import { aksiOf, type Dunia } from './model_aksi.ts';

const { PERSETUJUAN_SEED = '38', PERSETUJUAN_KALI = '150' } = process.env;
const story = openStory();
const server = openServer(story.data);
const tanggal = hari('01-10');
const HARGA = 100;
const STOK = 1_000_000;

const LANGKAH: readonly Langkah[][] = [
  [{ peran: ['admin'], jumlah: 1, eskalasi: [] }],
  [
    { peran: ['kepala-toko'], jumlah: 1, batas_jam: 24, eskalasi: ['admin'] },
    { peran: ['admin'], jumlah: 1, eskalasi: [] },
  ],
  [{ peran: ['admin', 'kepala-toko'], jumlah: 2, eskalasi: [] }],
  [
    { peran: ['kepala-toko'], jumlah: 1, eskalasi: ['staff'] },
    { peran: ['admin'], jumlah: 2, batas_jam: 10, eskalasi: ['staff', 'kepala-toko'] },
  ],
];

/** A shop, its model, and what can be done to both. */
async function buka() {
  const dunia = await openAturan(story, server);
  const { toko, barang, admin, kunci, idOf } = dunia;
  await toko.beli('01-02', [[barang, STOK - 100, HARGA]]);
  const ids = new Map<Orang, string>();
  for (const one of ORANG) ids.set(one, await idOf(one));
  const urutan = [...ORANG].sort((a, b) => ((ids.get(a) ?? '') < (ids.get(b) ?? '') ? -1 : 1));
  const model = new Model(urutan, HARGA);
  model.jual = { dari: 1000, langkah: LANGKAH[1] as Langkah[] };
  model.batal = { dari: 700, langkah: LANGKAH[0] as Langkah[] };
  const aturan = await dunia.aturan({
    ...{ nama: 'Jual', jenis: ['penjualan'], total_min: 1000, langkah: LANGKAH[1] },
  });
  await dunia.aturan({ nama: 'Batal', aksi: 'void', total_min: 700, langkah: LANGKAH[0] });
  const jalan = () => runTask(story.data, persetujuan__batas);
  const mundur = (id: number, jam: number) =>
    toko.asOwner((db) =>
      db.rows(
        `update persetujuan_langkah as l
            set mulai_pada = l.mulai_pada - $2 * interval '1 hour',
                batas_pada = l.batas_pada - $2 * interval '1 hour'
           from persetujuan as p
          where p.id = $1 and l.persetujuan_id = p.id and l.ke = p.langkah_ke`,
        [id, jam],
      ),
    );
  const peran = (isi: string | null) =>
    story.data.rows(
      'update erp_private.membership set peran_kode = $3 where tenant_kode = $1 and pengguna_id = $2',
      [toko.kode, ids.get('kepala'), isi],
    );
  const atur = async (dari: number, langkah: Langkah[]) => {
    const { status } = await admin.patch(
      `${URL_ATURAN}/${aturan}`,
      { total_min: dari, langkah },
      kunci,
    );
    expect(status).toBe(204);
  };
  return { ...dunia, model, jalan, mundur, peran, atur, tanggal, langkah: LANGKAH };
}

/** State, inboxes and books are those of the model. */
async function expectAlike({ model, orang, toko, barang }: Dunia) {
  const minta = await toko.asOwner((db) =>
    db.rows(
      'select id::int, status::text, coalesce(langkah_ke, 1) as ke from persetujuan order by id',
    ),
  );
  expect(minta).toEqual(
    [...model.minta.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, status, ke }) => ({ id, status, ke })),
  );
  const dokumen = await toko.asOwner((db) =>
    db.rows(`select id::int, status::text from transaksi where jenis = 'penjualan' order by id`),
  );
  expect(dokumen).toEqual(
    [...model.dokumen.values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, status }) => ({ id, status })),
  );
  for (const siapa of ORANG) {
    const { body } = await orang[siapa].get('/api/persetujuan?untuk=saya&per_page=100');
    const ids = body.data.map(({ id }: Row) => Number(id)).sort((a: number, b: number) => a - b);
    expect([siapa, ids]).toEqual([siapa, model.menunggu(siapa)]);
  }
  const terjual = [...model.dokumen.values()]
    .filter(({ status }) => status === 'final')
    .reduce((sum, { qty }) => sum + qty, 0);
  expect(Number((await toko.stok(barang)).qty)).toBe(STOK - terjual);
  // Each posted once, and nothing else moved.
  const lagi = await toko.asOwner((db) =>
    db.value<number>(
      `select count(*)::int from (
         select transaksi_id from mutasi_stok where jenis = 'keluar' group by 1 having count(*) > 1
       ) as x`,
    ),
  );
  expect(lagi).toBe(0);
}

test(`random actions of seed ${PERSETUJUAN_SEED} end as the model says`, async () => {
  const dunia: Dunia = await buka();
  const random = makeRandom(Number(PERSETUJUAN_SEED));
  const act = aksiOf(dunia, random);
  const kali = Number(PERSETUJUAN_KALI);
  for (let i = 1; i <= kali; i += 1) {
    await act();
    if (i % 25 === 0 || i === kali) await expectAlike(dunia);
  }
  const done = [...dunia.model.dokumen.values()].filter(({ status }) => status === 'final');
  expect(done.length).toBeGreaterThan(3);
}, 3_600_000);
