import fc from 'fast-check';
import { beforeEach, inject } from 'vitest';
import { rooms } from './rooms.mjs';

// The same cases for each mutant, and none made smaller: that one fails is all that counts. Time
// is what a property has here, for there are thousands of mutants.
fc.configureGlobal({
  seed: 20_261_120,
  endOnFailure: true,
  interruptAfterTimeLimit: 400,
  markInterruptAsFailure: false,
});

// In a thread that is kept the mutant before this one would still be wrong while test files are read.
const stryker = Reflect.get(globalThis, '__stryker__') as { activeMutant?: string } | undefined;
const provided = inject as (key: string) => unknown;
if (stryker && provided('mutantActivation') !== 'static') stryker.activeMutant = undefined;

const tooLong = rooms[process.env.MUTATION_ROOM ?? '']?.tooLong;

beforeEach(({ task, skip }) => skip(tooLong?.test(task.fullTestName) === true));
