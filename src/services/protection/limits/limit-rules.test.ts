import type {
  AvailableLimit,
  Limit,
  LimitType,
  PendingLimit,
} from '@grandstand/bus-contracts/player';
import { describe, expect, it } from 'vitest';
import { factsOf } from './limit-facts';
import { holding, hoursUntil, untilNextHour, untilNextBoundary, waiting } from './limit-moments';
import { directionOf, isOffered } from './limit-values';
import { sectionsOf } from './sections';

const HOUR = 3_600_000;
const NOW = 1_788_000_000_000;
const SECONDS = NOW / 1000;

function limit(limitType: LimitType, own: Partial<Limit> = {}): Limit {
  return {
    limitType,
    limitValue: -1,
    limitState: 'INACTIVE',
    startedAt: null,
    endsAt: null,
    limitBalance: null,
    needApprove: false,
    selfExcludeReason: null,
    measure: limitType < 30 ? 'money' : 'days',
    availableValues: [],
    ...own,
  };
}

function offer(type: LimitType, own: Partial<AvailableLimit> = {}): AvailableLimit {
  const measure = type < 30 ? 'money' : 'minutes';
  return { type, measure, availableValues: [5, 10, 60], isCustomAllowed: false, ...own };
}

describe('the direction of a change', () => {
  it.each([
    [20, 100, 50, 'higher'],
    [20, 50, 100, 'lower'],
    [20, -1, 100, 'higher'],
    [20, 100, -1, 'lower'],
    [31, 1, 2, 'lower'],
    [32, -1, 60, 'higher'],
    [30, 7, -1, 'higher'],
    [30, -1, 7, 'lower'],
    [33, 30, 7, 'higher'],
  ] as const)('of type %d to %d from %d is %s', (type, value, from, direction) => {
    expect(directionOf(type, value, from)).toBe(direction);
  });
});

describe('an allowed value of a limit', () => {
  const custom = { isCustomAllowed: true };
  it.each([
    ['one that is offered', offer(20), 10, true],
    ['one that is not', offer(20), 11, false],
    ['none', offer(20), -1, true],
    ['none of a session', offer(31), -1, true],
    ['no self-exclusion', offer(30), -1, false],
    ['no time-out', offer(33), -1, false],
    ['none of the special one', offer(37), -1, false],
    ['of nothing that is known', undefined, 10, false],
    ['of one’s own', offer(20, custom), 11, true],
    ['the least money', offer(20, custom), 1, true],
    ['no money', offer(20, custom), 0, false],
    ['less than none', offer(20, custom), -2, false],
    ['the most that the law allows', offer(20, { ...custom, maxValue: 500 }), 500, true],
    ['more than the law allows', offer(20, { ...custom, maxValue: 500 }), 501, false],
    ['none where the law has a bound', offer(20, { ...custom, maxValue: 500 }), -1, true],
    ['parts of a cent', offer(20, custom), 1.5, false],
    ['the most money', offer(20, custom), 99_999_999_800, true],
    ['more', offer(20, custom), 99_999_999_801, false],
    ['the least minutes', offer(32, custom), 6, true],
    ['too few minutes', offer(32, custom), 4, false],
    ['the most minutes', offer(32, custom), 59, true],
    ['too many minutes', offer(32, custom), 61, false],
    ['where none are offered', offer(32, { ...custom, availableValues: [] }), 6, false],
  ] as const)('LIM-03 %s', (_, available, value, is) => {
    expect(isOffered(available, value, 2)).toBe(is);
  });

  it('LIM-03 has the currency’s greatest amount of money', () => {
    expect(isOffered(offer(20, { isCustomAllowed: true }), 999_999_998, 0)).toBe(true);
    expect(isOffered(offer(20, { isCustomAllowed: true }), 999_999_999, 0)).toBe(false);
  });
});

describe('the hours until a change', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [HOUR, 1],
    [HOUR + 1, 2],
    [24 * HOUR, 24],
  ])('are rounded from %d ms to %d', (ms, hours) => {
    expect(hoursUntil((NOW + ms) / 1000, NOW)).toBe(hours);
  });
});

