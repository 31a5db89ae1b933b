import {
  type ASTNode,
  buildASTSchema,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  valueFromAST,
} from 'graphql';

/**
 * What Grafast knows of a schema beyond its SDL. `parts`: by the name of an extension (`plan`, `apply`, …), then by the
 * coordinate of a part (`Akun.kode`, `Query.daftarAkun(first:)`), what that part has there. `values`: what stands
 * behind values of enums, where that is not their name. `scalars`: what the scalars do with values.
 */
export type Plans = {
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  values: Readonly<Record<string, unknown>>;
  scalars: Readonly<Record<string, ScalarFunctions>>;
};

type ScalarFunctions = Readonly<Record<'serialize' | 'parseValue' | 'parseLiteral', unknown>>;

/** What may have a plan: a type, a field, an argument, a value of an enum. */
type Part = {
  extensions: Readonly<Record<string, unknown>>;
  astNode?: ASTNode | null | undefined;
  type?: unknown;
  value?: unknown;
  defaultValue?: unknown;
  resolve?: unknown;
  subscribe?: unknown;
  isTypeOf?: unknown;
  resolveType?: unknown;
};

/** Every part of a schema with its coordinate, but for those of GraphQL itself. */
function* partsOf(schema: GraphQLSchema): Generator<[coordinate: string, part: Part]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    yield [type.name, type];
    if (isEnumType(type)) {
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    } else if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        const coordinate = `${type.name}.${field.name}`;
        yield [coordinate, field];
        if (!('args' in field)) continue;
        for (const argument of field.args) yield [`${coordinate}(${argument.name}:)`, argument];
      }
    }
  }
}

/**
 * Reads the plans of a schema.
 *
 * @throws Error when there is something in it that neither SDL nor plans can say
 */
export function plansOf(schema: GraphQLSchema): Plans {
  const parts: Record<string, Record<string, unknown>> = {};
  const values: Record<string, unknown> = {};
  const scalars: Record<string, ScalarFunctions> = {};
  for (const [coordinate, part] of partsOf(schema)) {
    refuseUnsayable(coordinate, part);
    for (const [name, value] of Object.entries(part.extensions.grafast ?? {})) {
      if (value === undefined) continue;
      parts[name] ??= {};
      parts[name][coordinate] = value;
    }
    if (isScalarType(part) && !isSpecifiedScalarType(part)) {
      const { serialize, parseValue, parseLiteral } = part;
      scalars[coordinate] = { serialize, parseValue, parseLiteral };
    } else if (isEnumType(part)) {
      for (const { name, value } of part.getValues()) {
        if (value !== name) values[`${coordinate}.${name}`] = value;
      }
    }
  }
  return { parts, values, scalars };
}

function refuseUnsayable(coordinate: string, part: Part): void {
  const strange = Object.keys(part.extensions).filter((name) => name !== 'grafast');
  for (const name of ['resolve', 'subscribe', 'isTypeOf', 'resolveType'] as const) {
    if (part[name]) strange.push(name);
  }
  if (strange.length > 0) throw new Error(`${coordinate} has ${strange.join()}`);
}

/** Makes the schema of an SDL and its plans. */
export function withPlans(sdl: string, { parts, values, scalars }: Plans): GraphQLSchema {
  const document = parse(sdl, { noLocation: true });
  const schema = buildASTSchema(document, { assumeValid: true, assumeValidSDL: true });
  for (const [coordinate, part] of partsOf(schema)) {
    const grafast: Record<string, unknown> = {};
    for (const name in parts) {
      const value = parts[name]?.[coordinate];
      if (value !== undefined) grafast[name] = value;
    }
    part.extensions = { grafast };
    if (coordinate in values) part.value = values[coordinate];
    if (isScalarType(part)) Object.assign(part, scalars[coordinate]);
  }
  for (const [, part] of partsOf(schema)) {
    const node = part.astNode;
    // Default values were read before the scalars and enums were complete.
    if (part.type && node && 'defaultValue' in node && node.defaultValue) {
      part.defaultValue = valueFromAST(node.defaultValue, part.type as GraphQLInputType);
    }
    // Nobody asks for the SDL's syntax tree again.
    part.astNode = undefined;
  }
  return schema;
}
