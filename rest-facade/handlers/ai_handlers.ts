/** The handler of questions in words: reads the question, then asks the database. */

import type { RequestContext } from '../../server/base/context.ts';
import type { Handler } from '../base/endpoint.ts';
import { type Operation, operationOf } from '../base/operation.ts';

/** The SQL functions that the answer to a question needs; no row of the table names them all. */
export const AI_OPERATIONS = ['ai_konteks', 'ai_query', 'ai_suggestions'] as const;

type AiCalls = {
  run(
    name: (typeof AI_OPERATIONS)[number],
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<unknown>;
};

/** Answers a question in the caller's tenant and role. */
export type Ai = (calls: AiCalls, context: RequestContext, question: string) => Promise<object>;

export function aiHandlers(
  ai: Ai,
  operations: ReadonlyMap<string, Operation>,
): Record<string, Handler> {
  const calls: AiCalls = {
    run: (name, variables, context) => operationOf(operations, name).run(variables, context),
  };
  return {
    aiQuery: async ({ input, context }) => ({
      status: 200,
      body: await ai(calls, context, String(input.body.pertanyaan)),
    }),
  };
}