describe('a waiting change', () => {
  const pending = (type: LimitType, own: Partial<Limit> = {}): Limit =>
    limit(type, { limitState: 'PENDING', limitValue: 100, startedAt: SECONDS + 3600, ...own });

  it('LIM-05 can be confirmed for a day from its start, with any end that the operator gives', () => {
    const entries = [limit(20, { limitValue: 50 }), pending(20, { endsAt: 7 })];
    expect(waiting(entries, 'EUR', NOW)).toEqual([
      {
        limitType: 20,
        direction: 'higher',
        limitValue: 100,
        startedAt: SECONDS + 3600,
        endsAt: SECONDS + 3600 + 86_400,
        hoursLeft: 1,
        needApprove: false,
        iso: 'EUR',
      },
    ]);
    expect(holding(entries)).toEqual([entries[0]]);
  });

  it('counts the hours to its lapse once it can be confirmed', () => {
    const entry = pending(20, { startedAt: SECONDS - 1800, needApprove: true });
    expect(waiting([entry], 'EUR', NOW)[0]).toMatchObject({ hoursLeft: 24, direction: 'lower' });
  });

  it('has lapsed a day after its start', () => {
    const at = (startedAt: number): number => waiting([pending(20, { startedAt })], '', NOW).length;
    expect([at(SECONDS - 86_400), at(SECONDS - 86_399)]).toEqual([0, 1]);
  });

  it.each([30, 33] as const)(
    '%i begins and ends as the operator answers, or by its days',
    (type) => {
      const ends = (own: Partial<Limit>): number | null | undefined =>
        waiting([pending(type, { limitValue: 7, ...own })], 'EUR', NOW)[0]?.endsAt;
      expect(ends({ endsAt: SECONDS + 9999 })).toBe(SECONDS + 9999);
      expect(ends({})).toBe(SECONDS + 3600 + 7 * 86_400);
      expect(waiting([pending(type)], 'EUR', NOW)[0]?.iso).toBeNull();
    },
  );

  it('of a self-exclusion that is over waits for the player without an end', () => {
    for (const ago of [1, 86_400, 400 * 86_400]) {
      const over = pending(30, { startedAt: SECONDS - ago, endsAt: null, needApprove: true });
      const [found] = waiting([over], 'EUR', NOW);
      expect(found).toMatchObject({ startedAt: SECONDS - ago, endsAt: null, hoursLeft: 0 });
      expect(untilNextHour(found ? [found] : [], NOW)).toBe(Infinity);
    }
  });

  it('without a start waits from now', () => {
    expect(waiting([pending(20, { startedAt: null })], 'EUR', NOW + 999)[0]).toMatchObject({
      startedAt: SECONDS,
      hoursLeft: 0,
    });
  });
});

describe('the time of the next check', () => {
  it('is when the next limit begins or ends', () => {
    const entries = [
      limit(20, { startedAt: SECONDS - 5, endsAt: SECONDS + 50 }),
      limit(30, { startedAt: SECONDS + 20 }),
      limit(31),
    ];
    expect(untilNextBoundary(entries, NOW)).toBe(20_000);
    expect(untilNextBoundary(entries, NOW + 20_000)).toBe(30_000);
    expect(untilNextBoundary(entries, NOW + 50_000)).toBe(Infinity);
    expect(untilNextBoundary([], NOW)).toBe(Infinity);
  });

  it('is when an hour less is left', () => {
    const one = (startedAt: number, needApprove = false): PendingLimit => ({
      limitType: 20,
      direction: 'higher',
      limitValue: 1,
      startedAt,
      endsAt: startedAt + 86_400,
      hoursLeft: 1,
      needApprove,
      iso: 'EUR',
    });
    expect(untilNextHour([one(SECONDS + 3601), one(SECONDS + 7205)], NOW)).toBe(1000);
    expect(untilNextHour([one(SECONDS + 7200)], NOW)).toBe(HOUR);
    expect(untilNextHour([one(SECONDS - 10)], NOW)).toBe(Infinity);
    expect(untilNextHour([one(SECONDS - 10, true)], NOW)).toBe(HOUR - 10_000);
    expect(untilNextHour([], NOW)).toBe(Infinity);
  });
});

