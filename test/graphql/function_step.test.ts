/** A function's field is one prepared statement, whatever is selected of its document, and nothing of it is lost. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { RequestContext } from '../../server/base/context.ts';
import { rootCause } from '../../server/base/errors.ts';
import { JsonText, parseExact, stringifyExact } from '../../server/base/json_text.ts';
import { type Door, makeDoor } from '../../server/graphql/door/door.ts';
import type { Operation, OperationResult } from '../../server/graphql/door/operation.ts';
import type { PgService, PgTransaction } from '../../server/postgres/service.ts';
import { openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openPg } from '../postgres/pg.ts';

const { data, openToko } = openStory('few');

/** What the last operation sent: the mode of each transaction, and its statements. */
let sent: { modes: string[]; texts: string[] };
let toko: Toko;
let door: Door;
let context: RequestContext;

beforeAll(async () => {
  toko = await openToko();
  door = makeDoor({ pg: watched(openPg(data)) });
  await toko.beli('01-05', [[await toko.barang(), 3, '1000.25']]);
  context = await data.contextOf({ tenant: toko.kode, peran: 'admin' });
});

function watched(pg: PgService): PgService {
  const listen = (client: PgTransaction): PgTransaction => ({
    query: (options) => {
      sent.texts.push(options.text);
      return client.query(options);
    },
  });
  return {
    ...pg,
    transaction: (settings, mode, callback) => {
      sent.modes.push(mode);
      return pg.transaction(settings, mode, (client) => callback(listen(client)));
    },
    open: async (settings, mode) => {
      sent.modes.push(mode);
      const open = await pg.open(settings, mode);
      const { query } = listen(open);
      return {
        query,
        commit: () => open.commit(),
        rollback: () => open.rollback(),
        cancel: () => open.cancel(),
      };
    },
  };
}

async function ask(
  source: string,
  variables: Record<string, unknown> = {},
): Promise<OperationResult> {
  sent = { modes: [], texts: [] };
  return door.execute(door.parse(source), variables, context);
}

/** The answer as a client reads it, numbers with their digits. */
const told = ({ data, errors }: OperationResult) => {
  expect(errors).toBeUndefined();
  return parseExact(stringifyExact(data)) as unknown;
};

describe('a question', () => {
  test('is one statement in a transaction of one, whatever is selected of the document', async () => {
    const { laporanNeraca } = told(
      await ask(
        `{ laporanNeraca { seimbang totalPasiva aset { total subklas { nama akun { kode saldo } } } json } }`,
      ),
    ) as { laporanNeraca: { [key: string]: never } & { json: Record<string, unknown> } };
    expect(sent).toEqual({
      modes: ['single_read'],
      texts: ['select to_json(erp.laporan_neraca())::text as hasil'],
    });
    const { json, aset, ...leaves } = laporanNeraca;
    expect(leaves).toEqual({ seimbang: json.seimbang, totalPasiva: String(json.total_pasiva) });
    expect(JSON.stringify(json)).toContain('3000.75');
    expect(JSON.stringify(aset)).toContain('"3000.75"');
  });

  test('passes the text of the database on without reading it', async () => {
    const { data } = (await ask('{ laporanNeraca { json } }')) as {
      data: { laporanNeraca: { json: unknown } };
    };
    const { json } = data.laporanNeraca;
    expect(json).toBeInstanceOf(JsonText);
    const { text } = json as JsonText;
    const written = await toko.staf.value<string>(
      'select to_json(erp.laporan_neraca())::text as hasil',
    );
    expect(text).toBe(written);
  });

  test('has a statement for each set of given arguments', async () => {
    const source =
      'query ($e: EntitasMaster, $p: PermintaanListInput) { masterList(entitas: $e, permintaan: $p) { json } }';
    const operation = door.parse(source);
    const textOf = async (variables: Record<string, unknown>) => {
      sent = { modes: [], texts: [] };
      told(await door.execute(operation, variables, context));
      return sent.texts;
    };
    const both = await textOf({ e: 'barang', p: { page: 1, perPage: 5 } });
    expect(both).toEqual([
      `select erp.master_list(entitas => $1, permintaan => json_query($2::jsonb, '$' returning erp."permintaan_list" error on error))::text as hasil`,
    ]);
    expect(await textOf({ e: 'kontak', p: { search: 'a "b" (c), \\' } })).toEqual(both);
    expect(await textOf({ e: 'kontak', p: null })).toEqual(both);
    // Without a default it is null, however it is left out.
    expect(await textOf({ e: 'kontak' })).toEqual(both);
    told(await ask('{ draftList(page: 1) { total } }'));
    expect(sent.texts).toEqual(['select erp.draft_list(page => $1)::text as hasil']);
  });

  test('asked twice in one operation is asked once, one that is alike is another one', async () => {
    told(await ask('{ a: modulSaya { json } b: modulSaya { isi { grup } } }'));
    expect(sent).toEqual({ modes: ['read'], texts: ['select erp.modul_saya()::text as hasil'] });
    told(
      await ask(
        'query ($n: Int) { a: draftList(page: $n) { total } b: draftList(perPage: $n) { total } }',
        { n: 2 },
      ),
    );
    expect(sent.texts).toEqual([
      'select erp.draft_list(page => $1)::text as hasil',
      'select erp.draft_list(per_page => $1)::text as hasil',
    ]);
  });
});

