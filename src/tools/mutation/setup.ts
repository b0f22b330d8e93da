import { beforeEach, inject, vi } from 'vitest';
import type * as fastCheck from 'fast-check';
import { rooms } from './rooms.mjs';

const name = process.env.MUTATION_ROOM ?? '';
const tooLong = rooms[name]?.tooLong;

// The same cases for each mutant, and none made smaller: that one fails is all that counts. They are
// counted, not timed: a busy machine must not decide which mutants are noticed.
vi.mock('fast-check', async (original) => {
  const actual = await original<typeof fastCheck>();
  const most = (await import('./rooms.mjs')).rooms[process.env.MUTATION_ROOM ?? '']?.cases ?? 500;
  actual.configureGlobal({ seed: 20_261_120, endOnFailure: true });
  const assert = ((property, { numRuns = 100, ...rest } = {}) =>
    actual.assert(property, {
      ...rest,
      numRuns: Math.min(numRuns, most),
    })) as typeof fastCheck.assert;
  return { ...actual, assert, default: { ...actual.default, assert } };
});

// In a thread that is kept the mutant before this one would still be wrong while test files are read.
const stryker = Reflect.get(globalThis, '__stryker__') as { activeMutant?: string } | undefined;
const provided = inject as (key: string) => unknown;
if (stryker && provided('mutantActivation') !== 'static') stryker.activeMutant = undefined;

beforeEach(({ task, skip }) => skip(tooLong?.test(task.fullTestName) === true));
