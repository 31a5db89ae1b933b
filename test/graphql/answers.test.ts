import { beforeAll, describe, expect, test } from '@jest/globals';
import { answerTypeDefinitions } from '../../server/answers/graphql_types.ts';
import { answers } from '../../server/answers/index.ts';
import { KINDS } from '../../server/answers/kinds.ts';
import { logoResponse } from '../../server/answers/kop.ts';
import { MASTER, type MasterName } from '../../server/answers/master.ts';
import { parseExact, stringifyExact } from '../../server/base/json_text.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import type { PgService } from '../../server/postgres/service.ts';
import { buatDimensi } from '../dimensi/laporan.ts';
import { hari, openStory, type Row, type Toko, type Who } from '../helpers/story.ts';
import { bukaTokoSetahun, tahun, tutup } from '../helpers/tahun.ts';
import { bukaDunia, type Dunia, SAH } from '../transaksi/aturan_dokumen.ts';
import { lookAtApprovals, lookAtFiles, lookAtWebhooks } from './beside.ts';
import { CALLS } from './calls.ts';
import { lookAtBundle, lookAtImport } from './impor.ts';
import { makeJudge } from './mistakes.ts';
import { graphqlOperation } from './operation.ts';
import { shown } from './shown.ts';
import { SOMEBODY } from './somebody.ts';

const { data, openToko } = openStory();

const { roots, parts } = answerTypeDefinitions();
const judge = makeJudge(schema);
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
const sqlOf = (kind: string) => kind.replaceAll('-', '_');
const admin: Who = { peran: 'admin', adminKey: true };

let toko: Toko;
let dunia: Dunia;
beforeAll(async () => {
  toko = await openToko({ poin_aktif: true });
  await buatDimensi(toko);
  dunia = await bukaDunia(toko);
  const satuan_id = await toko.master('satuan', { kode: 'DUS12', nama: 'Dus' });
  await toko.master('barang_satuan', { barang_id: dunia.barang, satuan_id, faktor: 12 });
  await toko.staf.rows(
    `select erp.harga_create(jsonb_populate_record(null::erp.harga_input, $1))`,
    [JSON.stringify({ kode: 'GROSIR', nama: 'Grosir' })],
  );
  const harga = { barang_id: dunia.barang, harga_kode: 'GROSIR', harga: 14 };
  await toko.master('barang_harga', harga);
  for (let n = 0; n < 4; n += 1) await toko.draftJual(hari('03-01'), [[dunia.barang, 1, 10]]);
});

const looked = new Set<string>();

/** The door, before a database that answers what another one wrote. */
let written = '';
const answering: PgService['transaction'] = (_settings, _mode, callback) =>
  callback({ query: async () => ({ rows: [{ hasil: written }], rowCount: 1, notices: [] }) });
const door = makeDoor({ pg: { transaction: answering } as PgService });

/** GraphQL shows each leaf of the document with all its digits, and the document itself. */
async function expectShown(name: string, text: string): Promise<void> {
  looked.add(name);
  const { run, result } = graphqlOperation(door, name);
  written = text;
  const fields = parseExact(stringifyExact(await run({}, SOMEBODY)));
  expect(fields).toEqual(parseExact(JSON.stringify(shown(result, parseExact(text)))));
}

/** What is wrong with what a call answers: its schema and its types are asked, and GraphQL. */
async function mistakesOf(name: string, call: string, values: unknown[] = [], who = admin) {
  const text = await toko.by(who).value<string>(`select erp.${name}(${call})::text`, values);
  await expectShown(name, text);
  const value: unknown = JSON.parse(text);
  const root = roots.get(name);
  if (!root) throw new Error(`${name} is not described`);
  const read = answers.get(name)?.safeParse(value);
  return [...(read?.error?.issues ?? []).map(String), ...judge.mistakes(value, root)];
}

