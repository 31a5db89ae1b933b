/**
 * Finds the names in an operation that may be those of what goods cost: its fields, and what it filters, orders and
 * groups by. For who does not see that the database refuses the operation before it runs (erp_private.biaya_names_refuse),
 * and, for who sees only some places, what names all of them (erp_private.lokasi_names_refuse).
 */
import { type NamedTypeNode, type TypeNode, visit } from 'graphql';
import { snake } from '../schema/names.ts';
import type { Operation } from './operation.ts';

/** What programs keep beside a record, whatever its keys are called. */
const OWN = new Set(['atribut', 'idLuar', 'id_luar']);

/** Asked before a client's operation where what goods cost, or other places, are hidden: refuses when it names that. */
export const mayName = (operation: Operation, variables: Readonly<Record<string, unknown>>) => ({
  text: 'select erp_private.biaya_names_refuse($1), erp_private.lokasi_names_refuse($1)',
  values: [namedOf(operation, variables)],
});

/** What begins an answer of the dashboard, and the name of a part of one. */
const DASHBOARD = /^dashboard/i;

/**
 * All names of an operation with these variables, as the database writes them: each once. What is asked of the dashboard also
 * with `dashboard.` before it, since there a name may say what it says nowhere else.
 */
function namedOf({ document }: Operation, variables: Readonly<Record<string, unknown>>): string[] {
  const found = new Set<string>();
  let depth = 0;
  const within = (name: string | undefined, by: 1 | -1) => {
    if (name !== undefined && DASHBOARD.test(name)) depth += by;
  };
  const partOf = {
    enter: ({ typeCondition }: { typeCondition?: NamedTypeNode | undefined }) =>
      within(typeCondition?.name.value, 1),
    leave: ({ typeCondition }: { typeCondition?: NamedTypeNode | undefined }) =>
      within(typeCondition?.name.value, -1),
  };
  visit(document, {
    Field: {
      enter: ({ name }) => {
        found.add(snake(name.value));
        if (depth > 0) found.add(`dashboard.${snake(name.value)}`);
        within(name.value, 1);
      },
      leave: ({ name }) => within(name.value, -1),
    },
    FragmentDefinition: partOf,
    InlineFragment: partOf,
    ObjectField: ({ name }) => {
      if (OWN.has(name.value)) return false;
      found.add(snake(name.value));
      return;
    },
    EnumValue: ({ value }) => void found.add(wordOf(value)),
    VariableDefinition: ({ variable, type }) => {
      const value = variables[variable.name.value];
      addNames(found, value);
      if (/(OrderBy|GroupBy)$/.test(namedType(type))) {
        for (const word of [value].flat()) found.add(wordOf(String(word)));
      }
    },
  });
  return [...found].sort();
}

const namedType = (type: TypeNode): string =>
  type.kind === 'NamedType' ? type.name.value : namedType(type.type);

/** What a word of an order or a group is about: `HARGA_BELI_ASC`. */
const wordOf = (word: string): string => word.replace(/_(ASC|DESC)$/, '').toLowerCase();

function addNames(found: Set<string>, value: unknown) {
  if (Array.isArray(value)) {
    for (const one of value) addNames(found, one);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (OWN.has(name)) continue;
      found.add(snake(name));
      addNames(found, inner);
    }
  }
}
