import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode, visit } from 'graphql';

/** Fields selected more than once under the same name. */
const MAX_REPEATED = 30;
const MAX_FRAGMENTS = 40;

/**
 * Refuses a document that repeats its fields, or has many fragments. Must come before validation, which compares each
 * field with all others of its name, and each fragment with all others. With a few hundred of them that takes longer
 * than anything else that a request may ask for.
 *
 * @throws GraphQLError
 */
export function requireFewRepeated(document: DocumentNode): void {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  if (fragments.length > MAX_FRAGMENTS) {
    throw new GraphQLError(`lebih dari ${MAX_FRAGMENTS} fragmen`);
  }
  let repeated = 0;
  visit(document, {
    SelectionSet(set) {
      const names = namesIn(set);
      repeated += names.length - new Set(names).size;
      if (repeated > MAX_REPEATED) {
        throw new GraphQLError(`lebih dari ${MAX_REPEATED} bidang disebut berulang`);
      }
    },
  });
}

/** The names that a selection's fields have in the answer, those in `... {}` among them. */
const namesIn = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [(one.alias ?? one.name).value];
    return one.kind === Kind.INLINE_FRAGMENT ? namesIn(one.selectionSet) : [];
  });
