import type { Limit, LimitMeasure, LimitType } from '@grandstand/bus-contracts/player';
import { createFakeOperator, refuse } from './fake-operator';
import type { FakeOperator } from './fake-operator';

const DAY = 86_400;
const EUR = { iso: 'EUR', scale: 2 };
const V3 = '/limit-service-api/api/external/web/v3';

export const LIMIT_CALLS = {
  limits: `GET ${V3}/limits`,
  available: `GET ${V3}/availablelimits`,
  reasons: `GET ${V3}/reasons/selfexclude`,
  save: `POST ${V3}/limits`,
  testAnswers: `POST ${V3}/testanswers`,
  action: `POST ${V3}/limitaction`,
  delete: `DELETE ${V3}/limit`,
  ping: `POST ${V3}/ping`,
  realityCheck: `GET ${V3}/realitycheck`,
  realityCheckAnswer: `POST ${V3}/realitycheck`,
  blockUser: 'POST /limit-service-api/limit/external/web/api/v1/BlockUser',
} as const;
export type LimitCall = keyof typeof LIMIT_CALLS;

/** The available limits (specification, section 9); amounts as the wire has them. */
export const OPTIONS: Readonly<Record<LimitType, readonly number[]>> = {
  1: [10, 50, 100],
  2: [10, 50, 100],
  3: [10, 50, 100],
  10: [10, 50, 100],
  11: [10, 50, 100],
  12: [10, 50, 100],
  20: [10, 50, 100],
  21: [10, 50, 100],
  22: [10, 50, 100],
  30: [1, 7, 30, 90, 180, 365, 730, 1095, 1825, 3650],
  31: Array.from({ length: 24 }, (_, index) => index + 1),
  32: [5, 10, 15, 30, 45, 60],
  33: [1, 7, 30, 90],
  37: [],
};
export const LIMIT_TYPES = Object.keys(OPTIONS).map(Number) as LimitType[];
const DEPOSITS: readonly LimitType[] = [20, 21, 22];

export function measureOf(type: LimitType): LimitMeasure {
  if (type < 30) return 'money';
  return type === 31 ? 'hours' : type === 32 ? 'minutes' : 'days';
}

/** The wire's number for "none". */
export const noneOf = (type: LimitType): number => (type === 21 ? 999_999_999 : -1);

/** Whether a value of the wire is less strict than another. */
export function isLooser(type: LimitType, value: number, than: number): boolean {
  const isLonger = type === 30 || type === 33;
  const size = (each: number): number =>
    each === noneOf(type) ? Infinity : isLonger ? -each : each;
  return size(value) > size(than);
}

interface Held {
  readonly value: number;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
}
interface Waiting {
  readonly value: number;
  readonly startedAt: number;
  readonly endsAt: number;
}

/** An operator that keeps limits as docs/back-end.md describes, with faults that a test sets. */
export interface LimitedOperator {
  readonly operator: FakeOperator;
  readonly held: Map<LimitType, Held>;
  readonly waiting: Map<LimitType, Waiting>;
  /** Seconds that are left of the session; it counts with pings, while there is a limit. */
  sessionLeft: number;
  /** Seconds that were played. */
  played: number;
  /** Seconds since the last reality check; undefined: the operator does not tell. */
  checked: number | undefined;
  /** The question that a save requires to be answered. */
  test: { tokenGuid: string; questions: object[] } | null;
  title: string | undefined;
  /** Sets a limit as if it had been so for long. */
  hold(type: LimitType, value: number, days?: number): void;
  /** The fault of a call's answer; undefined: none. It may come after the change was made. */
  fault: (call: LimitCall, good: unknown) => unknown;
  /** The entries as the wire has them now. */
  entries(): Limit[];
}

