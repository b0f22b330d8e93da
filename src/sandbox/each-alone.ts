/**
 * Does a piece of work for each of some things, one after the other: one that fails holds no other back.
 * @throws AggregateError, once all were tried, if some have failed.
 */
export async function eachAlone<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
  failure: string,
): Promise<void> {
  const errors: unknown[] = [];
  for (const thing of things) {
    await work(thing).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, failure);
}
