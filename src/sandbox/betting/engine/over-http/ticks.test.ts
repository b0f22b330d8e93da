import { handClock, migratedDatabase, startOperator } from '@grandstand/sandbox/testing';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';

/** A database whose queries wait, once they are held, until they are released. */
async function heldDatabase() {
  const database = await migratedDatabase();
  const asked: string[] = [];
  let held: Promise<void> | null = null;
  let release = (): void => {};
  let isClosed = false;
  return {
    asked,
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    isClosed: () => isClosed,
    database: {
      ...database,
      query: async <R extends Record<string, unknown>>(
        ...query: Parameters<typeof database.query>
      ) => {
        if (held) asked.push(query[0]);
        await held;
        return database.query<R>(...query);
      },
      close: async () => {
        isClosed = true;
        await database.close();
      },
    },
  };
}

describe('what an operator does by itself', () => {
  it('is not begun again while it is under way, and has ended when the operator is closed', async () => {
    const held = await heldDatabase();
    const clock = handClock();
    const operator = await startOperator({ clock, database: held.database });
    clock.advance(1000);
    await settle();
    held.hold();
    clock.advance(5 * 60_000);
    await settle();
    expect(held.asked.length).toBeGreaterThan(10);
    expect(new Set(held.asked).size).toBe(held.asked.length);
    const closing = operator.sandbox.close();
    await settle();
    expect(held.isClosed()).toBe(false);
    held.release();
    await closing;
    expect(held.isClosed()).toBe(true);
    // A query after the end would be refused, and reported.
    expect(operator.problems).toEqual([]);
  });
});