export function createLimitedOperator(now: () => number): LimitedOperator {
  const operator = createFakeOperator();
  const seconds = (): number => now() / 1000;
  let pingedAt: number | undefined;

  const state: LimitedOperator = {
    operator,
    held: new Map(),
    waiting: new Map(),
    sessionLeft: 0,
    played: 0,
    checked: undefined,
    test: null,
    title: undefined,
    hold: (type, value, days) => {
      const startedAt = Math.floor(seconds());
      state.held.set(type, {
        value,
        startedAt,
        endsAt: days === undefined ? null : startedAt + days * DAY,
      });
    },
    fault: (_, good) => good,
    entries: () => [
      ...LIMIT_TYPES.map((type) => holdingEntry(type)),
      ...[...state.waiting.keys()].flatMap((type) => waitingEntry(type)),
    ],
  };

  function entry(type: LimitType, own: Partial<Limit>): Limit {
    return {
      limitType: type,
      limitValue: noneOf(type),
      limitState: 'INACTIVE',
      startedAt: null,
      endsAt: null,
      limitBalance: null,
      needApprove: false,
      selfExcludeReason: null,
      measure: measureOf(type),
      availableValues: [...OPTIONS[type]],
      ...own,
    };
  }

  function holdingEntry(type: LimitType): Limit {
    const held = state.held.get(type);
    if (!held || (held.endsAt !== null && held.endsAt <= seconds())) return entry(type, {});
    const { value, startedAt, endsAt } = held;
    const limitBalance =
      type === 31 ? state.sessionLeft : measureOf(type) === 'money' ? value : null;
    return entry(type, {
      limitValue: value,
      limitState: 'ACTIVE',
      startedAt,
      endsAt,
      limitBalance,
    });
  }

  function waitingEntry(type: LimitType): Limit[] {
    const one = state.waiting.get(type);
    if (!one || one.endsAt <= seconds()) return [];
    return [
      entry(type, {
        limitValue: one.value,
        limitState: 'PENDING',
        startedAt: one.startedAt,
        endsAt: one.endsAt,
        needApprove: type !== 30 && one.startedAt <= seconds(),
      }),
    ];
  }

  const data = (): object => ({ limitsData: state.entries(), ...EUR });
  const on = (
    call: LimitCall,
    answer: (body: Record<string, unknown>, url: URL) => unknown,
  ): void =>
    operator.on(LIMIT_CALLS[call], ({ body, url }) =>
      state.fault(call, answer(JSON.parse(body ?? '{}') as Record<string, unknown>, url)),
    );

  on('limits', () => ({ data: state.entries(), ...EUR }));
  on('available', () => ({
    data: LIMIT_TYPES.map((type) => ({
      type,
      measure: measureOf(type),
      availableValues: OPTIONS[type],
    })),
    ...EUR,
  }));
  on('reasons', () => ({ data: [{ id: 3, selfExcludeReason: 'I play too much.' }] }));
  on('save', ({ limits }) => {
    let status = 200;
    for (const { limitType: type, limitValue: value } of limits as Limit[]) {
      const present = holdingEntry(type).limitValue;
      if (value === present) continue;
      if (isLooser(type, value, present)) {
        status = 204;
        const startedAt = Math.floor(seconds()) + DAY;
        state.waiting.set(type, { value, startedAt, endsAt: startedAt + DAY });
      } else {
        state.waiting.delete(type);
        state.hold(type, value, type === 30 || type === 33 ? value : undefined);
        if (type === 31) state.sessionLeft = value * 3600;
      }
    }
    if (state.test) status = 204;
    return { status, title: state.title, ...state.test, ...data() };
  });
  on('testAnswers', ({ answers }) => {
    const isRight = (answers as { answerId: number }[]).every(({ answerId }) => answerId === 1);
    return { success: isRight, questionsResult: [{ questionId: 1, isRight }], ...data() };
  });
  const reject = (type: LimitType): object => {
    for (const each of DEPOSITS.includes(type) ? DEPOSITS : [type]) state.waiting.delete(each);
    return { status: 200, title: state.title, ...data() };
  };
  on('action', ({ limitType, action }) => {
    const type = limitType as LimitType;
    if (action === 0) return reject(type);
    const one = state.waiting.get(type);
    if (!one || one.endsAt <= seconds()) return refuse(400, 'nothing-waits', 'Nothing waits.');
    if (one.startedAt > seconds()) return refuse(400, 'limit-not-ready', 'Not yet.');
    state.waiting.delete(type);
    state.hold(type, one.value);
    if (one.value === noneOf(type)) state.held.delete(type);
    return { status: 200, title: state.title, ...data() };
  });
  on('delete', (_, url) => reject(Number(url.searchParams.get('limitType')) as LimitType));
  on('ping', () => {
    const limitValue = holdingEntry(31).limitValue;
    if (limitValue === -1) return { limitValue, limitBalance: null, resetsAt: null };
    const since = pingedAt ?? seconds();
    pingedAt = seconds();
    state.sessionLeft = Math.max(0, state.sessionLeft - Math.min(300, pingedAt - since));
    return { limitValue, limitBalance: state.sessionLeft, resetsAt: Math.floor(pingedAt) + DAY };
  });
  on('realityCheck', () => ({
    since: Math.floor(seconds()) - state.played,
    playedSeconds: state.played,
    ...(state.checked !== undefined && { checkedSeconds: state.checked }),
    staked: 20,
    won: 5.5,
    lost: 14.5,
    ...EUR,
  }));
  on('realityCheckAnswer', () => ({}));
  on('blockUser', () => ({ success: true }));
  return state;
}
