import { pathnameOf } from '@grandstand/bus-contracts/domain';
import type { NavigationState } from '@grandstand/bus-contracts';
import type { BlockingState } from '@grandstand/bus-contracts/shell';
import { languageOf, withoutLanguage } from '../../routes';
import { isRefuge, pageOfReason, reasonOfBlock } from '../../routes/rules';
import type { Followed, Led } from '../../routes/rules';
import { longestBetween } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

/** What the service knows of a visitor, as far as the steps of a task change it. */
interface Standing {
  /** The page where a visitor was who is shut out, until they are back there or led elsewhere. */
  readonly blockedAt: string | undefined;
  /** The reason on whose page every move is cancelled. */
  readonly heldFor: number | undefined;
  /** This service blocked navigation, or is about to. */
  readonly isHolding: boolean;
  /** The visitor is on the way off the site. */
  readonly isLeaving: boolean;
}

/** One thing to do, and what is so once it is done. */
export type Action = (
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'guard'; readonly isBlocked: boolean }
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'leave'; readonly url: string }
) & { readonly outcome?: Partial<Standing> };

export interface Question {
  readonly path: string;
  readonly language: NavigationState['language'];
  readonly isPlayer: boolean;
}

/** Actions in order. A new object starts the first of them, and calls off what is under way. */
export interface Task {
  /** The pathname that was asked about; null for the return from another site. */
  readonly pathname: string | null;
  readonly actions: readonly Action[];
}

/** The answers to a question; undefined where a call failed. */
export interface Answers {
  readonly followed: Followed;
  readonly isRedirectKnown: boolean;
  readonly block: Parameters<typeof reasonOfBlock>[0] | undefined;
}

export interface State extends Standing {
  /** Undefined until it is known who is there. */
  readonly isPlayer: boolean | undefined;
  readonly place: NavigationState | undefined;
  /** When both calls last let this visitor have a page, by pathname. */
  readonly passed: ReadonlyMap<string, Moment>;
  readonly task: Task | null;
  /** Undefined until the operator has answered. */
  readonly published: BlockingState | undefined;
}

/** All that can happen to a visitor; `now` is when. */
export type Change = { readonly now: Moment } & (
  | {
      readonly type: 'visitor-changed';
      readonly isPlayer: boolean;
      /** The page that the server let this visitor have. */
      readonly letInAt: string | undefined;
    }
  | { readonly type: 'moved'; readonly place: NavigationState }
  | { readonly type: 'page-seen' }
  | { readonly type: 'page-restored' }
  | { readonly type: 'minute-passed' }
  /** What failed before is due again. */
  | { readonly type: 'retry-due' }
  | { readonly type: 'answered'; readonly question: Question; readonly answers: Answers }
  | { readonly type: 'action-done' }
  | { readonly type: 'action-failed' }
);

/** An answer holds this long for a page. */
export const HOLDS_MS = 60_000;

const OPEN: BlockingState = { isBlocked: false, reason: null };
const UNBLOCK: Action = { do: 'guard', isBlocked: false, outcome: { isHolding: false } };

export const INITIAL: State = {
  isPlayer: undefined,
  place: undefined,
  passed: new Map(),
  task: null,
  published: undefined,
  blockedAt: undefined,
  heldFor: undefined,
  isHolding: false,
  isLeaving: false,
};

export function reduce(state: State, change: Change): State {
  const { now } = change;
  switch (change.type) {
    case 'visitor-changed':
      return applyVisitor(state, change.isPlayer, change.letInAt, now);
    case 'moved':
      return check({ ...state, place: change.place }, now);
    case 'page-restored':
      return restore({ ...state, passed: INITIAL.passed }, now);
    case 'minute-passed':
      // A visitor who is shut out is let in again as soon as the operator says so.
      return state.blockedAt === undefined ? state : check(state, now);
    case 'page-seen':
    case 'retry-due':
      return check(state, now);
    case 'answered':
      return applyAnswers(state, change.question.path, change.answers, now);
    case 'action-done':
      return finishAction(state, now);
    case 'action-failed':
      return fail(state, now);
  }
}

/** Of another visitor nothing is known. */
function applyVisitor(
  state: State,
  isPlayer: boolean,
  letInAt: string | undefined,
  now: Moment,
): State {
  if (state.isPlayer === isPlayer) return state;
  const isLetIn = letInAt !== undefined && state.published === undefined;
  const passed = isLetIn ? new Map([[pathnameOf(letInAt), now]]) : INITIAL.passed;
  return check({ ...state, isPlayer, passed, task: null }, now);
}

/** Asks about the present page, or the page where a visitor was shut out, unless that was answered a moment ago. */
function check(state: State, now: Moment): State {
  const { place, isPlayer, blockedAt, passed, task } = state;
  if (!place || isPlayer === undefined) return state;
  if (blockedAt === undefined && isRefuge(place.route)) return state;
  const path = blockedAt ?? place.path;
  const pathname = pathnameOf(path);
  const since = passed.get(pathname);
  const isFresh = since && longestBetween(since, now) < HOLDS_MS;
  if (isFresh || pathname === task?.pathname) return state;
  const question = { path, language: place.language, isPlayer };
  return begin(state, { pathname, actions: [{ do: 'ask', question }] });
}

