/** Reads the first part, so that an error before it can still be answered; gives it and all that follow. */
export async function begun<T>(parts: AsyncGenerator<T, void, void>): Promise<AsyncGenerator<T>> {
  const first = await parts.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* parts;
  })();
}
