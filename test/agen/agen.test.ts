/** What the database lets a request with the claim of an agent do, also when it is called from psql. */
import { beforeAll, expect, test } from '@jest/globals';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');
let toko: Toko;
let role: string;

beforeAll(async () => {
  toko = await openToko();
  role = await data.value<string>('select peran_db from erp_private.tenant where kode = $1', [
    toko.kode,
  ]);
});

type Call = { nama: string; panggil: string };

/** Every function that may write and that a request may call, with arguments of no consequence. */
const writers = () =>
  data.rows<Call>(
    `select p.proname as nama, format('select * from erp.%I(%s)', p.proname, (
         select string_agg(format('null::%s', format_type(a.tipe, null)), ', ' order by a.n)
           from unnest(p.proargtypes::oid[]) with ordinality as a (tipe, n)
       )) as panggil
       from pg_proc as p
      where p.pronamespace = 'erp'::regnamespace and p.provolatile = 'v' and p.prokind = 'f'
        and has_function_privilege($1, p.oid, 'execute')
      order by 1`,
    [role],
  );

/** How each call ends, by its name, with the claims of an admin with the admin key, and of an agent. */
async function endings(calls: readonly Call[], agen: string | undefined) {
  const ended = new Map<string, string>();
  for (const { nama, panggil } of calls) {
    const end = await data
      .asSettings(
        {
          role,
          searchPath: [`t_${toko.kode}`, 'erp', 'pg_temp'],
          claims: {
            tenant: toko.kode,
            peran: nama.startsWith('cdc') ? 'ops' : 'admin',
            admin_key: 'ya',
            pengguna_id: '00000000-0000-4000-8000-000000000000',
            ...(agen === undefined ? null : { agen }),
          },
        },
        (db) => db.rows(panggil),
      )
      .then(
        () => 'ok',
        (error: { code?: string }) => `${error.code}`,
      );
    ended.set(nama, end);
  }
  return ended;
}

/** What an agent may ask of what can write: rehearsals, drafts, and changes of drafts. */
const LET_IN =
  /_simulate$|^draft_(create|replace|submit)$|^usulan_beli_create$|_replace$|^transaksi_(cancel|patch|salin|(atribut|id_luar)_patch)$/;
const NOT_LET_IN =
  /^(transaksi_(approve|void)|persetujuan_setujui|tahun_tutup)_simulate$|^master_replace$/;

test('an agent is refused every function that writes but those that rehearse and keep drafts', async () => {
  const calls = await writers();
  expect(calls.length).toBeGreaterThan(90);
  const ended = await endings(calls, 'Penyusup');
  const wrong = [...ended].filter(([nama, end]) => {
    const may = LET_IN.test(nama) && !NOT_LET_IN.test(nama);
    return may === (end === 'OTAGN');
  });
  expect(wrong).toEqual([]);
  const control = await endings(calls, undefined);
  expect([...control].filter(([, end]) => end === 'OTAGN')).toEqual([]);
});

test('a document is kept as a draft, and neither posted, approved nor voided', async () => {
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 10]]);
  const ask = (text: string, values: unknown[]) =>
    data.asSettings(
      {
        role,
        searchPath: [`t_${toko.kode}`, 'erp', 'pg_temp'],
        claims: {
          tenant: toko.kode,
          peran: 'admin',
          admin_key: 'ya',
          pengguna_id: '00000000-0000-4000-8000-000000000000',
          agen: 'Penyusup',
        },
      },
      (db) => db.rows<{ id: string }>(text, values),
    );
  const dokumen = JSON.stringify({
    tanggal: hari('02-01'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1 }],
  });
  const create = (draft: string) =>
    ask(
      `select id from erp.penjualan_create(jsonb_populate_record(null::erp.penjualan_input, $1), ${draft})`,
      [dokumen],
    );
  for (const draft of ['false', 'null']) {
    await expect(create(draft)).rejects.toMatchObject({ code: 'OTAGN' });
  }
  const [{ id }] = (await create('true')) as [{ id: string }];
  for (const call of [
    `erp.transaksi_approve('penjualan', $1)`,
    `erp.transaksi_void('penjualan', $1, 'coba')`,
  ]) {
    await expect(ask(`select ${call}`, [id])).rejects.toMatchObject({ code: 'OTAGN' });
  }
  // No request writes tables, an agent's or not.
  await expect(ask('update transaksi set status = $1', ['final'])).rejects.toMatchObject({
    code: '42501',
  });
});
