/** Records of master data, as they are answered: the lists of fields, in their order. */
import { z } from 'zod';
import { type FieldEntry, filled, mayBeNull } from '../fields/entry.ts';
import { type RecordList, type RecordName, records } from '../fields/list.ts';
import { typeOf } from './entry.ts';
import { graphqlNotes, idHasil, idLuarHasil, kuantitasHasil, teksHasil, uang } from './fields.ts';
import { kursorAnswer } from './umum.ts';

/** Types of fields that the lists of fields cannot describe, by record and field. */
const KHUSUS: Readonly<Record<string, z.ZodType>> = {
  'barang.stok_per_lokasi': z
    .array(
      z
        .looseObject({
          lokasi_id: idHasil('Lokasi'),
          kode: teksHasil('Kode lokasi', 'GD1'),
          nama: teksHasil('Nama lokasi', 'Gudang Utama'),
          qty: kuantitasHasil('Stok'),
        })
        .register(graphqlNotes, { name: 'MasterStokLokasi' }),
    )
    .meta({ description: 'Stok per lokasi' })
    .nullable(),
  'akun.akun_peran': z
    .array(z.string())
    .nullable()
    .meta({ description: 'Peran akun dalam posting', example: ['kas'] }),
  'aset.asal': z.array(
    z
      .object({
        baris_id: idHasil('Baris transaksi'),
        akun_kode: teksHasil('Akun baris itu', '1503'),
        nilai: uang('Bagian baris itu'),
      })
      .register(graphqlNotes, { name: 'MasterAsetAsal' }),
  ),
};

function answerOf(
  list: RecordList,
  field: string,
  entry: FieldEntry,
  nullable: boolean,
): z.ZodType {
  const own = field === 'id_luar' ? idLuarHasil : KHUSUS[`${list.name}.${field}`];
  if (own !== undefined) return own;
  const value = typeOf(entry, filled(entry.id ?? '', list, entry));
  return nullable ? value.nullable() : value;
}

type Fields = Readonly<Record<string, z.ZodType>>;
type MasterAnswer = {
  /** The name of its types, in the API's nouns. */
  name: string;
  fields: Fields;
  /** Fields that are shown when they are asked for. */
  computed: Fields;
};

const answersOf = (
  list: RecordList,
  entries: Readonly<Record<string, FieldEntry>>,
  isNullable: (entry: FieldEntry) => boolean,
): Fields =>
  Object.fromEntries(
    Object.entries(entries).map(([field, entry]) => [
      field,
      answerOf(list, field, entry, isNullable(entry)),
    ]),
  );

export type MasterName = RecordName;

export const MASTER = Object.fromEntries(
  records.map((list): [MasterName, MasterAnswer] => [
    list.name,
    {
      name: list.nama,
      fields: {
        ...(list.kunci === 'id' && { id: idHasil('Nomor pengenal') }),
        ...answersOf(list, list.fields, mayBeNull),
      },
      computed: answersOf(list, list.hitung, ({ kosong = true }) => kosong),
    },
  ]),
) as Record<MasterName, MasterAnswer>;

const entries = Object.entries(MASTER) as [MasterName, MasterAnswer][];

/** The whole record of each entity, as GET answers it. */
export const masterRecords = Object.fromEntries(
  entries.map(([key, { name, fields }]) => [key, z.object({ ...fields }).meta({ id: name })]),
) as Record<MasterName, z.ZodObject>;

/** A row of each entity's list: the fields that were asked for, computed ones and `atribut.<key>` among them. */
export const masterRows = Object.fromEntries(
  entries.map(([key, { name, fields, computed }]) => [
    key,
    z
      .looseObject(
        Object.fromEntries(
          Object.entries({ ...fields, ...computed }).map(([one, field]) => [one, field.optional()]),
        ),
      )
      .meta({ id: `${name}Baris` }),
  ]),
) as Record<MasterName, z.ZodObject>;

const unionOf = (schemas: Record<MasterName, z.ZodObject>) =>
  z.union(Object.values(schemas) as [z.ZodObject, ...z.ZodObject[]]);
/** A record of whichever entity was asked for, and a list of them. */
export const masterRecord = unionOf(masterRecords).register(graphqlNotes, { name: 'Master' });
export const masterList = kursorAnswer(
  unionOf(masterRows).register(graphqlNotes, { name: 'MasterBaris' }),
);
