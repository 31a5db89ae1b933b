/** What an operation asks, by its fields at the root. */
import { Kind, type OperationDefinitionNode } from 'graphql';
import { functions } from './functions.ts';

/**
 * Whether an operation is one statement: it asks one field, and behind that stands a function. Only rows of tables,
 * selected in the function's document, are asked by further statements.
 */
export function isOneQuery({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const [field] = selections;
  return selections.length === 1 && field?.kind === Kind.FIELD && functions.has(field.name.value);
}

/** Whether an operation asks a report. */
export const isReport = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.some((one) => one.kind === Kind.FIELD && one.name.value.startsWith('laporan'));
