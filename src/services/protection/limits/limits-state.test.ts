import type { Limit, LimitType } from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import {
  hasExclusionBegun,
  heldAmounts,
  INITIAL,
  isExcluded,
  limitsStateOf,
  NO_LIMITS,
  reduce,
  UNKNOWN,
} from './limits-state';
import type { Change, LimitsAnswer, Reading, State } from './limits-state';

const NOW = 1_788_000_000_000;

function limit(limitType: LimitType, more: Partial<Limit> = {}): Limit {
  return {
    limitType,
    limitValue: 5000,
    limitState: 'ACTIVE',
    startedAt: null,
    endsAt: null,
    limitBalance: null,
    needApprove: false,
    selfExcludeReason: null,
    measure: limitType < 30 ? 'money' : 'days',
    availableValues: [],
    ...more,
  };
}

describe('the limits that a player sees', () => {
  it('are empty sections before the load', () => {
    const state = limitsStateOf({ status: 'loading', data: UNKNOWN, config: undefined, now: NOW });
    expect({ ...state, sections: [] }).toEqual({ ...NO_LIMITS, status: 'loading' });
    expect(state.sections.map(({ id, isDisabled }) => [id, isDisabled])).toEqual(
      ['deposit', 'wagering', 'loss', 'session', 'self-exclusion', 'extra'].map((id) => [id, true]),
    );
  });

  it('LIM-01 LIM-02 separate present limits, waiting ones and options', () => {
    const held = limit(20);
    const waits = limit(20, { limitState: 'PENDING', limitValue: 9000, startedAt: NOW / 1000 });
    const offer = (type: LimitType) => ({
      type,
      measure: 'money' as const,
      availableValues: [1000],
    });
    const reasons = [{ id: 3, selfExcludeReason: 'Enough' }];
    const data = {
      entries: [held, waits],
      available: [offer(20), offer(21)],
      reasons,
      iso: 'EUR',
      scale: 2,
    };
    const state = limitsStateOf({
      status: 'ready',
      data,
      config: { customTypes: [21] },
      now: NOW,
    });
    expect(state).toMatchObject({
      status: 'ready',
      limits: [held],
      pending: [{ limitType: 20, limitValue: 9000, direction: 'higher', iso: 'EUR' }],
      selfExcludeReasons: reasons,
      iso: 'EUR',
      scale: 2,
    });
    expect(state.available.map(({ type, isCustomAllowed }) => [type, isCustomAllowed])).toEqual([
      [20, false],
      [21, true],
    ]);
  });

  it('are locked together for deposits, wagering and losses if the site requires it', () => {
    const available = ([20, 21, 22] as const).map((type) => ({
      type,
      measure: 'money' as const,
      availableValues: [1000],
    }));
    const data = { ...UNKNOWN, available };
    const disabled = (isLockedTogether: boolean): boolean | undefined =>
      limitsStateOf({ status: 'ready', data, config: { isLockedTogether }, now: NOW }).sections[0]
        ?.isDisabled;
    expect([disabled(false), disabled(true)]).toEqual([false, true]);
  });
});

describe('the amounts in force', () => {
  it('change when a money limit begins, ends or changes', () => {
    const words = [
      [],
      [limit(20)],
      [limit(20, { limitValue: 6000 })],
      [limit(21)],
      [limit(20), limit(21)],
    ].map(heldAmounts);
    expect(new Set(words).size).toBe(words.length);
  });

  it('do not depend on waiting changes, on the rest or on limits without money', () => {
    const before = heldAmounts([limit(20)]);
    expect(heldAmounts([limit(20, { limitBalance: 1, startedAt: 7 })])).toBe(before);
    expect(heldAmounts([limit(20), limit(31)])).toBe(before);
    expect(heldAmounts([limit(20), limit(20, { limitState: 'PENDING', limitValue: 9 })])).toBe(
      before,
    );
  });
});

describe('a self-exclusion', () => {
  it.each([
    ['holds', [limit(30)], true],
    ['waits', [limit(30, { limitState: 'PENDING' })], false],
    ['is over', [limit(30, { limitState: 'INACTIVE' })], false],
    ['is a deposit time-out', [limit(33)], false],
    ['is none', [], false],
  ])('that %s', (_, entries, isSo) => {
    expect(isExcluded(entries)).toBe(isSo);
  });
});

