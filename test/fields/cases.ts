/** Subjects with a right document of each, their fields, and how a value of a field comes in at each door. */
import { functionsOf } from '../../rest-facade/schemas/kinds.ts';
import { KIND_NAMES, type Kind } from '../../server/answers/kinds.ts';
import type { FieldEntry } from '../../server/fields/entry.ts';
import { type KindList, kindLists } from '../../server/fields/kinds.ts';
import { type RecordList, records } from '../../server/fields/list.ts';
import { bodyOf, makeMaster } from '../rest/cases_master.ts';
import type { World } from '../rest/world.ts';
import { bukaDunia, SAH } from '../transaksi/aturan_dokumen.ts';
import type { Doors, Verdict } from './doors.ts';
import { type Field, fieldsOf } from './fields.ts';
import { formOf, isCell } from './files.ts';
import { ABSENT, valuesOf } from './values.ts';

type Json = Record<string, unknown>;

/** A way to say a document, all doors of which shall judge alike. */
export type Way = {
  name: string;
  /** The fields that it takes. */
  takes(path: readonly string[], entry: FieldEntry): boolean;
  /** Whether it can say the value; any where absent. */
  says?(entry: FieldEntry, value: string): boolean;
  /** The document that a value is put into. */
  document: Json;
  doors: Readonly<Record<string, (doors: Doors, document: string) => Promise<Verdict>>>;
};

export type Subject = {
  name: string;
  fields: readonly Field[];
  ways: readonly Way[];
};
export type Case = { subject: Subject; way: Way; field: Field; value: string };

const post = (path: string) => (doors: Doors, body: string) => doors.rest('POST', path, body);

/** Calls a function with the document as one of its arguments. */
const called =
  (name: string, argument: string, others: Json = {}) =>
  (doors: Doors, document: string) => {
    const rest = JSON.stringify(others).slice(1, -1);
    const given = `{"${argument}": ${document}${rest === '' ? '' : `, ${rest}`}}`;
    return doors.graphql(name, given);
  };

/** Of many at once; those that are there by their code are changed. */
const upserted = (name: string, path: string, document: Json): Way => ({
  name: 'made with others',
  takes: ([field], entry) => !entry.baca && field !== 'kode',
  document: { ...document, kode: 'BARU-1' },
  doors: {
    rest: post(`/master/${path}`),
    graphql: called(`${name}_create`, 'dokumen'),
    bulk: bulk(`/master/${path}/massal`),
    one_by_one: oneByOne(`/master/${path}/massal`),
    upsert: called('master_upsert', 'dokumen', { entitas: name }),
  },
});

async function recordOf(world: World, list: (typeof records)[number]): Promise<Subject> {
  const { name, kunci: keyName } = list;
  const path = name.replaceAll('_', '-');
  const key = await makeMaster(world, path);
  const document = (await bodyOf(world, path)) as Json;
  const { [keyName]: _key, ...replaced } = document;
  const item = `/master/${path}/${key}`;
  const entitas = { entitas: name, kunci: `${key}` };
  const written = (_path: readonly string[], entry: FieldEntry) => !entry.baca;
  const kept = ([field]: readonly string[], entry: FieldEntry) => !entry.baca && field !== keyName;
  return {
    name,
    fields: fieldsOf(list.fields),
    ways: [
      {
        name: 'made',
        takes: written,
        document,
        doors: { rest: post(`/master/${path}`), graphql: called(`${name}_create`, 'dokumen') },
      },
      ...(keyName === 'id' && 'kode' in list.fields && !name.startsWith('dimensi')
        ? [upserted(name, path, document)]
        : []),
      ...(await filed(world, list, inFile(list, document), `/master/${path}`)),
      {
        name: 'changed',
        takes: kept,
        document: {},
        doors: {
          rest: (doors, body) => doors.rest('PATCH', item, body),
          graphql: called('master_patch', 'patch', entitas),
        },
      },
      {
        name: 'replaced',
        takes: kept,
        document: replaced,
        doors: {
          rest: (doors, body) => doors.rest('PUT', item, body),
          graphql: called('master_replace', 'dokumen', entitas),
        },
      },
    ],
  };
}

/** A record of a file has a code where it may: without one a record of its name would be meant. */
const inFile = ({ kunci, fields }: RecordList, document: Json): Json =>
  kunci === 'id' && 'kode' in fields ? { ...document, kode: 'BERKAS-1' } : document;

