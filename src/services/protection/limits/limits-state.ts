import type { SiteConfig } from '@grandstand/bus-contracts';
import { LIMIT } from '@grandstand/bus-contracts/player';
import type {
  AvailableLimit,
  Limit,
  LimitsState,
  LimitType,
} from '@grandstand/bus-contracts/player';
import { longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import { holding, untilNextBoundary, waiting } from './limit-moments';
import type { Failure, Made } from './limit-outcome';
import { sectionsOf } from './sections';

/** The operator's last answer. */
export interface LimitsData {
  readonly entries: readonly Limit[];
  readonly available: readonly Omit<AvailableLimit, 'isCustomAllowed'>[];
  readonly reasons: LimitsState['selfExcludeReasons'];
  readonly iso: string;
  readonly scale: number;
}

export const UNKNOWN: LimitsData = { entries: [], available: [], reasons: [], iso: '', scale: 2 };

/** The published value while no player is signed in. */
export const NO_LIMITS: LimitsState = {
  status: 'none',
  limits: [],
  pending: [],
  available: [],
  selfExcludeReasons: [],
  sections: [],
  iso: '',
  scale: 2,
};

/** The data about limits in every answer of the operator. */
export interface LimitsAnswer {
  readonly limits: readonly Limit[];
  readonly iso: string;
  readonly scale: number;
}

/** A moment on the page's clocks and on the operator's. */
export interface Reading extends Moment {
  readonly serverAt: number;
}

/** The service's state. */
export interface State {
  /** Empty for a guest. */
  readonly player: string;
  readonly config: SiteConfig['limits'];
  readonly status: LimitsState['status'];
  readonly data: LimitsData;
  /** When the operator last answered; null before its first answer. */
  readonly answeredAt: Moment | null;
  /** Null while nothing is loaded. A new object starts a load, and drops the one that is under way. */
  readonly load: { readonly what: 'all' | 'limits' } | null;
  /** How many loads have failed in a row. */
  readonly failures: number;
  /** Null unless the last load failed and waits to be tried again. */
  readonly failed: { readonly error: unknown; readonly failures: number } | null;
  /** The types of limits that a test is about, by the test's id. */
  readonly tests: Readonly<Record<string, readonly LimitType[]>>;
  /** The published value. */
  readonly shown: LimitsState;
  /** When a limit next begins or ends, by the operator's clock; Infinity where none does. */
  readonly boundaryAt: number;
}

/** All that can happen to limits; `now` is when. */
export type Change = { readonly now: Reading } & (
  | { readonly type: 'player-changed'; readonly userId: string }
  | { readonly type: 'config-changed'; readonly config: SiteConfig['limits'] }
  | { readonly type: 'load-requested' }
  /** The limits may have changed elsewhere. */
  | { readonly type: 'refresh-requested' }
  | {
      readonly type: 'loaded';
      readonly answer: LimitsAnswer;
      readonly available: LimitsData['available'];
      /** Undefined where they could not be loaded. */
      readonly reasons: LimitsData['reasons'] | undefined;
    }
  | { readonly type: 'refreshed'; readonly answer: LimitsAnswer }
  | { readonly type: 'load-failed'; readonly error: unknown }
  | { readonly type: 'refresh-failed' }
  /** The API client ended the calls itself. */
  | { readonly type: 'load-aborted' }
  /** The operator made a change that `player` requested. */
  | {
      readonly type: 'change-made';
      readonly player: string;
      readonly answer: LimitsAnswer;
      readonly made: Made;
    }
  | { readonly type: 'change-failed'; readonly player: string; readonly failure: Failure }
  | { readonly type: 'account-closed'; readonly player: string }
  | { readonly type: 'page-returned' }
  | { readonly type: 'time-passed' }
);

export const INITIAL: State = {
  player: '',
  config: undefined,
  status: 'none',
  data: UNKNOWN,
  answeredAt: null,
  load: null,
  failures: 0,
  failed: null,
  tests: {},
  shown: NO_LIMITS,
  boundaryAt: Infinity,
};

/** A player who returns to the page after longer than this gets the limits loaded again. */
const FRESH_MS = 30_000;

/** Applies a change, then the passing of time until then. */
export function reduce(state: State, change: Change): State {
  return passTime(apply(state, change), change.now.serverAt);
}

function apply(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed':
      return startLoad({ ...INITIAL, config: state.config, player: change.userId });
    case 'config-changed':
      return { ...state, config: change.config };
    case 'load-requested':
    case 'refresh-failed':
      return startLoad(state);
    case 'refresh-requested':
      // The values on offer are loaded too until they are known.
      if (state.status !== 'ready') return startLoad(state);
      return { ...state, load: { what: state.load?.what ?? 'limits' } };
    case 'loaded': {
      const { answer, available, reasons = state.data.reasons } = change;
      const data = { ...state.data, available, reasons };
      const loaded: State = { ...state, data, status: 'ready', failures: 0 };
      return applyAnswer(loaded, answer, change.now);
    }
    case 'refreshed':
      return applyAnswer(state, change.answer, change.now);
    case 'load-failed': {
      const failures = state.failures + 1;
      const failed = { error: change.error, failures };
      return { ...state, status: 'failed', load: null, failures, failed };
    }
    case 'load-aborted':
      return { ...state, load: null };
    case 'change-made':
      return applyMade(state, change);
    case 'change-failed':
      // The operator may have made the change all the same.
      return change.player === state.player ? startLoad(state) : state;
    case 'account-closed':
      return state;
    case 'page-returned':
    case 'time-passed':
      return isOutdated(state, change) ? startLoad(state) : state;
  }
}

