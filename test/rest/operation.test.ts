import type { PgCodec } from '@dataplan/pg';
import { describe, expect, test } from '@jest/globals';
import { makeOperation, type Operation } from '../../rest-facade/base/operation.ts';
import { pickJson } from '../../rest-facade/run/respond.ts';
import { parseExact } from '../../server/base/json_text.ts';
import { makeDoor } from '../../server/graphql/door/door.ts';
import { functions } from '../../server/graphql/door/functions.ts';
import { parseJson } from '../../server/http/json_body.ts';
import type { PgService, TransactionMode } from '../../server/postgres/service.ts';
import { SOMEBODY as context } from '../graphql/somebody.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();

type Sent = { text: string; values: unknown[]; mode: TransactionMode };

/** The facade's operations, what they send to the database, and an answer of ours. */
function recorder(answer: string | null) {
  const sent: Sent[] = [];
  const transaction: PgService['transaction'] = (_settings, mode, callback) =>
    callback({
      query: async ({ text, values = [] }) => {
        sent.push({ text, values, mode });
        return { rows: [{ hasil: answer }], rowCount: 1, notices: [] };
      },
    });
  const door = makeDoor({ pg: { transaction } as PgService });
  const operation = (name: string): Operation => makeOperation(door, door.operationText(name));
  return { sent, door, operation };
}

/** A document as a statement has it: JSON, read by the names of its fields. */
const documentOf = (place: number, type: string) =>
  `json_query($${place}::jsonb, '$' returning erp."${type}" error on error)`;

describe('operations', () => {
  test('a mutation takes a snake_case document, every digit of it, and writes', async () => {
    const { sent, operation } = recorder('{"id":9007199254740993}');
    const dokumen = parseJson(
      '{"kontak_id":5,"tanggal":"2026-01-31","keterangan":null,"harga_termasuk_pajak":true,' +
        '"detail":[{"barang_id":1,"qty":1.50,"harga":12345678901234567.80},{"qty":"2","keterangan":"a \\"b\\", c\\\\d"}]}',
    );
    const result = await operation('penjualan_create').run({ dokumen, draft: undefined }, context);
    expect(result?.text).toBe('{"id":9007199254740993}');
    const [{ text, values, mode } = {} as Sent] = sent;
    expect(mode).toBe('single_write');
    const dikirim = documentOf(1, 'penjualan_input');
    expect(text).toBe(`select to_json(erp.penjualan_create(dokumen => ${dikirim}))::text as hasil`);
    const read = await data.value(`select to_json(${dikirim})::text`, values);
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

  test('texts, arrays and JSON arrive unchanged', async () => {
    const { sent, operation } = recorder(null);
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
    await operation('master_list').run({ entitas: 'barang', permintaan }, context);
    for (const search of odd) {
      await operation('master_list').run({ permintaan: { search } }, context);
    }
    const [first, ...others] = sent;
    expect(first?.mode).toBe('single_read');
    expect(first?.text).toBe(
      `select erp.master_list(entitas => $1, permintaan => ${documentOf(2, 'permintaan_list')})::text as hasil`,
    );
    await data.asOwner(async (db) => {
      const read = `select to_json(${documentOf(1, 'permintaan_list')})::text`;
      expect(JSON.parse(String(await db.value(read, [first?.values[1]])))).toMatchObject(
        permintaan,
      );
      for (const [index, other] of others.entries()) {
        const { search } = JSON.parse(String(await db.value(read, other.values.slice(1))));
        expect(search).toBe(odd[index]);
      }
    });
  });
});

describe('calls', () => {
  test('texts of a query string, lists and nulls', async () => {
    const { sent, operation } = recorder('{"total": 1, "data": [1.50]}');
    const result = await operation('laporan_stok').run(
      { per_lokasi: 'true', page: '20', per: null, lokasi_id: undefined },
      context,
    );
    expect(result?.text).toBe('{"total": 1, "data": [1.50]}');
    expect(sent[0]).toEqual({
      text: 'select erp.laporan_stok(per_lokasi => $1, per => $2, page => $3)::text as hasil',
      values: ['true', null, '20'],
      mode: 'single_read',
    });
  });
  test('what GraphQL does not show is found out before a request does', async () => {
    const { door, operation } = recorder(null);
    expect(() => makeOperation(door, '{ gaib }')).toThrow(/"gaib"/);
    expect(() => makeOperation(door, '{ eksporStok }')).toThrow(/"eksporStok"/);
    expect(() =>
      makeOperation(door, 'query ($d: Date) { laporanNeraca(per: $d) { per json } }'),
    ).toThrow(/must select one value/);
    const create = operation('penjualan_create');
    expect(create.document).toMatch(
      /^mutation penjualan_create\(\$dokumen: DokumenPenjualanInput, \$draft: Boolean\) \{/,
    );
    await expect(create.run({ gaib: 1 }, context)).rejects.toThrow(/no field for gaib/);
    await expect(create.run({ dokumen: { gaib: 1 } }, context)).rejects.toThrow(
      /no field for gaib/,
    );
  });

  test('a value of the wrong type is refused under the name of its variable', async () => {
    const { operation } = recorder(null);
    const asked = operation('laporan_stok').run({ page: 3e9 }, context);
    await expect(asked).rejects.toMatchObject({ statusCode: 400, code: 'VAGQL' });
    await expect(asked).rejects.toThrow(/\$page/);
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
