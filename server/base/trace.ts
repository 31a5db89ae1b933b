/**
 * The way for our parts to tell a trace what they do. It is undefined where no traces are wanted: then nothing is
 * loaded or measured.
 */

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type Trace = {
  /** Does work in a span of its own, inside the one under way; an error ends both it and the work. */
  within<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** The same for work that no request asked for: it begins a trace. */
  begin<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
};

/** Does work, in a span where traces are wanted. */
export const within = <T>(
  trace: Trace | undefined,
  name: string,
  attributes: () => Attributes,
  work: () => Promise<T>,
): Promise<T> => (trace === undefined ? work() : trace.within(name, attributes(), work));
