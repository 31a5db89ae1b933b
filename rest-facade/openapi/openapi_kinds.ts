/** What the description says of transactions once for each kind: a path of its own, with its body and its answer. */
import { z } from 'zod';
import { KIND_NAMES, KINDS, type Kind } from '../../server/answers/kinds.ts';
import { barisMenurutJenis, transaksiBaris } from '../../server/answers/transaksi_baris.ts';
import { kepalaMenurutJenis, transaksiDetail } from '../../server/answers/transaksi_lengkap.ts';
import type { Endpoint, Input } from '../base/endpoint.ts';
import { BODIES } from '../schemas/kinds.ts';

type Shape = Readonly<Record<string, unknown>>;

const headOf = (kind: Kind): Shape => BODIES[kind].shape;

const lineOf = (kind: Kind): Shape => {
  let { detail } = BODIES[kind].shape as Record<string, z.ZodType | undefined>;
  while (detail && !(detail instanceof z.ZodArray)) {
    detail = (detail as z.ZodOptional<z.ZodType>).unwrap();
  }
  return detail ? (detail.element as z.ZodObject).shape : {};
};

/** Fields that only the bodies of other kinds have: an answer bears the names of its kind's body. */
function foreign(names: readonly string[], shapeOf: (kind: Kind) => Shape, kind: Kind): string[] {
  const of = (one: Kind) => names.filter((name) => Object.hasOwn(shapeOf(one), name));
  const own = new Set(of(kind));
  return [...new Set(KIND_NAMES.flatMap(of))].filter((name) => !own.has(name));
}

const without = (shape: Readonly<Record<string, z.ZodType>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)));

/** The answer of one transaction of a kind. */
function answerOf(kind: Kind): z.ZodType {
  const name = BODIES[kind].meta()?.id;
  const line = z
    .looseObject(without(transaksiBaris.shape, foreign(barisMenurutJenis, lineOf, kind)))
    .meta({ id: `${name}DetailBaris` });
  const head = without(transaksiDetail.shape, foreign(kepalaMenurutJenis, headOf, kind));
  return z.looseObject({ ...head, detail: z.array(line) }).meta({ id: `${name}Detail` });
}

/** The rows as they are described: those of transactions once for each kind that does it. */
export function rowsByKind(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.flatMap((endpoint) => {
    const { path, params, call, bodyOf, response, kinds } = endpoint;
    if (!path.startsWith('/transaksi/{jenis}')) return [endpoint];
    const { jenis: _jenis, ...others } = params ?? {};
    const served = KIND_NAMES.filter((kind) => kinds?.includes(kind) ?? true);
    return served.map((kind) => ({
      ...endpoint,
      path: path.replace('{jenis}', kind),
      description: [
        ...(endpoint.description ? [endpoint.description] : []),
        `Alamat pendeknya /api${path.replace('{jenis}', KINDS[kind].kode)}.`,
      ].join('\n\n'),
      params: Object.keys(others).length > 0 ? others : undefined,
      ...(bodyOf && { body: bodyOf({ kind } as Input) }),
      ...(response === transaksiDetail && { response: answerOf(kind) }),
      ...(call && { call: (input: Input) => call({ ...input, kind }) }),
    }));
  });
}