describe('a document of each kind', () => {
  const asked = (type: string, n = 1) => `jsonb_populate_record(null::erp.${type}, $${n})`;
  const list = (more: Row = {}) =>
    JSON.stringify({
      page: 1,
      per_page: 50,
      custom_fields: ['kontak_kode', 'dibuat_oleh', 'jatuh_tempo', 'hpp_total', 'laba'],
      ...more,
    });

  test.each(kinds)('%s: simulated, as a draft, posted, listed, voided', async (kind) => {
    const name = sqlOf(kind);
    const isi = [JSON.stringify((SAH[kind] as (d: Dunia) => Row)(dunia))];
    expect(await mistakesOf(`${name}_simulate`, asked(`${name}_input`), isi)).toEqual([]);
    const create = (draft: boolean) =>
      toko
        .by(admin)
        .value<number>(
          `select id from erp.${name}_create(${asked(`${name}_input`)}, ${draft})`,
          isi,
        );
    const draft = await create(true);
    const approved = [kind, draft];
    expect(await mistakesOf('transaksi_approve_simulate', '$1, $2', approved)).toEqual([]);
    const posted = await create(false);
    for (const id of [draft, posted]) {
      const call = `$1, $2, '{jurnal,alokasi,riwayat}'`;
      expect(await mistakesOf('transaksi_get', call, [kind, id])).toEqual([]);
    }
    const page = `$1, ${asked('permintaan_list', 2)}`;
    expect(await mistakesOf('transaksi_list', page, [kind, list()])).toEqual([]);
    // Voided for real too: the next kind finds the books as this one did.
    const reason = [kind, posted, 'salah catat'];
    const simulated = '$1, $2, $3, kaskade => true';
    expect(await mistakesOf('transaksi_void_simulate', simulated, reason)).toEqual([]);
    await toko.by(admin).rows('select erp.transaksi_void($1, $2, $3)', reason);
    await toko.by(admin).rows('select erp.transaksi_cancel($1, $2)', [kind, draft]);
    const many = `array[${asked(`${name}_input`)}]`;
    for (const verb of ['massal_simulate', 'massal']) {
      expect(await mistakesOf(`${name}_${verb}`, many, isi)).toEqual([]);
    }
    const last = 'select erp.transaksi_void($1, (select max(id) from transaksi), $2)';
    await toko.by(admin).rows(last, [kind, 'salah catat']);
  });
});

test.each(CALLS)('%s(%s)', async (name, call = '', who = admin) => {
  expect(await mistakesOf(name, call, [], who)).toEqual([]);
});

describe('records of master data, each by its id', () => {
  const all = Object.entries(MASTER) as [MasterName, (typeof MASTER)[MasterName]][];

  test.each(all)(
    'a record of %s, and the list with all that is computed',
    async (entitas, { computed }) => {
      const rows = await toko.staf.value<{ data: { id?: number; kode: string }[] }>(
        `select erp.master_list($1, jsonb_populate_record(null::erp.permintaan_list, '{"page": 1}'))`,
        [entitas],
      );
      const asked = JSON.stringify({ page: 1, per_page: 50, custom_fields: Object.keys(computed) });
      const page = '$1, jsonb_populate_record(null::erp.permintaan_list, $2)';
      expect(await mistakesOf('master_list', page, [entitas, asked])).toEqual([]);
      const [first] = rows.data;
      if (!first) throw new Error(`there is no ${entitas}`);
      const key = `${first.id ?? first.kode}`;
      expect(await mistakesOf('master_get', '$1, $2', [entitas, key])).toEqual([]);
    },
  );
});

test('a master record put and found by the id of another program', async () => {
  const dokumen = JSON.stringify({ nama: 'Toko', tipe: 'pelanggan' });
  const put = `'kontak', 'pos', '7', $1`;
  expect(await mistakesOf('master_put_id_luar', put, [dokumen])).toEqual([]);
  expect(await mistakesOf('master_by_id_luar', `'kontak', 'pos', '7'`)).toEqual([]);
});

test('a document by the id of another program', async () => {
  const { id } = await toko.draftJual(hari('03-01'), [[dunia.barang, 1, 10]]);
  await toko.staf.rows(`select erp.transaksi_id_luar_patch('penjualan', $1, '{"pos": "7"}')`, [id]);
  const call = `'penjualan', 'pos', '7', '{riwayat}'`;
  expect(await mistakesOf('transaksi_by_id_luar', call)).toEqual([]);
});

