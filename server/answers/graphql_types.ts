/**
 * Descriptions of GraphQL's types for answers, made from the answers' schemas; the GraphQL schema is built from them. A
 * type's name is said in its schema (`graphqlNotes`, `id`), or made of the nearest named type above it and the keys
 * below that. Two places with the same schema share one type.
 */
import { z } from 'zod';
import { type GraphqlNote, graphqlNotes } from './fields.ts';
import { answerParts, answers } from './index.ts';
import { camel, pascal } from './names.ts';

/** How a value of the JSON document becomes the field's. */
export type AnswerForm =
  /** As it is. */
  | 'value'
  /** An object under keys that are not known beforehand: a list of `{kunci, nilai}`. */
  | 'entries'
  /** One value or a list of them: a list. */
  | 'oneOrMany'
  /** A number or a text: a text, with the digits of the number. */
  | 'text';

export interface AnswerField {
  name: string;
  /** The key in the JSON document. */
  key: string;
  /** The name of a scalar, of an enum or of an object type. */
  type: string;
  /** May be null, or absent from the document. */
  nullable: boolean;
  list: 'no' | 'items' | 'nullableItems';
  form: AnswerForm;
  description?: string;
}

export interface AnswerType {
  name: string;
  description?: string;
  fields: AnswerField[];
}

interface AnswerEnum {
  name: string;
  /** `value` is the text in the document. */
  values: { name: string; value: string }[];
}

/** The type of a whole answer, or of one JSON field of a composite or table. */
export type AnswerRoot = Pick<AnswerField, 'type' | 'list'>;

type AnswerTypeDefinitions = {
  objects: AnswerType[];
  /** Enums that the database does not have. */
  enums: AnswerEnum[];
  /** The type of each function's answer, by the function's SQL name. */
  roots: ReadonlyMap<string, AnswerRoot>;
  /** The type of each JSON field of a composite or table, by `type.field` in SQL names. */
  parts: ReadonlyMap<string, AnswerRoot>;
};

/** A schema without its wrappers (optional, nullable), with the description and the notes of all of them. */
type Bare = {
  schema: z.ZodType;
  nullable: boolean;
  description: string | undefined;
  note: GraphqlNote;
};

/** Where a schema stands, for the name of its type: the types above it and its key. */
type Place = string;

type Shape = Pick<AnswerField, 'type' | 'list' | 'form'>;

/** All definitions, in the order of their names. */
export function answerTypeDefinitions(): AnswerTypeDefinitions {
  const book = new TypeBook();
  const rootsOf = (schemas: ReadonlyMap<string, z.ZodType>) =>
    new Map(
      [...schemas].map(([name, schema]) => {
        const { type, list } = book.shapeOf(bareOf(schema), pascal(name));
        return [name, { type, list }] as const;
      }),
    );
  const roots = rootsOf(answers);
  const parts = rootsOf(answerParts);
  return { ...book.definitions(), roots, parts };
}

/** The definitions so far: one for each schema and for each name. */
class TypeBook {
  readonly #names = new Map<z.ZodType, string>();
  readonly #objects = new Map<string, AnswerType>();
  readonly #enums = new Map<string, AnswerEnum>();

  definitions(): Pick<AnswerTypeDefinitions, 'objects' | 'enums'> {
    const sorted = <T extends { name: string }>(all: Iterable<T>) =>
      [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
    return { objects: sorted(this.#objects.values()), enums: sorted(this.#enums.values()) };
  }

  /**
   * The type of a schema at a place.
   *
   * @throws Error for a schema that GraphQL cannot show, naming the place
   */
  shapeOf({ schema, note }: Bare, place: Place): Shape {
    const one = (type: string): Shape => ({ type, list: 'no', form: 'value' });
    if (note.type !== undefined) {
      const form = schema instanceof z.ZodUnion && note.type === 'String' ? 'text' : 'value';
      return { ...one(note.type), form };
    }
    if (schema instanceof z.ZodArray) {
      const item = bareOf(schema.element as z.ZodType);
      const list = item.nullable ? 'nullableItems' : 'items';
      return { ...this.shapeOf(item, place), list };
    }
    if (schema instanceof z.ZodEnum) return one(this.#enumOf(schema, note, place));
    if (schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0) {
      return one(this.#objectOf(schema, note, place, (name) => this.#fieldsOf(schema, name)));
    }
    if (schema instanceof z.ZodUnion) return this.#unionOf(schema, note, place);
    if (schema instanceof z.ZodRecord) return this.#recordOf(schema, note, place);
    return one(scalarOf(schema, place));
  }

  #fieldsOf(schema: z.ZodObject, place: Place): AnswerField[] {
    return Object.entries(schema.shape).map(([key, field]) => {
      const bare = bareOf(field as z.ZodType);
      const { nullable, description, note } = bare;
      return {
        name: note.field ?? camel(key),
        key,
        nullable,
        ...this.shapeOf(bare, place + pascal(key)),
        ...(description !== undefined && { description }),
      };
    });
  }

  #objectOf(
    schema: z.ZodType,
    note: GraphqlNote,
    place: Place,
    fieldsOf: (name: string) => AnswerField[],
  ): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const { id, description: said } = schema.meta() ?? {};
    const description = note.description ?? said;
    const name = note.name ?? id ?? place;
    this.#names.set(schema, name);
    this.#add(this.#objects, {
      name,
      ...(description !== undefined && { description }),
      fields: fieldsOf(name),
    });
    return name;
  }

