import { expect, test } from '@jest/globals';
import { getNamedType, isEnumType, isObjectType, isScalarType } from 'graphql';
import { AKSI_AUDIT } from '../../server/answers/audit.ts';
import { answerTypeDefinitions } from '../../server/answers/graphql_types.ts';
import { IMPOR_KINDS } from '../../server/answers/impor.ts';
import { freeFields, freeJson } from '../../server/answers/index.ts';
import { kataOf } from '../../server/answers/kata.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { UKURAN_KERTAS } from '../../server/answers/kop.ts';
import { ENTITAS_LAMPIRAN } from '../../server/answers/lampiran.ts';
import { JENIS_BUKTI } from '../../server/answers/laporan.ts';
import { pascal } from '../../server/answers/names.ts';
import { PILIHAN_PERISTIWA } from '../../server/answers/webhook.ts';
import { ENUMS } from '../../server/graphql/schema/descriptions_enum.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { camel } from '../../server/graphql/schema/names.ts';
import { REPORT_RELATIONS } from '../../server/graphql/schema/report_relations.ts';
import { SCALARS } from './mistakes.ts';

const { objects, enums, roots, parts } = answerTypeDefinitions();
const names = [...objects, ...enums].map(({ name }) => name);

test('the types are the same each time, in the order of their names, each name once', () => {
  const again = answerTypeDefinitions();
  expect(again).toEqual({ objects, enums, roots, parts });
  expect(new Set(names).size).toBe(names.length);
  for (const all of [objects, enums]) {
    const own = all.map(({ name }) => name);
    expect(own).toEqual([...own].sort());
  }
});

test('names are names in GraphQL, and no type has two fields of one name', () => {
  const words = [
    ...names,
    ...objects.flatMap(({ fields }) => fields.map(({ name }) => name)),
    ...enums.flatMap(({ values }) => values.map(({ name }) => name)),
  ];
  expect(words.filter((word) => !/^(?!__)[_A-Za-z][_0-9A-Za-z]*$/.test(word))).toEqual([]);
  const doubled = objects.filter(
    ({ fields }) => new Set(fields.map(({ name }) => name)).size < fields.length,
  );
  expect(doubled).toEqual([]);
});

test('what answers say of themselves is of one language: their schemas or the words for them say all', () => {
  const said = (name: string) => schema.getType(name)?.description;
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type) ? type.getFields() : {};
  };
  const others = objects.flatMap(({ name, fields }) =>
    fields
      .filter((one) => {
        const text = one.description ?? kataOf(name, one.name);
        return text === undefined || fieldsOf(name)[one.name]?.description !== text;
      })
      .map((one) => `${name}.${one.name}`),
  );
  expect(others).toEqual([]);
  const ours = objects.filter(({ description }) => description === undefined);
  expect(
    ours.filter(({ name }) => !/^(Jawaban|Bagian dari jawaban) /.test(`${said(name)}`)),
  ).toEqual([]);
  expect(enums.filter(({ name }) => said(name) !== ENUMS[name])).toEqual([]);
});

test('every type that is named is one of these, or a scalar or an enum of the database', () => {
  const used = [
    ...objects.flatMap(({ fields }) => fields.map(({ type }) => type)),
    ...[...roots.values(), ...parts.values()].map(({ type }) => type),
  ];
  const unknown = new Set(used.filter((type) => !names.includes(type)));
  const foreign = [...unknown].filter((type) => {
    const found = schema.getType(type);
    return !(isEnumType(found) || (isScalarType(found) && type in SCALARS));
  });
  expect(foreign).toEqual([]);
});

test('words of an answer that the database has as an enum are those of the enum', () => {
  const valuesOf = (name: string) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map(({ value }) => value) : [];
  };
  expect(valuesOf('JenisTransaksi').sort()).toEqual([...KIND_NAMES].sort());
  expect(valuesOf('JenisBukti').sort()).toEqual([...JENIS_BUKTI].sort());
  expect(valuesOf('AksiAudit').sort()).toEqual([...AKSI_AUDIT].sort());
  expect(valuesOf('EntitasLampiran').sort()).toEqual([...ENTITAS_LAMPIRAN].sort());
  expect(valuesOf('JenisImpor')).toEqual([...IMPOR_KINDS]);
  expect(valuesOf('UkuranKertas')).toEqual([...UKURAN_KERTAS]);
  expect(valuesOf('PeristiwaWebhook')).toEqual([...PILIHAN_PERISTIWA]);
});

test('the schema shows each of them, with its fields and relations; a whole answer has json besides', () => {
  const shown = (name: string) => {
    const found = schema.getType(name);
    if (isEnumType(found)) return found.getValues().map((one) => [one.name, one.value]);
    return isObjectType(found)
      ? Object.values(found.getFields()).map((one) => [one.name, getNamedType(one.type).name])
      : found;
  };
  const wholes = new Set([...roots.values()].map(({ type, list }) => list === 'no' && type));
  for (const { name, fields } of objects) {
    const own = fields.map((one) => [one.name, one.type]);
    const relations = Object.keys(REPORT_RELATIONS[name] ?? {}).map((one) => [one, pascal(one)]);
    expect([name, shown(name)]).toEqual([
      name,
      [...own, ...(wholes.has(name) ? [['json', 'JSON']] : []), ...relations],
    ]);
  }
  for (const { name, values } of enums) {
    expect([name, shown(name)]).toEqual([name, values.map((one) => [one.name, one.value])]);
  }
});

test('JSON stays JSON only where its shape is unknown', () => {
  const columns = [...freeJson.keys()].map((one) => {
    const [table = '', column = ''] = one.split('.');
    return `${pascal(table)}.${camel(column)}`;
  });
  const found = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          getNamedType(field.type).name === 'JSON' && field.name !== 'json'
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : [],
  );
  expect(found.sort()).toEqual([...columns, ...freeFields.keys()].sort());
});

test('an amount is exact, an id a BigInt, a count an Int, a day a Date', () => {
  const typesOf = (name: string) =>
    Object.fromEntries(
      objects.find((one) => one.name === name)?.fields.map((one) => [one.name, one.type]) ?? [],
    );
  expect(typesOf('LaporanPosBaris')).toMatchObject({
    transaksiId: 'BigInt',
    tanggal: 'Date',
    sisa: 'Uang',
    hariLewat: 'Int',
    umur: 'KelompokUmur',
    status: 'StatusPos',
  });
  expect(typesOf('LaporanStokBaris')).toMatchObject({ qty: 'Kuantitas', hpp: 'HargaSatuan' });
  expect(typesOf('PpnTarif')).toMatchObject({ tarif: 'BigFloat' });
  expect(typesOf('JurnalLengkap')).toMatchObject({ dicatatPada: 'Datetime', jenis: 'JenisBukti' });
  expect(typesOf('AuditBarisPengguna')).toMatchObject({ id: 'UUID' });
});
