import type { Limit, LimitType } from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import { heldAmounts, isExcluded, limitsStateOf, NO_LIMITS, UNKNOWN } from './limits-state';

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

describe('what a player is shown', () => {
  it('of what is not known yet has the sections and nothing in them', () => {
    const state = limitsStateOf({ status: 'loading', known: UNKNOWN, config: undefined, now: NOW });
    expect({ ...state, sections: [] }).toEqual({ ...NO_LIMITS, status: 'loading' });
    expect(state.sections.map(({ id, isDisabled }) => [id, isDisabled])).toEqual(
      ['deposit', 'wagering', 'loss', 'session', 'self-exclusion', 'extra'].map((id) => [id, true]),
    );
  });

  it('LIM-01 LIM-02 is what holds apart from what waits, and what may be chosen', () => {
    const held = limit(20);
    const waits = limit(20, { limitState: 'PENDING', limitValue: 9000, startedAt: NOW / 1000 });
    const offer = (type: LimitType) => ({
      type,
      measure: 'money' as const,
      availableValues: [1000],
    });
    const reasons = [{ id: 3, selfExcludeReason: 'Enough' }];
    const known = {
      entries: [held, waits],
      available: [offer(20), offer(21)],
      reasons,
      iso: 'EUR',
      scale: 2,
    };
    const state = limitsStateOf({
      status: 'ready',
      known,
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

  it('has deposits, wagering and losses locked together where the site says so', () => {
    const available = ([20, 21, 22] as const).map((type) => ({
      type,
      measure: 'money' as const,
      availableValues: [1000],
    }));
    const known = { ...UNKNOWN, available };
    const disabled = (isLockedTogether: boolean): boolean | undefined =>
      limitsStateOf({ status: 'ready', known, config: { isLockedTogether }, now: NOW }).sections[0]
        ?.isDisabled;
    expect([disabled(false), disabled(true)]).toEqual([false, true]);
  });
});

describe('the amounts that hold', () => {
  it('are others when a limit of money begins, ends or is another', () => {
    const words = [
      [],
      [limit(20)],
      [limit(20, { limitValue: 6000 })],
      [limit(21)],
      [limit(20), limit(21)],
    ].map(heldAmounts);
    expect(new Set(words).size).toBe(words.length);
  });

  it('are the same whatever waits, is left or is no money', () => {
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
