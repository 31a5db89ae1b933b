import type { PgCodec } from '@dataplan/pg';
import { describe, expect, test } from '@jest/globals';
import { parseJson } from '../../../rest-facade/json_body.ts';
import { compileOperation, pickJson, type SqlPort } from '../../../rest-facade/operation.ts';
import type { RequestContext } from '../../../server/context.ts';
import { functions } from '../../../server/graphql/functions.ts';
import { makeGraphql } from '../../../server/graphql/index.ts';
import { parseExact } from '../../../server/graphql/json_text.ts';
import type { PgService } from '../../../server/pg_service.ts';
import { openDatabase } from '../../helpers/database.ts';

const data = openDatabase();
const context: RequestContext = { requestId: 'uji', claims: null, session: null, adminKey: false };

const { schema, parse } = makeGraphql({
  pg: {} as PgService,
  authenticate: () => Promise.reject(new Error('unused')),
});

/** What the facade would send, and an answer of ours. */
function recorder(answer: string | null) {
  const sent: { text: string; values: unknown[]; writes: boolean }[] = [];
  const sql: SqlPort = {
    schema,
    parse,
    functions,
    call: async (statement) => {
      sent.push(statement);
      return answer;
    },
  };
  return { sent, sql };
}

describe('operations', () => {
  test('a mutation takes a snake_case document, every digit of it, and writes', async () => {
    const { sent, sql } = recorder('{"id":9007199254740993}');
    const dokumen = parseJson(
      '{"kontak_id":5,"tanggal":"2026-01-31","keterangan":null,"harga_termasuk_pajak":true,' +
        '"detail":[{"barang_id":1,"qty":1.50,"harga":12345678901234567.80},{"qty":"2","keterangan":"a \\"b\\", c\\\\d"}]}',
    );
    const result = await compileOperation(sql, 'penjualan_create').run(
      { dokumen, draft: undefined },
      context,
    );
    expect(result?.text).toBe('{"id":9007199254740993}');
    const [{ text, values, writes } = { text: '', values: [], writes: false }] = sent;
    expect(writes).toBe(true);
    expect(text).toBe('select to_json(erp.penjualan_create(dokumen => $1))::text');
    const read = await data.asOwner((db) =>
      db.value('select to_json($1::erp.penjualan_input)::text', values),
    );
    expect(JSON.stringify(parseExact(String(read)))).toContain('"harga":12345678901234567.80');
    expect(JSON.parse(String(read))).toMatchObject({
      kontak_id: 5,
      tanggal: '2026-01-31',
      keterangan: null,
      harga_termasuk_pajak: true,
      detail: [
        { barang_id: 1, qty: 1.5, keterangan: null },
        { barang_id: null, qty: 2, keterangan: 'a "b", c\\d' },
      ],
    });
  });

  test('whatever stands in a text, array or JSON arrives as it was', async () => {
    const { sent, sql } = recorder(null);
    const odd = [
      '',
      'NULL',
      'null',
      ' ',
      'a,b',
      '{}',
      '()',
      '"',
      '\\',
      '\\"',
      'é🙂',
      "'",
      '\n',
      '\t',
    ];
    const permintaan = {
      paginate: false,
      page: null,
      fields: odd,
      filter: Object.fromEntries(odd.map((text, index) => [`k${index}`, text])),
      search: 'x',
    };
    await compileOperation(sql, 'master_list').run({ entitas: 'barang', permintaan }, context);
    for (const search of odd) {
      await compileOperation(sql, 'master_list').run({ permintaan: { search } }, context);
    }
    const [first, ...others] = sent;
    expect(first?.writes).toBe(false);
    expect(first?.text).toBe('select erp.master_list(entitas => $1, permintaan => $2)::text');
    await data.asOwner(async (db) => {
      const read = 'select to_json($1::erp.permintaan_list)::text';
      expect(JSON.parse(String(await db.value(read, [first?.values[1]])))).toMatchObject(
        permintaan,
      );
      for (const [index, other] of others.entries()) {
        const { search } = JSON.parse(String(await db.value(read, other.values)));
        expect(search).toBe(odd[index]);
      }
    });
  });
});

describe('calls', () => {
  test('texts of a query string, lists and nulls', async () => {
    const { sent, sql } = recorder('{"total": 1, "data": [1.50]}');
    const result = await compileOperation(sql, 'laporan_stok').run(
      { per_lokasi: 'true', page: '20', per: null, lokasi_id: undefined },
      context,
    );
    expect(result?.text).toBe('{"total": 1, "data": [1.50]}');
    expect(sent[0]).toEqual({
      text: 'select erp.laporan_stok(per_lokasi => $1, page => $2, per => $3)::text',
      values: ['true', '20', null],
      writes: false,
    });
  });
  test('what GraphQL does not show is found out before a request does', async () => {
    const { sql } = recorder(null);
    expect(() => compileOperation(sql, 'gaib')).toThrow(/no field gaib/);
    expect(() => compileOperation(sql, 'ekspor_stok')).toThrow(/no field eksporStok/);
    expect(() => compileOperation({ ...sql, functions: new Map() }, 'modul_list')).toThrow(
      /no function modul_list/,
    );
    const operation = compileOperation(sql, 'penjualan_create');
    expect(operation.document).toMatch(
      /^mutation penjualan_create\(\$dokumen: DokumenPenjualanInput, \$draft: Boolean\) \{ payload: penjualanCreate\(/,
    );
    await expect(operation.run({ gaib: 1 }, context)).rejects.toThrow(/no argument gaib/);
    await expect(operation.run({ dokumen: { gaib: 1 } }, context)).rejects.toThrow(
      /no field for gaib/,
    );
  });

  test('no result holds a time, which to_json would write in another form than GraphQL', () => {
    const times: string[] = [];
    const walk = (codec: PgCodec, path: string): void => {
      if (codec.arrayOfCodec) walk(codec.arrayOfCodec, path);
      if (/^time/.test(codec.name)) times.push(path);
      for (const [name, { codec: inner }] of Object.entries(codec.attributes ?? {})) {
        walk(inner, `${path}.${name}`);
      }
    };
    for (const { name, result } of functions.values()) walk(result, name);
    expect(functions.size).toBeGreaterThan(100);
    expect(times).toEqual([]);
  });

  test('keys are picked in their order, with every digit', () => {
    const value = parseExact('{"c":1.50,"a":12345678901234567890,"b":null}') as Record<
      string,
      unknown
    >;
    expect(pickJson(value, ['a', 'b', 'c', 'd'])).toBe(
      '{"a":12345678901234567890,"b":null,"c":1.50,"d":null}',
    );
  });
});