test('a mutation is one statement that writes, with the digits that were sent', async () => {
  const source = `mutation ($d: DokumenBarangInput) {
    barangCreate(input: { clientMutationId: "saya", dokumen: $d }) {
      clientMutationId
      result { id kode json }
    }
  }`;
  const dokumen = {
    nama: 'Paku "5" (cm), \\ kecil',
    satuanId: toko.satuan,
    hargaJual: '1234567890123.456789',
  };
  const { barangCreate } = told(await ask(source, { d: dokumen })) as {
    barangCreate: { clientMutationId: string; result: Record<string, string> & { json: Row } };
  };
  expect(sent).toEqual({
    modes: ['single_write'],
    texts: [
      `select to_json(erp.barang_create(dokumen => json_query($1::jsonb, '$' returning erp."barang_input" error on error)))::text as hasil`,
    ],
  });
  expect(barangCreate.clientMutationId).toBe('saya');
  const { id, kode, json } = barangCreate.result;
  expect({ id, kode }).toEqual({ id: String(json.id), kode: json.kode });
  const found = told(await ask(`{ barang(id: "${id}") { nama hargaJual } }`));
  expect(found).toEqual({ barang: { nama: dokumen.nama, hargaJual: dokumen.hargaJual } });
});

test('a client whose query takes too long is told what to narrow, also where it is one function', async () => {
  const impatient = makeDoor({ pg: openPg(data, { statementTimeoutMs: 500 }) });
  const clients = ['{ laporanNeraca { json } }', '{ a: laporanNeraca { json } __typename }'].map(
    (source) => impatient.parse(source),
  );
  // Planning has a limit of its own, which is not meant here: their plans are made before.
  const own = impatient.keep('{ laporanNeraca { json } }');
  for (const operation of [...clients, own]) {
    await until(async () => (await impatient.execute(operation, {}, context)).errors === undefined);
  }
  await data.asOwner(
    async (db) => {
      await db.rows('lock table akun in access exclusive mode');
      const asked = async (operation: Operation) => {
        const { errors } = await impatient.execute(operation, {}, context);
        return rootCause(errors?.[0]);
      };
      for (const operation of clients) {
        expect(await asked(operation)).toMatchObject({
          code: 'VALMA',
          messages: [expect.stringMatching(/^query: melebihi 0.5 detik; persempit/)],
        });
      }
      // Over REST it is 503, as every statement that was ended.
      expect(await asked(own)).toMatchObject({ code: '57014' });
    },
    { tenant: toko.kode },
  );
});