describe('what is asked for by its id', () => {
  test('a stock card', async () => {
    const call = `$1, dari => '${hari('01-01')}'`;
    expect(await mistakesOf('laporan_kartu_stok', call, [dunia.barang])).toEqual([]);
  });

  test('the disposal of an asset, simulated', async () => {
    const isi = JSON.stringify({
      tanggal: hari('03-10'),
      nilai: 10,
      akun_kas: '1101',
      susutkan: true,
    });
    const call = '$1, jsonb_populate_record(null::erp.aset_lepas_input, $2)';
    expect(await mistakesOf('aset_lepas_simulate', call, [dunia.aset, isi])).toEqual([]);
  });

  test('a working draft', async () => {
    const isi = JSON.stringify({ keterangan: 'belum lengkap' });
    const { id } = await toko
      .by(admin)
      .row<{ id: number }>(`select id from erp.draft_create('penjualan', $1)`, [isi]);
    expect(await mistakesOf('draft_get', '$1', [id])).toEqual([]);
    expect(await mistakesOf('draft_list', '')).toEqual([]);
  });

  test('a notification', async () => {
    const { id } = await toko
      .by(admin)
      .row<{ id: number }>(`select id from erp.akses_tenant_request('lain', 'tutup buku')`);
    expect(await mistakesOf('notifikasi_get', '$1', [id])).toEqual([]);
    expect(await mistakesOf('notifikasi_list', '')).toEqual([]);
  });

  test('records that are made, or changed where their code is there', async () => {
    const isi = JSON.stringify({ kode: 'BARU', nama: 'Gudang baru' });
    expect(await mistakesOf('master_upsert', `'lokasi', $1`, [isi])).toEqual([]);
    expect(await mistakesOf('master_massal', `'lokasi', $1`, [`[${isi}]`])).toEqual([]);
  });

  test('a key of a program', async () => {
    const made = `'Kasir', 'staff', '{master:read}'`;
    expect(await mistakesOf('kunci_api_create', made)).toEqual([]);
    expect(await mistakesOf('kunci_api_list', '')).toEqual([]);
    const first = `select erp.kunci_api_list() -> 'data' -> 0 ->> 'id'`;
    const id = await toko.by(admin).value<string>(first);
    for (const name of ['kunci_api_get', 'kunci_api_panggilan', 'kunci_api_putar']) {
      expect(await mistakesOf(name, '$1', [id])).toEqual([]);
    }
  });

  test('the logo of the letterhead', async () => {
    const { example } = logoResponse.shape.logo.meta() ?? {};
    await toko.by(admin).rows('select erp.kop_logo_set($1)', [example]);
    expect(await mistakesOf('kop_logo_get', '')).toEqual([]);
  });

  test('a user', async () => {
    const id = await toko.pengguna('staff');
    expect(await mistakesOf('pengguna_get', '$1', [id])).toEqual([]);
  });

  test('a job of change data capture, and its log', async () => {
    const ops: Who = { peran: 'ops' };
    const tujuan = [
      { tipe: 'berkas', nama: 'gudang' },
      { tipe: 'postgres', target: 'gudang_data', skema: 'toko' },
    ];
    for (const [n, one] of tujuan.entries()) {
      const isi = JSON.stringify({ tabel: n === 0 ? ['semua'] : ['barang'], tujuan: one });
      const { id } = await toko
        .by(ops)
        .row<{ id: number }>(
          `select id from erp.cdc_job_create(jsonb_populate_record(null::erp.cdc_job_input, $1), 'full')`,
          [isi],
        );
      expect(await mistakesOf('cdc_job_get', '$1', [id], ops)).toEqual([]);
      expect(await mistakesOf('cdc_job_log', '$1', [id], ops)).toEqual([]);
    }
    expect(await mistakesOf('cdc_job_list', '', [], ops)).toEqual([]);
  });
});

test('a role of the tenant, and the scopes that there are', async () => {
  const made = `'kasir', 'Kasir', 'staff', '{master:read}'`;
  expect(await mistakesOf('peran_create', made)).toEqual([]);
  expect(await mistakesOf('peran_list', '')).toEqual([]);
  expect(await mistakesOf('peran_get', '$1', ['kasir'])).toEqual([]);
  expect(await mistakesOf('cakupan_list', '')).toEqual([]);
});