describe('the sections', () => {
  const ALL = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33] as const;
  const facts = {
    limits: [] as Limit[],
    pending: [] as PendingLimit[],
    available: ALL.map((type) => offer(type)),
    isLockedTogether: false,
  };
  const disabled = (own: Partial<typeof facts>): string[] =>
    sectionsOf({ ...facts, ...own })
      .filter(({ isDisabled }) => isDisabled)
      .map(({ id }) => id);
  const active = (type: LimitType): Limit => limit(type, { limitState: 'ACTIVE' });

  it('LIM-02 contain every type once', () => {
    const fields = sectionsOf(facts).flatMap((section) => section.fields);
    expect(fields.map(({ limitType }) => limitType).toSorted((a, b) => a - b)).toEqual([
      ...ALL,
      37,
    ]);
    expect(fields.filter(({ isDisabled }) => isDisabled)).toEqual([
      { limitType: 37, isDisabled: true, isCancellable: false },
    ]);
  });

  it.each(ALL.filter((type) => type < 30))(
    'LIM-04 disable deposit, wagering and loss together when %d is and the config requires it',
    (type) => {
      const available = facts.available.filter((one) => one.type !== type);
      expect(disabled({ available })).toEqual([]);
      expect(disabled({ available, isLockedTogether: true })).toEqual([
        'deposit',
        'wagering',
        'loss',
      ]);
    },
  );

  it('LIM-04 do not disable them for a field of another section', () => {
    const available = facts.available.filter(({ type }) => type !== 31);
    expect(disabled({ available, isLockedTogether: true })).toEqual([]);
  });

  it('disable a field without values, unless a player may type one', () => {
    const only = (own: Partial<AvailableLimit>): boolean | undefined =>
      sectionsOf({
        ...facts,
        available: [offer(20, { availableValues: [], ...own }), offer(21)],
      })[0]?.fields[0]?.isDisabled;
    expect([only({}), only({ isCustomAllowed: true })]).toEqual([true, false]);
  });

  it('are all disabled while nothing is loaded', () => {
    expect(disabled({ available: [] })).toHaveLength(6);
  });

  it('LIM-07 disable every extra limit while 37 or a self-exclusion is active', () => {
    expect(disabled({ limits: [active(37)] })).toEqual(['extra']);
    expect(disabled({ limits: [active(30)] })).toEqual(['extra']);
    expect(disabled({ limits: [active(31), active(33)] })).toEqual([]);
    expect(disabled({ limits: [limit(37), limit(30)] })).toEqual([]);
    const extra = sectionsOf({ ...facts, limits: [active(37)] }).at(-1);
    expect(extra?.fields.every(({ isDisabled }) => isDisabled)).toBe(true);
  });

  it('LIM-07 warn of a coming self-exclusion, and of a special limit', () => {
    const warnings = (own: Partial<typeof facts>): unknown[] =>
      sectionsOf({ ...facts, ...own }).flatMap(({ id, warning }) =>
        warning ? [[id, warning]] : [],
      );
    expect(warnings({})).toEqual([]);
    expect(warnings({ pending: [pendingOf(30)] })).toEqual([
      ['self-exclusion', 'self-exclusion-to-come'],
    ]);
    expect(warnings({ pending: [pendingOf(30, true)] })).toEqual([]);
    expect(warnings({ pending: [pendingOf(33)] })).toEqual([]);
    expect(warnings({ limits: [active(37)] })).toEqual([['extra', 'special-active']]);
  });

  it('offer to cancel what waits or is in force, except an exclusion in force', () => {
    const cancellable = (own: Partial<typeof facts>): LimitType[] =>
      sectionsOf({ ...facts, ...own })
        .flatMap(({ fields }) => fields)
        .filter(({ isCancellable }) => isCancellable)
        .map(({ limitType }) => limitType);
    expect(cancellable({})).toEqual([]);
    expect(cancellable({ pending: [pendingOf(20)] })).toEqual([20]);
    expect(cancellable({ limits: [active(1)] })).toEqual([1]);
    const held = [active(30), active(33), active(37)];
    expect(cancellable({ limits: held })).toEqual([]);
    expect(cancellable({ limits: held, pending: [pendingOf(30), pendingOf(37)] })).toEqual([]);
    expect(cancellable({ pending: [pendingOf(30)] })).toEqual([30]);
    expect(cancellable({ pending: [pendingOf(30, true)] })).toEqual([]);
  });
});

function pendingOf(limitType: LimitType, needApprove = false): PendingLimit {
  return {
    limitType,
    direction: 'higher',
    limitValue: 100,
    startedAt: 50,
    endsAt: 60,
    hoursLeft: 1,
    needApprove,
    iso: 'EUR',
  };
}

describe('the notices of limits', () => {
  it('LIM-05 are waiting deposit limits, under another key once they can be confirmed', () => {
    const pending = [pendingOf(20), pendingOf(21, true), pendingOf(1), pendingOf(30)];
    expect(factsOf([], pending)).toEqual([
      { kind: 'waiting', key: 'limits.20.waiting.50', pending: pending[0] },
      { kind: 'to-approve', key: 'limits.21.to-approve.50', pending: pending[1] },
    ]);
    expect(factsOf([], [pendingOf(22)])).toHaveLength(1);
  });

  it('are self-exclusion and deposit time-out while in force', () => {
    const held = limit(30, { limitState: 'ACTIVE', startedAt: 5 });
    const facts = factsOf(
      [held, limit(33, { limitState: 'ACTIVE' }), limit(31, { limitState: 'ACTIVE' }), limit(33)],
      [],
    );
    expect(facts.map(({ kind, key }) => [kind, key])).toEqual([
      ['exclusion', 'limits.30.5'],
      ['exclusion', 'limits.33.0'],
    ]);
    expect(facts[0]).toMatchObject({ limit: held });
  });
});
