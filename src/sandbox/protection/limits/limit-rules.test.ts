import type { LimitType } from '@grandstand/bus-contracts/player';
import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../testing';
import { FRIDAY, LimitOracle, steps } from '../../testing';
import type { LimitState } from './limit-rules';
import { NO_LIMIT, approve, requestLimit, reject, currentState } from './limit-rules';

const DAY = 86_400_000;

function apply(type: LimitType, state: LimitState, step: Step, now: number): LimitState {
  switch (step.kind) {
    case 'request': {
      const time = { now, waitMs: DAY };
      const result = requestLimit(type, state, { value: step.value, reason: null }, time);
      return result.outcome === 'locked' ? state : result.state;
    }
    case 'approve':
      return approve(state, now);
    case 'reject':
      return reject(state);
    case 'wait':
      return state;
  }
}

describe('any sequence of requests, approvals and days', () => {
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
            state = apply(type, state, step, now);
            expect(
              oracle.fault(step, now, currentState(state, now).held?.value ?? null),
            ).toBeNull();
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
          state = apply(type, state, step, now);
          const { held } = currentState(state, now);
          if (end > now) expect(held?.endsAt).toBeGreaterThanOrEqual(end);
          if (step.kind === 'request' && step.value !== null) {
            expect(held?.endsAt).toBeGreaterThanOrEqual(now + step.value * DAY);
          }
          end = held?.endsAt ?? 0;
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});
