import fc from 'fast-check';
import { beforeEach, inject } from 'vitest';
import { rooms } from './rooms.mjs';

const name = process.env.MUTATION_ROOM ?? '';
const tooLong = rooms[name]?.tooLong;

// The same cases for each mutant, and none made smaller: that one fails is all that counts. Time
// is what a property has here, for there are thousands of mutants.
fc.configureGlobal({
  seed: 20_261_120,
  endOnFailure: true,
  // A whole service takes longer for a case than a rule, and is stated by more than its properties.
  interruptAfterTimeLimit: name.includes('/') ? 150 : 400,
  markInterruptAsFailure: false,
});

// In a thread that is kept the mutant before this one would still be wrong while test files are read.
const stryker = Reflect.get(globalThis, '__stryker__') as { activeMutant?: string } | undefined;
const provided = inject as (key: string) => unknown;
if (stryker && provided('mutantActivation') !== 'static') stryker.activeMutant = undefined;

beforeEach(({ task, skip }) => skip(tooLong?.test(task.fullTestName) === true));
