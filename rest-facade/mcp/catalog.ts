/** The list of tools: those that the agent's key or user may use, with the schemas of their arguments. */
import type { Tool as Told } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { keysOf } from '../base/validation.ts';
import { requireCaller } from '../run/asked.ts';
import { argumentSchema } from './schema.ts';
import { argumentsOf, type Choice, exampleOf, type Tool } from './tools.ts';

type Shape = Record<string, z.ZodType>;

/**
 * Descriptions of arguments that differ between choices, in general words. The tool `skema` has the exact ones of one choice.
 */
const IN_GENERAL: Readonly<Record<string, string>> = {
  fields: 'Kolom yang dijawab, dipisah koma',
  custom_fields: 'Kolom tambahan, dipisah koma, misalnya stok,hpp pada barang',
  sort: 'Urutan, misalnya nama:asc',
  banding:
    'Yang berdiri di samping: masa atau keadaan sebelumnya, setahun sebelumnya, atau (rugi-laba) anggaran',
  filter: 'Saringan: kunci=nilai,… pada master, kunci:nilai,… pada transaksi',
};

/** The tool with the choices that a caller may make; undefined without any. */
export function toolFor(tool: Tool, context: RequestContext): Tool | undefined {
  const choices = tool.choices.filter(({ endpoint, params }) => {
    try {
      requireCaller(endpoint, context, params?.jenis);
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  });
  return choices.length > 0 ? { ...tool, choices } : undefined;
}

/** A tool as `tools/list` tells it. */
export function told(tool: Tool): Told {
  const { name, title, description, readOnly } = tool;
  return {
    name,
    title,
    description,
    inputSchema: argumentSchema(shapeOf(tool), tool.spelled) as Told['inputSchema'],
    annotations: {
      title,
      readOnlyHint: readOnly,
      ...(!readOnly && { destructiveHint: false, idempotentHint: false }),
      openWorldHint: false,
    },
  };
}

/** The arguments of a tool: the choice, and what any of the choices takes. */
function shapeOf({ chooser, choices, spelled }: Tool): Shape {
  const each = choices.map((choice) => [choice.name, argumentsOf(choice)] as const);
  const names = [...new Set(each.flatMap(([, shape]) => Object.keys(shape)))];
  const shape: Shape = {};
  if (chooser) shape[chooser] = z.enum(choices.map(({ name }) => name)).meta(choosing(choices));
  for (const name of names) {
    const takers = each.filter(([, one]) => one[name] !== undefined);
    const schemas = takers.map(([, one]) => one[name] as z.ZodType);
    shape[name] = merged(name, schemas, spelled === true);
    if (takers.length < each.length)
      shape[name] = forSome(
        shape[name],
        takers.map(([one]) => one),
      );
  }
  return shape;
}

/** An argument that only some of the choices take: it may be left out, and says whose it is where these are few. */
function forSome(schema: z.ZodType, takers: readonly string[]): z.ZodType {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const { description = '', ...meta } = inner.meta() ?? {};
  const only = takers.length > 8 ? '' : ` (hanya ${takers.join(', ')})`;
  return inner.meta({ ...meta, description: description + only }).optional();
}

/** The description of the argument that chooses. Kinds of documents need no more than their names. */
const choosing = (choices: readonly Choice[]) => {
  const meant = choices.filter(({ params }) => params?.jenis === undefined);
  if (meant.length === 0) return { description: 'Jenis transaksi' };
  return {
    description: meant.map(({ name, endpoint }) => `${name}: ${endpoint.summary}`).join('; '),
  };
};

function merged(name: string, schemas: readonly z.ZodType[], spelled: boolean): z.ZodType {
  const [first] = schemas as [z.ZodType, ...z.ZodType[]];
  if (schemas.length === 1) return first;
  if (name === 'dokumen') {
    if (spelled) return z.union(schemas as [z.ZodType, z.ZodType]);
    const description = 'Dokumen jenis itu, dalam bentuk yang sama seperti pada simulasi';
    return z.looseObject({}).meta({ description });
  }
  const description = IN_GENERAL[name];
  if (description === undefined) return first;
  const inner = first instanceof z.ZodOptional ? (first.unwrap() as z.ZodType) : first;
  return inner.meta({ ...inner.meta(), description }).optional();
}

/** The exact arguments of one choice, with an example of its document. */
export function schemaOf(tool: Tool, choice: Choice): Record<string, unknown> {
  const { jenis } = choice.params ?? {};
  return {
    alat: tool.name,
    ...(tool.chooser && { [tool.chooser]: choice.name }),
    argumen: argumentSchema(argumentsOf(choice)),
    ...(choice.document && jenis && { contoh_dokumen: exampleOf(jenis as never) }),
  };
}

/** The names of a tool's arguments for one choice. */
export const namesOf = (choice: Choice): string[] => keysOf(z.object(argumentsOf(choice)));
