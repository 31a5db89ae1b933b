import { describe, expect, test } from '@jest/globals';
import {
  type DocumentNode,
  execute,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  parse,
  validate,
} from 'graphql';
import { parseJson } from '../../../rest-facade/json_body.ts';
import { compileOperation, type GraphqlPort } from '../../../rest-facade/operation.ts';
import type { RequestContext } from '../../../server/context.ts';
import { JsonText } from '../../../server/graphql/json_text.ts';

const BigInt_ = new GraphQLScalarType({ name: 'BigInt' });
const Uang = new GraphQLScalarType({ name: 'Uang' });
const Json = new GraphQLScalarType({ name: 'JSON' });
const Jenis = new GraphQLEnumType({
  name: 'Jenis',
  values: { RETUR_PENJUALAN: { value: 'retur-penjualan' }, PENJUALAN: { value: 'penjualan' } },
});
const Made = new GraphQLObjectType({
  name: 'TransaksiDibuat',
  fields: {
    id: { type: BigInt_ },
    nomorTransaksi: { type: GraphQLString },
    jenis: { type: Jenis },
    baris: {
      type: new GraphQLList(
        new GraphQLObjectType({ name: 'Baris', fields: { totalNilai: { type: Uang } } }),
      ),
    },
  },
});
const Document = new GraphQLInputObjectType({
  name: 'DokumenPenjualanInput',
  fields: {
    kontakId: { type: BigInt_ },
    jenis: { type: Jenis },
    detail: {
      type: new GraphQLList(
        new GraphQLInputObjectType({ name: 'BarisInput', fields: { hargaSatuan: { type: Uang } } }),
      ),
    },
    atribut: { type: Json },
  },
});

const seen: unknown[] = [];
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      masterList: {
        type: Json,
        args: { jenis: { type: Jenis }, perPage: { type: GraphQLInt } },
        resolve: (_root, args) => {
          seen.push(args);
          return new JsonText('{"total": 1, "data": [1.50]}');
        },
      },
    },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    fields: {
      penjualanCreate: {
        args: {
          input: {
            type: new GraphQLNonNull(
              new GraphQLInputObjectType({
                name: 'PenjualanCreateInput',
                fields: {
                  clientMutationId: { type: GraphQLString },
                  dokumen: { type: new GraphQLNonNull(Document) },
                },
              }),
            ),
          },
        },
        type: new GraphQLObjectType({
          name: 'PenjualanCreatePayload',
          fields: { clientMutationId: { type: GraphQLString }, transaksiDibuat: { type: Made } },
        }),
        resolve: (_root, { input }) => {
          seen.push(input.dokumen);
          return {
            transaksiDibuat: {
              id: '9007199254740993',
              nomorTransaksi: 'PJ/1',
              jenis: 'retur-penjualan',
              baris: [{ totalNilai: '12345678901234567.80' }, { totalNilai: null }, null],
            },
          };
        },
      },
    },
  }),
});

const graphql: GraphqlPort<DocumentNode> = {
  schema,
  parse(source) {
    const document = parse(source);
    const [mistake] = validate(schema, document);
    if (mistake) throw mistake;
    return document;
  },
  execute: async (document, variableValues) => execute({ schema, document, variableValues }),
};
const context: RequestContext = { requestId: 'uji', claims: null, session: null, adminKey: false };

describe('operations', () => {
  test('a mutation takes snake_case and answers it, with every digit', async () => {
    const operation = compileOperation(graphql, 'penjualan_create');
    expect(operation.source).toBe(
      'mutation penjualan_create($dokumen: DokumenPenjualanInput!) { payload: penjualanCreate(input: ' +
        '{dokumen: $dokumen}) { hasil: transaksiDibuat { id nomor_transaksi: nomorTransaksi jenis baris ' +
        '{ total_nilai: totalNilai } } } }',
    );
    const dokumen = parseJson(
      '{"kontak_id":5,"jenis":"penjualan","detail":[{"harga_satuan":1.50},{"harga_satuan":null}],"atribut":{"a":1.50}}',
    );
    const result = await operation.run({ dokumen }, context);
    expect(JSON.stringify(seen.pop())).toBe(
      '{"kontakId":"5","jenis":"penjualan","detail":[{"hargaSatuan":"1.50"},{"hargaSatuan":null}],"atribut":{"a":1.50}}',
    );
    expect(operation.write(result)).toBe(
      '{"id":9007199254740993,"nomor_transaksi":"PJ/1","jenis":"retur-penjualan",' +
        '"baris":[{"total_nilai":12345678901234567.80},{"total_nilai":null},null]}',
    );
    expect(operation.fields.get('id')?.('7')).toBe('7');
  });

  test('a query passes JSON through and reads texts of a query string', async () => {
    const operation = compileOperation(graphql, 'master_list');
    const result = await operation.run({ jenis: 'retur-penjualan', per_page: '20' }, context);
    expect(seen.pop()).toEqual({ jenis: 'retur-penjualan', perPage: 20 });
    expect(operation.write(result)).toBe('{"total": 1, "data": [1.50]}');
  });

  test('what the schema lacks is found out before a request does', async () => {
    expect(() => compileOperation(graphql, 'gaib')).toThrow(/no field gaib/);
    const operation = compileOperation(graphql, 'penjualan_create');
    await expect(operation.run({ dokumen: { gaib: 1 } }, context)).rejects.toThrow(
      /no field for gaib/,
    );
  });
});
