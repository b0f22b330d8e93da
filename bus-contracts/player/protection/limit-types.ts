/** What a limit limits: of money a time's wagers, losses or deposits; else the player's time or presence. */
export type LimitKind =
  | 'wagering'
  | 'loss'
  | 'deposit'
  | 'self-exclusion'
  | 'session'
  | 'reality-check'
  | 'time-out'
  | 'special';

/**
 * The types of limits, by the numbers of the specification (section 9): the one place that says what each is.
 * A limit of money counts the last `days` days; a limit of days, hours or minutes has none.
 */
const DEFINITIONS = {
  1: { kind: 'wagering', measure: 'money', days: 1 },
  2: { kind: 'wagering', measure: 'money', days: 7 },
  3: { kind: 'wagering', measure: 'money', days: 30 },
  10: { kind: 'loss', measure: 'money', days: 1 },
  11: { kind: 'loss', measure: 'money', days: 7 },
  12: { kind: 'loss', measure: 'money', days: 30 },
  20: { kind: 'deposit', measure: 'money', days: 1 },
  21: { kind: 'deposit', measure: 'money', days: 7 },
  22: { kind: 'deposit', measure: 'money', days: 30 },
  30: { kind: 'self-exclusion', measure: 'days', days: 0 },
  31: { kind: 'session', measure: 'hours', days: 0 },
  32: { kind: 'reality-check', measure: 'minutes', days: 0 },
  33: { kind: 'time-out', measure: 'days', days: 0 },
  37: { kind: 'special', measure: 'days', days: 0 },
} as const satisfies Readonly<
  Record<number, { kind: LimitKind; measure: LimitMeasure; days: number }>
>;

/** The unit of a limit's value; money is in minor units of the main account's currency. */
export type LimitMeasure = 'money' | 'days' | 'hours' | 'minutes';

export type LimitType = keyof typeof DEFINITIONS;
/** The types of a kind. */
export type LimitTypeOf<K extends LimitKind> = {
  [Type in LimitType]: (typeof DEFINITIONS)[Type]['kind'] extends K ? Type : never;
}[LimitType];

/** All types, by their numbers. */
export const LIMIT_TYPES: readonly LimitType[] = Object.keys(DEFINITIONS).map(
  (key) => Number(key) as LimitType,
);

export const kindOfLimit = (type: LimitType): LimitKind => DEFINITIONS[type].kind;
export const measureOfLimit = (type: LimitType): LimitMeasure => DEFINITIONS[type].measure;
/** The days that a limit of money counts; 0 for other limits. */
export const daysOfLimit = (type: LimitType): number => DEFINITIONS[type].days;

/**
 * The types of a kind, by their numbers.
 * @example limitTypesOf('deposit') // [20, 21, 22]
 */
export function limitTypesOf<const K extends LimitKind>(kind: K): readonly LimitTypeOf<K>[] {
  return LIMIT_TYPES.filter((type): type is LimitTypeOf<K> => kindOfLimit(type) === kind);
}

/** The number that means no limit in calls to the operator: another one for deposits of a week. */
export const noLimitInCalls = (type: LimitType): number => (type === 21 ? 999_999_999 : -1);

/** Limits an amount over a time. */
export function isOfMoney(type: LimitType): boolean {
  return measureOfLimit(type) === 'money';
}

/** Keeps the player away until it is over: it can be made longer, and not shorter. */
export function isExclusion(type: LimitType): boolean {
  return ['self-exclusion', 'time-out'].includes(kindOfLimit(type));
}
