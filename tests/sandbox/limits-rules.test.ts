import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LimitState } from '../../src/sandbox/protection/limit-rules';
import { NO_LIMIT, approve, ask, reject, standing } from '../../src/sandbox/protection/limit-rules';
import type { LimitType } from '../../src/sandbox/protection/limit-types';
import { DAY, openLimitsBench } from './limits-bench';
import type { Step } from './limits-oracle';
import { LimitOracle, steps } from './limits-oracle';
import { FRIDAY } from './operator';

function take(type: LimitType, state: LimitState, step: Step, now: number): LimitState {
  switch (step.kind) {
    case 'wish': {
      const time = { now, waitMs: DAY };
      const asked = ask(type, state, { value: step.value, reason: null }, time);
      return asked.outcome === 'locked' ? state : asked.state;
    }
    case 'approve':
      return approve(state, now);
    case 'reject':
      return reject(state);
    case 'wait':
      return state;
  }
}

describe('whatever a player does', () => {
  test.each([
    ['a limit of money', 20],
    ['a session limit', 31],
    ['a reality check', 32],
  ] as const)(
    'P95 %s never becomes looser before its time, without approval, or after it lapsed',
    (_, type) => {
      fc.assert(
        fc.property(steps([5, 10, 20], 20), (sequence) => {
          const oracle = new LimitOracle();
          let now = FRIDAY;
          let state = NO_LIMIT;
          for (const step of sequence) {
            if (step.kind === 'wait') now += step.ms;
            state = take(type, state, step, now);
            expect(oracle.fault(step, now, standing(state, now).held?.value ?? null)).toBeNull();
          }
        }),
        { numRuns: runs(10_000) },
      );
    },
  );

  test.each([30, 33] as const)('P95 period %i never ends before the end it had', (type) => {
    fc.assert(
      fc.property(steps([1, 7, 30], 20), (sequence) => {
        let now = FRIDAY;
        let end = 0;
        let state = NO_LIMIT;
        for (const step of sequence) {
          if (step.kind === 'wait') now += step.ms;
          state = take(type, state, step, now);
          const { held } = standing(state, now);
          if (end > now) expect(held?.endsAt).toBeGreaterThanOrEqual(end);
          if (step.kind === 'wish' && step.value !== null) {
            expect(held?.endsAt).toBeGreaterThanOrEqual(now + step.value * DAY);
          }
          end = held?.endsAt ?? 0;
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe('through the operator’s calls', () => {
  const bench = openLimitsBench();
  const { act, clock, control, held, save } = bench;

  // Each sequence is some dozens of calls: ten thousand of them run on the rules themselves, above.
  test('P95 no sequence of saves, approvals and days makes what holds looser before its time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(20, 31), steps([5, 10, 20], 12), async (type, sequence) => {
        await control('/limits', { limitType: type, limitValue: null });
        const oracle = new LimitOracle();
        for (const step of sequence) {
          if (step.kind === 'wait') clock.advance(step.ms);
          if (step.kind === 'wish') await save(type, step.value ?? -1);
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