test('a branch of the tenant', async () => {
  expect(await mistakesOf('cabang_uji_create', `'Uji', 'kosong'`)).toEqual([]);
  expect(await mistakesOf('cabang_uji_list', '')).toEqual([]);
  const { kode } = await toko
    .by(admin)
    .value<{ kode: string }>(`select erp.cabang_uji_create('Uji', 'demo')`);
  expect(await mistakesOf('cabang_uji_get', '$1', [kode])).toEqual([]);
  expect(await mistakesOf('cabang_uji_keluar', '$1', [kode])).toEqual([]);
});

test('a rule of approvals, a request under it, and who stands in', async () => {
  const draft = () => toko.draftJual(hari('03-02'), [[dunia.barang, 1, 10]]);
  await lookAtApprovals(data, toko, draft, mistakesOf);
});

test('the feed, and a webhook', () => lookAtWebhooks(toko, admin, mistakesOf));

test('a field of the tenant’s own', async () => {
  const made = { untuk: 'barang', kunci: 'berat', label: 'Berat', tipe: 'angka', min: 0, maks: 9 };
  const given = 'jsonb_populate_record(null::erp.bidang_input, $1)';
  expect(await mistakesOf('bidang_create', given, [made])).toEqual([]);
  expect(await mistakesOf('bidang_list', '')).toEqual([]);
  const id = await toko.value('select id from bidang');
  expect(await mistakesOf('bidang_get', '$1', [id])).toEqual([]);
});

test('a file beside a contact', () => lookAtFiles(toko, mistakesOf));

test('an imported file and a bundle of them, as far as they go without the worker', async () => {
  const looks = async (name: string, call: string, ...values: unknown[]) =>
    expect(await mistakesOf(`impor_${name}`, call, values)).toEqual([]);
  await lookAtImport(toko, admin, looks);
  await lookAtBundle(toko, admin, looks);
});

test('what papers are made of, and where they went', async () => {
  const { id } = await toko.jual(hari('03-01'), [[dunia.barang, 1, 100]]);
  const one = `'penjualan', $1`;
  expect(await mistakesOf('cetak_kirim_create', `${one}, 'a@b.test'`, [id])).toEqual([]);
  for (const name of ['tautan_create', 'tautan_list', 'kirim_list'])
    expect(await mistakesOf(`cetak_${name}`, one, [id])).toEqual([]);
  await toko.by(admin).rows(`select erp.cetak_templat_set('kecil', 'faktur-a4')`);
  expect(await mistakesOf('cetak_templat_list', '')).toEqual([]);
  expect(await mistakesOf('kop_get', '')).toEqual([]);
});

test('every answer has been looked at', () => {
  expect([...looked].sort()).toEqual([...answers.keys()].sort());
});

test('the JSON of documents that are composites', async () => {
  const part = async (name: string, call: string) => {
    const value = await toko.by(admin).value<unknown>(`select ${call}`);
    const root = parts.get(name);
    if (!root) throw new Error(`${name} is not described`);
    return judge.mistakes(value, root);
  };
  for (const [type, call] of [
    ['arus_kas', 'laporan_arus_kas'],
    ['laporan_aset_isi', 'laporan_aset'],
    ['neraca', 'laporan_neraca'],
    ['neraca_saldo', 'laporan_neraca_saldo'],
    ['perubahan_ekuitas', 'laporan_perubahan_ekuitas'],
    ['rugi_laba', 'laporan_rugi_laba'],
  ]) {
    expect(await part(`${type}.meta`, `(erp.${call}(diketahui => now())).meta`)).toEqual([]);
  }
  await toko
    .by(admin)
    .rows(`select erp.pengaturan_patch('{"format_nomor": "{kode}-{lokasi}-{YYYY}{MM}-{nnnnn}"}')`);
  const format = 'pengaturan.format_nomor_ubah';
  expect(await part(format, 'format_nomor_ubah from pengaturan')).toEqual([]);
  const setahun = await bukaTokoSetahun(data);
  const { jurnal } = await tutup(setahun, tahun);
  const root = parts.get('tahun_ditutup.jurnal');
  expect(root && judge.mistakes(jurnal, root)).toEqual([]);
});
