/** What an operation asks, by its fields at the root. */
import { Kind, type OperationDefinitionNode } from 'graphql';
import { functions } from './functions.ts';

/** One field behind which stands a function is one statement, whatever is selected of its document but rows of tables. */
export function isOneQuery({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const [field] = selections;
  return selections.length === 1 && field?.kind === Kind.FIELD && functions.has(field.name.value);
}

/** Whether an operation asks a report. */
export const isReport = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.some((one) => one.kind === Kind.FIELD && one.name.value.startsWith('laporan'));