/** Loads everything; the page shows that only before the first answer. */
function startLoad(state: State): State {
  if (state.player === '') return state;
  const status = state.answeredAt ? state.status : 'loading';
  return { ...state, status, load: { what: 'all' }, failed: null };
}

/** A load that is under way may be from before this answer, and is dropped. */
function applyAnswer(state: State, answer: LimitsAnswer, now: Reading): State {
  const { limits: entries, iso, scale } = answer;
  return { ...state, data: { ...state.data, entries, iso, scale }, answeredAt: now, load: null };
}

function applyMade(state: State, change: Change & { readonly type: 'change-made' }): State {
  const { player, answer, made, now } = change;
  if (player !== state.player) return state;
  const answered = applyAnswer(state, answer, now);
  // The answer lacks the values on offer: a first load that it interrupts begins again.
  const next = state.status === 'loading' ? startLoad(answered) : answered;
  if (made.what !== 'saved' || made.testId === null) return next;
  return { ...next, tests: { ...next.tests, [made.testId]: made.types } };
}

/** Whether the operator may answer differently by now. */
function isOutdated({ answeredAt, boundaryAt }: State, { type, now }: Change): boolean {
  if (now.serverAt >= boundaryAt) return true;
  return (
    type === 'page-returned' && answeredAt !== null && longestBetween(answeredAt, now) > FRESH_MS
  );
}

function passTime(state: State, now: number): State {
  const { player, status, data, config } = state;
  const next = player === '' ? NO_LIMITS : limitsStateOf({ status, data, config, now });
  const isSame = JSON.stringify(next) === JSON.stringify(state.shown);
  const shown = isSame ? state.shown : next;
  const boundaryAt = now + untilNextBoundary(data.entries, now);
  return isSame && boundaryAt === state.boundaryAt ? state : { ...state, shown, boundaryAt };
}

/** Whether an answer of the operator is not the first one of its player. */
function isAnsweredAgain(before: State, state: State): boolean {
  return (
    before.answeredAt !== null &&
    state.answeredAt !== null &&
    before.answeredAt !== state.answeredAt
  );
}

/** Whether the amounts in force changed while the player was on the page. */
export function haveAmountsChanged(before: State, state: State): boolean {
  if (!isAnsweredAgain(before, state)) return false;
  return heldAmounts(before.data.entries) !== heldAmounts(state.data.entries);
}

/** Whether a self-exclusion began while the player was on the page. A player whom the operator let in despite one stays signed in. */
export function hasExclusionBegun(before: State, state: State): boolean {
  if (!isAnsweredAgain(before, state)) return false;
  return !isExcluded(before.data.entries) && isExcluded(state.data.entries);
}

export interface LimitsFacts {
  readonly status: LimitsState['status'];
  readonly data: LimitsData;
  readonly config: SiteConfig['limits'];
  /** By the operator's clock. */
  readonly now: number;
}

/** The published view of the operator's answer, at this moment. */
export function limitsStateOf({ status, data, config, now }: LimitsFacts): LimitsState {
  const { entries, reasons, iso, scale } = data;
  const { customTypes = [], isLockedTogether = false } = config ?? {};
  const limits = holding(entries);
  const pending = waiting(entries, iso, now);
  const available = data.available.map((one): AvailableLimit => ({
    ...one,
    isCustomAllowed: customTypes.includes(one.type),
  }));
  const sections = sectionsOf({ limits, pending, available, isLockedTogether });
  return { status, limits, pending, available, selfExcludeReasons: reasons, sections, iso, scale };
}

/** The limits of money in force, as text to compare. */
export function heldAmounts(entries: readonly Limit[]): string {
  const amounts = holding(entries).filter(({ measure }) => measure === 'money');
  return amounts.map(({ limitType, limitValue }) => `${limitType}:${limitValue}`).join(' ');
}

/** Whether a self-exclusion holds. */
export function isExcluded(entries: readonly Limit[]): boolean {
  return heldExclusion(entries) !== undefined;
}

/** When the self-exclusion that holds ends, in seconds; null: never. */
export function exclusionEnd(entries: readonly Limit[]): number | null {
  return heldExclusion(entries)?.endsAt ?? null;
}

function heldExclusion(entries: readonly Limit[]): Limit | undefined {
  return entries.find(
    ({ limitType, limitState }) => limitType === LIMIT.selfExclusion && limitState === 'ACTIVE',
  );
}
