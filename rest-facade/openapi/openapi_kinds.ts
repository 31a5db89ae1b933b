/** How the description shows the paths of transactions: those that differ by kind once for each, with its body and its answer. */
import { z } from 'zod';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';
import { barisMenurutJenis, transaksiBaris } from '../../server/answers/transaksi_baris.ts';
import { kepalaMenurutJenis, transaksiDetail } from '../../server/answers/transaksi_lengkap.ts';
import type { Endpoint, Input } from '../base/endpoint.ts';
import { BODIES } from '../schemas/kinds.ts';
import { jenisOf } from '../schemas/transaksi.ts';

type Shape = Readonly<Record<string, unknown>>;

const headOf = (kind: Kind): Shape => BODIES[kind].shape;

const lineOf = (kind: Kind): Shape => {
  let { detail } = BODIES[kind].shape as Record<string, z.ZodType | undefined>;
  while (detail && !(detail instanceof z.ZodArray)) {
    detail = (detail as z.ZodOptional<z.ZodType>).unwrap();
  }
  return detail ? (detail.element as z.ZodObject).shape : {};
};

type Fields = Readonly<Record<string, z.ZodType>>;

/**
 * What an answer has in every kind, and what it has in one: of the fields that bodies name too, those of the kind's own body.
 *
 * @param names the fields that differ by kind
 */
function fieldsByKind(shape: Fields, names: readonly string[], shapeOf: (kind: Kind) => Shape) {
  const isIn = (kind: Kind) => (name: string) => Object.hasOwn(shapeOf(kind), name);
  const differing = new Set(names.filter((name) => KIND_NAMES.some((kind) => isIn(kind)(name))));
  const those = (fits: (name: string) => boolean): Fields =>
    Object.fromEntries(Object.entries(shape).filter(([name]) => fits(name)));
  return {
    common: those((name) => !differing.has(name)),
    ofKind: (kind: Kind) => those((name) => differing.has(name) && isIn(kind)(name)),
  };
}

const lines = fieldsByKind(transaksiBaris.shape, barisMenurutJenis, lineOf);
const heads = fieldsByKind(transaksiDetail.shape, kepalaMenurutJenis, headOf);
const commonLine = z.looseObject(lines.common).meta({ id: 'TransaksiUmumDetailBaris' });
const { detail: _detail, ...commonHead } = heads.common;
const commonAnswer = z.looseObject(commonHead).meta({ id: 'TransaksiUmumDetail' });

/** The answer of one transaction of a kind. */
function answerOf(kind: Kind): z.ZodType {
  const name = BODIES[kind].meta()?.id;
  const line = z
    .intersection(commonLine, z.looseObject(lines.ofKind(kind)))
    .meta({ id: `${name}DetailBaris` });
  return z
    .intersection(commonAnswer, z.looseObject({ ...heads.ofKind(kind), detail: z.array(line) }))
    .meta({ id: `${name}Detail` });
}

/** One schema a kind, however many rows answer it: two cannot have the same name. */
const answers: ReadonlyMap<Kind, z.ZodType> = new Map(
  KIND_NAMES.map((kind) => [kind, answerOf(kind)]),
);

/** The row as it is for one kind. */
function rowOf(endpoint: Endpoint, kind: Kind): Endpoint {
  const { path, description, params, call, bodyOf, bulk, response } = endpoint;
  const { jenis: _jenis, ...others } = params ?? {};
  const short = `Alamat pendeknya /api${path.replace('{jenis}', KINDS[kind].kode)}.`;
  return {
    ...endpoint,
    path: path.replace('{jenis}', kind),
    description: description ? `${description}\n\n${short}` : short,
    params: Object.keys(others).length > 0 ? others : undefined,
    ...(bodyOf && { body: bodyOf({ kind } as Input) }),
    ...(response === transaksiDetail && { response: answers.get(kind) }),
    ...(call && { call: (input: Input) => call({ ...input, kind }) }),
    ...(bulk && { bulk: { ...bulk, each: (input: Input) => bulk.each({ ...input, kind }) } }),
  };
}

/** The row for all of its kinds: its parameter takes no other. */
const rowOfAll = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  params: { ...endpoint.params, jenis: jenisOf(endpoint.kinds ?? KIND_NAMES) },
});

const ofKinds = ({ path }: Endpoint): boolean => path.startsWith('/transaksi/{jenis}');

const eachKind = (endpoint: Endpoint): Endpoint[] =>
  (endpoint.kinds ?? KIND_NAMES).map((kind) => rowOf(endpoint, kind));

/**
 * The rows as they are described. A path of transactions whose bodies and answers are of one form stands once, with
 * `{jenis}`; any other stands once for each kind, with all of its methods, since readers of OpenAPI prefer a path without a
 * parameter and would miss a method there.
 */
export function rowsByKind(endpoints: readonly Endpoint[]): Endpoint[] {
  const differs = ({ bodyOf, response }: Endpoint) => bodyOf || response === transaksiDetail;
  const ownPaths = new Set(endpoints.filter(differs).map(({ path }) => path));
  return endpoints.flatMap((endpoint) => {
    if (!ofKinds(endpoint)) return [endpoint];
    return ownPaths.has(endpoint.path) ? eachKind(endpoint) : [rowOfAll(endpoint)];
  });
}

/** The described rows, and those of all kinds once more for each kind: what the typed client may call. */
export const rowsAndEachKind = (endpoints: readonly Endpoint[]): Endpoint[] =>
  rowsByKind(endpoints).flatMap((row) => (ofKinds(row) ? [row, ...eachKind(row)] : [row]));
