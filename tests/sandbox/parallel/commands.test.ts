import { someOf } from '@grandstand/bus-contracts/testing';
import { hasPostgres } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ACCOUNT_RACES } from './account-races';
import { GAME_RACES } from './game-races';
import { GIFT_RACES } from './gift-races';
import { OFFICE_RACES } from './office-races';
import { openParallelBench } from './parallel-bench';
import { SIGN_IN_RACES } from './sign-in-races';
import { STAKE_RACES } from './stake-races';

const RACES = [
  ...ACCOUNT_RACES,
  ...STAKE_RACES,
  ...GIFT_RACES,
  ...GAME_RACES,
  ...SIGN_IN_RACES,
  ...OFFICE_RACES,
];

const DATABASES = [
  { kind: 'PGlite', isHere: true },
  { kind: 'PostgreSQL', isHere: hasPostgres },
] as const;

if (!hasPostgres) {
  process.emitWarning(
    'PostgreSQL is not installed here: its tests of commands at once are skipped.',
  );
}

describe.each(DATABASES)('commands at once on $kind', ({ kind, isHere }) => {
  describe.skipIf(!isHere)('end in typed answers, with the books in order', () => {
    let bench: Awaited<ReturnType<typeof openParallelBench>>;
    beforeAll(async () => {
      bench = await openParallelBench(kind);
    });
    afterAll(() => bench.close());

    test.each(someOf(RACES).map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
      await run(bench);
      await bench.checkBooks();
    });
  });
});