  #enumOf(schema: z.ZodEnum, note: GraphqlNote, place: Place): string {
    const name = note.name ?? place;
    const values = schema.options.map((value) => {
      const text = String(value);
      return { name: note.values?.[text] ?? text.replaceAll('-', '_'), value: text };
    });
    this.#add(this.#enums, { name, values });
    return name;
  }

  #add<T extends { name: string }>(all: Map<string, T>, one: T): void {
    const found = all.get(one.name);
    const same = (a: T, b: T) =>
      JSON.stringify(withoutWords(a)) === JSON.stringify(withoutWords(b));
    if (found && !same(found, one)) throw new Error(`two types are called ${one.name}`);
    if (!found) all.set(one.name, one);
  }

  /**
   * A union of objects becomes one type with the fields of all. A value beside a list of such values becomes a list.
   */
  #unionOf(schema: z.ZodUnion, note: GraphqlNote, place: Place): Shape {
    const options = (schema.options as z.ZodType[]).map(bareOf);
    const objects = options.flatMap(({ schema: one }) => (one instanceof z.ZodObject ? one : []));
    if (objects.length === options.length) {
      const merged = (name: string) => mergeFields(objects.map((one) => this.#fieldsOf(one, name)));
      return { type: this.#objectOf(schema, note, place, merged), list: 'no', form: 'value' };
    }
    const shapes = options.map((one) => this.shapeOf(one, place));
    const many = shapes.find(({ list }) => list !== 'no');
    if (!many || shapes.some(({ type }) => type !== many.type)) {
      throw new Error(`${place} is one of several types`);
    }
    return { ...many, form: 'oneOrMany' };
  }

  #recordOf(schema: z.ZodRecord, note: GraphqlNote, place: Place): Shape {
    const keys = bareOf(schema.keyType as z.ZodType).schema;
    const value = bareOf(schema.valueType as z.ZodType);
    if (keys instanceof z.ZodEnum) {
      const fields = Object.fromEntries(
        keys.options.map((key) => [key, schema.valueType as z.ZodType]),
      );
      const fixed = (name: string) => this.#fieldsOf(z.object(fields), name);
      return { type: this.#objectOf(schema, note, place, fixed), list: 'no', form: 'value' };
    }
    if (value.schema instanceof z.ZodUnknown) return { type: 'JSON', list: 'no', form: 'value' };
    const pair = z.object({ kunci: z.string(), nilai: schema.valueType as z.ZodType });
    const pairs = (name: string) => this.#fieldsOf(pair, name);
    return { type: this.#objectOf(schema, note, place, pairs), list: 'items', form: 'entries' };
  }
}

function bareOf(schema: z.ZodType): Bare {
  const note = graphqlNotes.get(schema) ?? {};
  const { description } = schema;
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) {
    return { schema, nullable: false, description, note };
  }
  const inner = bareOf(schema.unwrap() as z.ZodType);
  return {
    ...inner,
    nullable: true,
    description: description ?? inner.description,
    note: { ...inner.note, ...note },
  };
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: 'Date',
  'date-time': 'Datetime',
  uuid: 'UUID',
};

function scalarOf(schema: z.ZodType, place: Place): string {
  if (schema instanceof z.ZodNumber && schema.isInt) return 'Int';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodLiteral) {
    const [value] = schema.values;
    if (typeof value === 'boolean') return 'Boolean';
    if (typeof value === 'string') return 'String';
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const format = schema.meta()?.format ?? schema.format;
    return BY_FORMAT[`${format}`] ?? 'String';
  }
  // An object of which nothing is known.
  if (schema instanceof z.ZodObject || schema instanceof z.ZodUnknown) return 'JSON';
  throw new Error(`${place} says no type for GraphQL`);
}

/**
 * The fields of several types as one list. A field that some types lack is nullable. Texts and enums that differ are
 * text.
 */
function mergeFields(types: readonly AnswerField[][]): AnswerField[] {
  const merged = new Map<string, AnswerField>();
  for (const field of types.flat()) {
    const found = merged.get(field.key);
    if (!found) {
      merged.set(field.key, { ...field });
      continue;
    }
    if (found.type !== field.type) {
      if (!isText(found) || !isText(field)) {
        throw new Error(`${field.key} is ${found.type} and ${field.type}`);
      }
      found.type = 'String';
    }
    found.nullable ||= field.nullable;
    // The description of one type's field would be wrong for the other's.
    if (found.description !== field.description) delete found.description;
  }
  const everywhere = (key: string) =>
    types.every((fields) => fields.some((one) => one.key === key));
  return [...merged.values()].map((field) => ({
    ...field,
    nullable: field.nullable || !everywhere(field.key),
  }));
}

const OTHERS = ['Int', 'BigInt', 'Boolean', 'JSON', 'Uang', 'Kuantitas', 'HargaSatuan', 'BigFloat'];
const isText = ({ type, list }: AnswerField) => list === 'no' && !OTHERS.includes(type);

const withoutWords = <T extends object>(one: T): unknown =>
  JSON.parse(JSON.stringify(one, (key, value) => (key === 'description' ? undefined : value)));
