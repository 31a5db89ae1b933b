import type { Trace } from '../base/trace.ts';
import type { QueryOptions } from './statements.ts';

/** The statement with its places for values, as far as it says what is asked. */
const SHOWN = 1_000;

type Transaction<Answer> = {
  query(options: QueryOptions): Promise<Answer>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  cancel(): Promise<void>;
};

/** A transaction of which each statement is a span. */
export function traced<Answer>(trace: Trace, inner: Transaction<Answer>): Transaction<Answer> {
  return {
    query: (options) => {
      const text = options.text.slice(0, SHOWN);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      return trace.within('sql', attributes, () => inner.query(options));
    },
    commit: () => trace.within('sql commit', {}, () => inner.commit()),
    rollback: () => inner.rollback(),
    cancel: () => inner.cancel(),
  };
}