/** A page that comes back from the back/forward cache is no longer on the way off the site. */
function restore(state: State, now: Moment): State {
  if (!state.isLeaving) return check(state, now);
  const back = { ...state, isLeaving: false };
  return back.isHolding
    ? begin({ ...back, heldFor: undefined }, { pathname: null, actions: [UNBLOCK] })
    : check(back, now);
}

function applyAnswers(state: State, path: string, answers: Answers, now: Moment): State {
  const { followed, isRedirectKnown, block } = answers;
  const { led } = followed;
  const reason = led.kind === 'reason' ? led.reason : block && reasonOfBlock(block);
  const isAnswered = block !== undefined && isRedirectKnown;
  // A visitor who is shut out stays so until both calls have answered.
  const shutBy = reason ?? (isAnswered ? null : state.published?.reason) ?? null;
  if (shutBy !== null) return shutOut(state, shutBy, path);
  return isAnswered ? letPass(state, path, led, now) : letBe(state, block !== undefined, led);
}

/** Publishes the reason first: a visitor who can't be led to its page is shut out all the same, and led there soon. */
function shutOut(state: State, reason: number, path: string): State {
  const to = pageOfReason(reason, path);
  if (state.heldFor === reason || to === null) return next(state, []);
  const { published } = state;
  const shut: State = {
    ...state,
    passed: INITIAL.passed,
    blockedAt: path,
    heldFor: undefined,
    published: published?.reason === reason ? published : { isBlocked: true, reason },
  };
  return next(shut, [
    UNBLOCK,
    { do: 'go', path: to },
    { do: 'guard', isBlocked: true, outcome: { heldFor: reason } },
  ]);
}

function letPass(state: State, path: string, led: Led, now: Moment): State {
  const { published, blockedAt } = state;
  const open: State = {
    ...state,
    passed: new Map(state.passed).set(pathnameOf(path), now),
    published: published?.isBlocked === false ? published : OPEN,
  };
  if (blockedAt === undefined) return release(open, leadTo(open, led));
  // Once it is so: what fails before is tried again for the same page.
  const outcome = { blockedAt: undefined };
  if (led.kind === 'stay') return release(open, [{ do: 'go', path: blockedAt, outcome }]);
  if (mustUnblock(open)) return release(open, leadTo(open, led), outcome);
  return release({ ...open, ...outcome }, leadTo(open, led));
}

/** Half an answer lets in a visitor whom nobody has shut out; the page is asked about again. */
function letBe(state: State, isOpen: boolean, led: Led): State {
  const published = state.published ?? (isOpen ? OPEN : undefined);
  return release({ ...state, published }, leadTo(state, led));
}

/** Unblocks navigation where this service blocked it, also for an older answer, before it goes on. */
function release(state: State, actions: readonly Action[], outcome?: Action['outcome']): State {
  if (!mustUnblock(state)) return next(state, actions);
  const unblock = { ...UNBLOCK, outcome: { ...UNBLOCK.outcome, ...outcome } };
  return next({ ...state, heldFor: undefined }, [unblock, ...actions]);
}

/** Nobody moves on the way off the site. */
function mustUnblock({ isHolding, isLeaving }: State): boolean {
  return isHolding && !isLeaving;
}

function leadTo({ place }: State, led: Led): readonly Action[] {
  if (led.kind === 'away') {
    return [
      { do: 'guard', isBlocked: true, outcome: { isLeaving: true } },
      { do: 'leave', url: led.url },
    ];
  }
  if (led.kind !== 'within') return [];
  const { pathname, search, hash } = new URL(led.url);
  const to = pathname + search + hash;
  return languageOf(to) === place?.language
    ? [{ do: 'go', path: withoutLanguage(to) }]
    : [{ do: 'leave', url: led.url }];
}

function begin(state: State, task: Task): State {
  const [first] = task.actions;
  if (!first) return { ...state, task: null };
  // From before it is sent: an answer that comes in between has to lift it.
  const isHolding = state.isHolding || (first.do === 'guard' && first.isBlocked);
  return { ...state, task, isHolding };
}

/** Goes on with other actions for the same page. */
function next(state: State, actions: readonly Action[]): State {
  return begin(state, { pathname: state.task?.pathname ?? null, actions });
}

function finishAction(state: State, now: Moment): State {
  const [done, ...rest] = state.task?.actions ?? [];
  const advanced = next({ ...state, ...done?.outcome }, rest);
  return state.task?.pathname === null ? check(advanced, now) : advanced;
}

/** The page of a task that failed before the visitor was led elsewhere is asked about again. */
function fail(state: State, now: Moment): State {
  const { task, blockedAt } = state;
  if (!task) return state;
  if (task.pathname === null) return check({ ...state, task: null }, now);
  if (blockedAt === undefined) return { ...state, task: null };
  const passed = new Map(state.passed);
  passed.delete(task.pathname);
  return { ...state, task: null, passed };
}
