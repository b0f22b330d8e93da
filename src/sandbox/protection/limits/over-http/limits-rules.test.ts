import { runs } from '@grandstand/bus-contracts/testing';
import { LimitOracle, steps } from '@grandstand/sandbox/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLimitsBench } from '../../../../../tests/harness/operator/limits-bench';

describe('through the operator’s calls', () => {
  const bench = openLimitsBench();
  const { act, clock, control, held, save } = bench;

  // Each sequence is some dozens of calls: ten thousand of them run on the rules themselves, above.
  test('P95 no sequence of saves, approvals and days makes a limit looser before its time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(20, 31), steps([5, 10, 20], 12), async (type, sequence) => {
        await control('/limits', { limitType: type, limitValue: null });
        const oracle = new LimitOracle();
        for (const step of sequence) {
          if (step.kind === 'wait') clock.advance(step.ms);
          if (step.kind === 'request') await save(type, step.value ?? -1);
          if (step.kind === 'approve') await act(type, 1);
          if (step.kind === 'reject') await act(type, 0);
          const { limitValue } = await held(type);
          const value = limitValue === -1 ? null : limitValue;
          expect(oracle.fault(step, clock.now(), value)).toBeNull();
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