/** As a file of one document, where files have the field. */
async function filed(
  world: World,
  list: RecordList | KindList,
  document: Json,
  rest: string,
): Promise<Way[]> {
  const form = await formOf(world, list, document);
  if (!form) return [];
  return [
    {
      name: 'in a file',
      takes: (path) => path.join('.') in form.columns,
      says: isCell,
      document: form.document,
      doors: {
        rest: post(rest),
        file: (doors, given) => doors.file(form, given),
      },
    },
  ];
}

const bulk =
  (path: string) =>
  (doors: Doors, document: string): Promise<Verdict> =>
    doors.rest('POST', path, `{"mode": "semua", "dokumen": [${document}]}`);

/** Many at once, each by itself: the answer has the verdict of each. */
const oneByOne =
  (path: string) =>
  (doors: Doors, document: string): Promise<Verdict> =>
    doors.each('POST', path, `{"mode": "per-baris", "dokumen": [${document}]}`);

/** What a document without mode knows, or a mode. */
function knownBy({ fields, mode: modes }: KindList, mode: string | undefined): Field[] {
  const kenal = mode === undefined ? undefined : ['mode', 'detail', ...(modes[mode]?.kenal ?? [])];
  return fieldsOf(fields).filter(({ path, entry }) => {
    const name = path.filter((one) => one !== '0').join('.');
    // What else `mode` may say is judged before any field.
    if (name === 'mode' && entry.tipe === 'teks') return false;
    if (kenal === undefined) return !entry.hanya_mode;
    // Of lines it names each field, of other lists the list.
    return kenal.includes(name) || (path[0] !== 'detail' && kenal.includes(path[0] as string));
  });
}

async function kindOf(world: World, kind: Kind, document: Json, mode?: string): Promise<Subject> {
  const name = functionsOf(kind);
  const list = kindLists.find((one) => one.name === name);
  if (!list) throw new Error(`no list of ${kind}`);
  const takes = () => true;
  const path = `/transaksi/${kind}`;
  const { id } = await keep(world, path, document);
  const drafted = (body: string) => body.replace(/^\{/, '{"draft": true, ').replace(/, \}$/, '}');
  const tool =
    (name: string, more = '') =>
    (doors: Doors, body: string) =>
      doors.mcp(name, `{"jenis": "${kind}", "dokumen": ${body}${more}}`);
  return {
    name,
    fields: knownBy(list, mode),
    ways: [
      {
        name: 'posted',
        takes,
        document,
        doors: {
          rest: post(path),
          simulated: post(`${path}?simulasi=true`),
          graphql: called(`${name}_simulate`, 'dokumen'),
          create: called(`${name}_create`, 'dokumen'),
          put: called(`${name}_put`, 'dokumen', OUTSIDE),
          put_rest: (doors, body) => doors.rest('PUT', `${path}/luar/uji/F-1`, body),
          bulk: bulk(`${path}/massal`),
          many: (doors, document) =>
            called(`${name}_massal_simulate`, 'dokumen')(doors, `[${document}]`),
          one_by_one: oneByOne(`${path}/massal`),
          submit: (doors, document) => doors.submit(kind, document),
          mcp: tool('simulasi'),
        },
      },
      {
        name: 'kept as a draft',
        takes,
        document,
        doors: {
          rest: (doors, body) => doors.rest('POST', path, drafted(body)),
          graphql: called(`${name}_create`, 'dokumen', { draft: true }),
          one_by_one: (doors, body) => oneByOne(`${path}/massal`)(doors, drafted(body)),
          mcp: tool('transaksi_draft_buat'),
        },
      },
      {
        name: 'replaced as a draft',
        takes,
        document,
        doors: {
          rest: (doors, body) => doors.rest('PUT', `${path}/${id}`, body),
          graphql: called(`${name}_replace`, 'dokumen', { id }),
          mcp: tool('transaksi_draft_ganti', `, "id": "${id}"`),
        },
      },
      {
        name: 'changed as a draft',
        takes: (path) => path.length === 1 && PATCHED.includes(path[0] as string),
        document: {},
        doors: {
          rest: (doors, body) => doors.rest('PATCH', `${path}/${id}`, body),
          graphql: called('transaksi_patch', 'patch', { jenis: kind, id }),
        },
      },
      ...(mode === undefined ? await filed(world, list, document, path) : []),
    ],
  };
}