describe('the state of the limits', () => {
  const at = (ms: number): Reading => ({ at: NOW + ms, steadyAt: ms, serverAt: NOW + ms });
  const now = at(0);
  const answerOf = (...limits: Limit[]): LimitsAnswer => ({ limits, iso: 'EUR', scale: 2 });
  const made = { what: 'approved', title: null } as const;
  const signedIn: Change = { type: 'player-changed', userId: 'ann-1', now };
  const loaded = (...limits: Limit[]): Change => ({
    type: 'loaded',
    answer: answerOf(...limits),
    available: [],
    reasons: undefined,
    now,
  });
  const failed: Change = { type: 'load-failed', error: new Error('No answer.'), now };
  const after = (...changes: Change[]): State => changes.reduce(reduce, INITIAL);

  it('loads all for a player, and nothing for a guest', () => {
    expect(after(signedIn)).toMatchObject({ load: { what: 'all' }, status: 'loading' });
    const requested: Change = { type: 'load-requested', now };
    expect(after(requested, { type: 'refresh-requested', now })).toBe(INITIAL);
  });

  it('loads only the limits when only they may have changed, unless all is being loaded', () => {
    const refresh: Change = { type: 'refresh-requested', now };
    expect(after(signedIn, loaded(), refresh).load).toEqual({ what: 'limits' });
    const requested: Change = { type: 'load-requested', now };
    expect(after(signedIn, loaded(), requested, refresh).load).toEqual({ what: 'all' });
    expect(after(signedIn, failed, refresh).load).toEqual({ what: 'all' });
  });

  it('counts failures until a load succeeds', () => {
    const requested: Change = { type: 'load-requested', now };
    const twice = after(signedIn, failed, requested, failed);
    expect(twice).toMatchObject({ status: 'failed', failed: { failures: 2 }, load: null });
    expect(reduce(twice, requested).failed).toBe(null);
    const ready = after(signedIn, failed, requested, loaded(), requested, failed);
    expect(ready.failed).toMatchObject({ failures: 1 });
  });

  it('drops the running load when a change is made, and keeps the retry of a failed one', () => {
    const change: Change = { type: 'change-made', player: 'ann-1', answer: answerOf(), made, now };
    const requested: Change = { type: 'load-requested', now };
    expect(after(signedIn, loaded(), requested, change).load).toBe(null);
    expect(after(signedIn, failed, change).failed).toMatchObject({ failures: 1 });
  });

  it('starts the first load again when a change is made: its answer lacks the options', () => {
    const change: Change = { type: 'change-made', player: 'ann-1', answer: answerOf(), made, now };
    expect(after(signedIn, change)).toMatchObject({ load: { what: 'all' }, status: 'loading' });
  });

  it('ignores changes of a player who has left', () => {
    const before = after(signedIn, loaded());
    const failure = { words: 'confirm_limit_error', title: undefined } as const;
    const answer = answerOf(limit(20));
    expect(reduce(before, { type: 'change-made', player: 'bob-2', answer, made, now })).toBe(
      before,
    );
    expect(reduce(before, { type: 'change-failed', player: 'bob-2', failure, now })).toBe(before);
  });

  it('loads all when a limit begins or ends, and when the page returns after half a minute', () => {
    const ready = after(signedIn, loaded(limit(20, { endsAt: NOW / 1000 + 10 })));
    expect(ready.boundaryAt).toBe(NOW + 10_000);
    const loadAt = (type: 'time-passed' | 'page-returned', ms: number): State['load'] =>
      reduce(ready, { type, now: at(ms) }).load;
    expect([loadAt('time-passed', 9999), loadAt('time-passed', 10_000)]).toEqual([
      null,
      { what: 'all' },
    ]);
    const calm = after(signedIn, loaded());
    const returned = (ms: number) => reduce(calm, { type: 'page-returned', now: at(ms) }).load;
    expect([returned(30_000), returned(30_001)]).toEqual([null, { what: 'all' }]);
  });

  it('distinguishes a self-exclusion that began from one that the operator let in', () => {
    const before = after(signedIn);
    const letIn = reduce(before, loaded(limit(30)));
    expect(hasExclusionBegun(before, letIn)).toBe(false);
    const free = reduce(before, loaded());
    const later: Change = { type: 'refreshed', answer: answerOf(limit(30)), now: at(1) };
    expect(hasExclusionBegun(free, reduce(free, later))).toBe(true);
  });
});