/** An id that another program has for a document. */
const OUTSIDE = { sumber: 'uji', id_luar: 'F-1' };

/** What of a draft may be changed alone. */
const PATCHED = [
  ...['tanggal', 'jatuh_tempo', 'kontak_id', 'lokasi_id', 'nomor_referensi', 'keterangan'],
];

/** A draft that stays, to be replaced. */
async function keep(world: World, path: string, document: Json): Promise<{ id: number }> {
  const rest = world.server.rest(world.tokens.admin);
  const { status, body } = await rest.post(`/api${path}`, { ...document, draft: true });
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** What a mode knows of a right document; a note names the line of another document instead of goods. */
function ofMode(right: Json, kenal: readonly string[], baris_asal_id: number): Json {
  const isNote = kenal.includes('detail.baris_asal_id');
  const lines = isNote ? [{ baris_asal_id, jumlah: 1 }] : (right.detail as Json[]);
  const knownOf = (one: Json, place: string) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => kenal.includes(place + name)));
  return { ...knownOf(right, ''), detail: lines.map((line) => knownOf(line, 'detail.')) };
}

/** Everything that the lists name. */
export async function subjectsOf(world: World): Promise<Subject[]> {
  const made: Subject[] = [];
  for (const list of records) made.push(await recordOf(world, list));
  const dunia = await bukaDunia(world.toko);
  for (const kind of KIND_NAMES) {
    const right = SAH[kind];
    if (!right) throw new Error(`no right document of ${kind}`);
    const { fields, ...subject } = await kindOf(world, kind, right(dunia));
    const isLine = ({ path }: Field) => kind === 'bayar-poin' && path[0] === 'detail';
    made.push({ ...subject, fields: fields.filter((one) => !isLine(one)) });
    // Points are redeemed for money there, which has no lines.
    if (fields.some(isLine)) {
      const { akun_kas: _, ...others } = right(dunia);
      const detail = [{ barang_id: dunia.barang, qty: 1 }];
      const goods = { ...others, cara: 'barang', lokasi_id: dunia.lokasi, detail };
      made.push({ ...(await kindOf(world, kind, goods)), fields: fields.filter(isLine) });
    }
    const list = kindLists.find(({ name }) => name === functionsOf(kind));
    for (const [mode, { kenal }] of Object.entries(list?.mode ?? {})) {
      const document = { ...ofMode(right(dunia), kenal, dunia.beliBaris), mode };
      made.push(await kindOf(world, kind, document, mode));
    }
  }
  return made;
}

export const casesOf = (subjects: readonly Subject[]): Case[] =>
  subjects.flatMap((subject) =>
    subject.ways.flatMap((way) => [
      ...subject.fields
        .filter(({ path, entry }) => way.takes(path, entry))
        .flatMap((field) =>
          valuesOf(field.entry)
            .filter((value) => way.says?.(field.entry, value) ?? true)
            .map((value) => ({ subject, way, field, value })),
        ),
      // What files have no column for they leave aside.
      ...('file' in way.doors
        ? []
        : unknownTo(subject, way).map((field) => ({ subject, way, field, value: '1' }))),
    ]),
  );

/** A field that no list has, and those of the subject that the way does not take: they are told in the same words. */
const unknownTo = ({ fields }: Subject, way: Way): Field[] => [
  { path: ['gaib'], entry: { tipe: 'bulat' } },
  ...fields.filter(({ path, entry }) => path.length === 1 && !way.takes(path, entry)),
];

const MARK = 'nilai-yang-dicoba';

/** The document with the value in its place, as JSON. */
export function documentOf({ way, field, value }: Case): string {
  const [first = '', ...below] = field.path;
  const put = (at: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return MARK;
    if (key === '0') {
      const [first, ...others] = (at ?? []) as unknown[];
      return [put(first, rest), ...others];
    }
    const found = (at ?? {}) as Json;
    return { ...found, [key]: put(found[key], rest) };
  };
  const document = { ...way.document, [first]: put(way.document[first], below) };
  if (value === ABSENT)
    return JSON.stringify(document, (_key, one) => (one === MARK ? undefined : one));
  return JSON.stringify(document).replace(`"${MARK}"`, () => value);
}
