import { pathnameOf } from '@grandstand/bus-contracts/domain';
import type { NavigationState } from '@grandstand/bus-contracts';
import type { BlockingState } from '@grandstand/bus-contracts/shell';
import { languageOf, withoutLanguage } from '../../../routes';
import { isBlockPage, blockPagePath, reasonAt } from '../../../routes/rules';
import type { BlockAnswer, FollowedRedirects, RedirectTarget } from '../../../routes/rules';
import { longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';

/** The part of the state that an action changes once it is done. */
interface BlockStatus {
  /** The page that the visitor was blocked on, until they return to it or are redirected. */
  readonly blockedAt: string | undefined;
  /** The reason whose page is shown and can't be left. */
  readonly shownReason: number | undefined;
  /** Whether this service has blocked navigation, or has sent the command. */
  readonly isNavigationBlocked: boolean;
  /** Whether the page of another site is being loaded. */
  readonly isLeaving: boolean;
}

/** One action, and the change of the status once it is done. */
export type Action = (
  | { readonly do: 'request'; readonly question: Question }
  | { readonly do: 'guard'; readonly isBlocked: boolean }
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'load'; readonly url: string }
) & { readonly outcome?: Partial<BlockStatus> };

export interface Question {
  readonly path: string;
  readonly language: NavigationState['language'];
  readonly isPlayer: boolean;
}

/** Actions in order. A new task object starts the first one and cancels the action in progress. */
export interface Task {
  /** The checked pathname; null after a return from another site. */
  readonly pathname: string | null;
  readonly actions: readonly Action[];
}

/** The operator's answers. */
export interface Answers {
  readonly followed: FollowedRedirects;
  readonly hasRedirectAnswer: boolean;
  /** Undefined if the call failed. */
  readonly block: BlockAnswer | undefined;
}

export interface State extends BlockStatus {
  /** Undefined until the session is known. */
  readonly isPlayer: boolean | undefined;
  readonly place: NavigationState | undefined;
  /** When both calls last allowed a page, by pathname. */
  readonly passed: ReadonlyMap<string, Moment>;
  readonly task: Task | null;
  /** Undefined until the operator has answered. */
  readonly published: BlockingState | undefined;
}

/** A change of the state; `now` is its time. */
export type Change = { readonly now: Moment } & (
  | {
      readonly type: 'visitor-changed';
      readonly isPlayer: boolean;
      /** The page that the server has allowed this visitor. */
      readonly allowedPath: string | undefined;
    }
  | { readonly type: 'moved'; readonly place: NavigationState }
  | { readonly type: 'page-seen' }
  | { readonly type: 'page-restored' }
  | { readonly type: 'minute-passed' }
  | { readonly type: 'retry-due' }
  | { readonly type: 'answered'; readonly question: Question; readonly answers: Answers }
  | { readonly type: 'action-done' }
  | { readonly type: 'action-failed' }
);

/** How long an answer is valid for its page. */
export const CHECK_VALID_MS = 60_000;

const OPEN: BlockingState = { isBlocked: false, reason: null };
const UNBLOCK: Action = { do: 'guard', isBlocked: false, outcome: { isNavigationBlocked: false } };

export const INITIAL: State = {
  isPlayer: undefined,
  place: undefined,
  passed: new Map(),
  task: null,
  published: undefined,
  blockedAt: undefined,
  shownReason: undefined,
  isNavigationBlocked: false,
  isLeaving: false,
};

export function reduce(state: State, change: Change): State {
  const { now } = change;
  switch (change.type) {
    case 'visitor-changed':
      return applyVisitor(state, change.isPlayer, change.allowedPath, now);
    case 'moved':
      return check({ ...state, place: change.place }, now);
    case 'page-restored':
      return restore({ ...state, passed: INITIAL.passed }, now);
    case 'minute-passed':
      // Checks a blocked visitor only: the operator may have removed the block.
      return state.blockedAt === undefined ? state : check(state, now);
    case 'page-seen':
    case 'retry-due':
      return check(state, now);
    case 'answered':
      return applyAnswers(state, change.question.path, change.answers, now);
    case 'action-done':
      return finishAction(state, now);
    case 'action-failed':
      return failTask(state, now);
  }
}

/** Forgets the answers about the previous visitor. */
function applyVisitor(
  state: State,
  isPlayer: boolean,
  allowedPath: string | undefined,
  now: Moment,
): State {
  if (state.isPlayer === isPlayer) return state;
  const isAllowed = allowedPath !== undefined && state.published === undefined;
  const passed = isAllowed ? new Map([[pathnameOf(allowedPath), now]]) : INITIAL.passed;
  return check({ ...state, isPlayer, passed, task: null }, now);
}

/** Checks the current page, or the page that the visitor was blocked on, unless a recent answer is still valid. */
function check(state: State, now: Moment): State {
  const { place, isPlayer, blockedAt, passed, task } = state;
  if (!place || isPlayer === undefined) return state;
  if (blockedAt === undefined && isBlockPage(place.route)) return state;
  const path = blockedAt ?? place.path;
  const pathname = pathnameOf(path);
  const since = passed.get(pathname);
  const isFresh = since && longestBetween(since, now) < CHECK_VALID_MS;
  if (isFresh || pathname === task?.pathname) return state;
  const question = { path, language: place.language, isPlayer };
  return startTask(state, { pathname, actions: [{ do: 'request', question }] });
}

/** The visitor has returned to this page from another site, by the back/forward cache. */
function restore(state: State, now: Moment): State {
  if (!state.isLeaving) return check(state, now);
  const back = { ...state, isLeaving: false };
  return back.isNavigationBlocked
    ? startTask({ ...back, shownReason: undefined }, { pathname: null, actions: [UNBLOCK] })
    : check(back, now);
}

function applyAnswers(state: State, path: string, answers: Answers, now: Moment): State {
  const { followed, hasRedirectAnswer, block } = answers;
  const { target } = followed;
  const reason = reasonAt(path, target, block);
  const isAnswered = block !== undefined && hasRedirectAnswer;
  // A blocked visitor stays blocked until both calls have answered.
  const blockedBy = reason ?? (isAnswered ? null : state.published?.reason) ?? null;
  if (blockedBy !== null) return blockVisitor(state, blockedBy, path);
  return isAnswered
    ? allowVisitor(state, path, target, now)
    : applyPartialAnswer(state, block !== undefined, target);
}

/** Publishes the reason at once: a visitor is blocked even if the redirect to the page of the reason fails. */
function blockVisitor(state: State, reason: number, path: string): State {
  const to = blockPagePath(reason, path);
  if (state.shownReason === reason || to === null) return continueTask(state, []);
  const { published } = state;
  const blocked: State = {
    ...state,
    passed: INITIAL.passed,
    blockedAt: path,
    shownReason: undefined,
    published: published?.reason === reason ? published : { isBlocked: true, reason },
  };
  return continueTask(blocked, [
    UNBLOCK,
    { do: 'go', path: to },
    { do: 'guard', isBlocked: true, outcome: { shownReason: reason } },
  ]);
}

function allowVisitor(state: State, path: string, target: RedirectTarget, now: Moment): State {
  const { published, blockedAt } = state;
  const open: State = {
    ...state,
    passed: new Map(state.passed).set(pathnameOf(path), now),
    published: published?.isBlocked === false ? published : OPEN,
  };
  if (blockedAt === undefined) return unblockThen(open, redirectActions(open, target));
  // Set once the redirect is done: one that fails is retried for the same page.
  const outcome = { blockedAt: undefined };
  if (target.kind === 'none') return unblockThen(open, [{ do: 'go', path: blockedAt, outcome }]);
  if (mustUnblock(open)) return unblockThen(open, redirectActions(open, target), outcome);
  return unblockThen({ ...open, ...outcome }, redirectActions(open, target));
}

/** Opens the page for a visitor who is not blocked. The next check requests the missing answer. */
function applyPartialAnswer(state: State, isOpen: boolean, target: RedirectTarget): State {
  const published = state.published ?? (isOpen ? OPEN : undefined);
  return unblockThen({ ...state, published }, redirectActions(state, target));
}

/** Unblocks navigation before the actions, if this service has blocked it. */
function unblockThen(state: State, actions: readonly Action[], outcome?: Action['outcome']): State {
  if (!mustUnblock(state)) return continueTask(state, actions);
  const unblock = { ...UNBLOCK, outcome: { ...UNBLOCK.outcome, ...outcome } };
  return continueTask({ ...state, shownReason: undefined }, [unblock, ...actions]);
}

/** Navigation stays blocked while another site is loading. */
function mustUnblock({ isNavigationBlocked, isLeaving }: State): boolean {
  return isNavigationBlocked && !isLeaving;
}

function redirectActions({ place }: State, target: RedirectTarget): readonly Action[] {
  if (target.kind === 'external') {
    return [
      { do: 'guard', isBlocked: true, outcome: { isLeaving: true } },
      { do: 'load', url: target.url },
    ];
  }
  if (target.kind !== 'internal') return [];
  const { pathname, search, hash } = new URL(target.url);
  const to = pathname + search + hash;
  return languageOf(to) === place?.language
    ? [{ do: 'go', path: withoutLanguage(to) }]
    : [{ do: 'load', url: target.url }];
}

function startTask(state: State, task: Task): State {
  const [first] = task.actions;
  if (!first) return { ...state, task: null };
  // Set before the command is sent, so that an answer in between unblocks navigation.
  const isNavigationBlocked =
    state.isNavigationBlocked || (first.do === 'guard' && first.isBlocked);
  return { ...state, task, isNavigationBlocked };
}

/** Replaces the actions of the task; the page stays the same. */
function continueTask(state: State, actions: readonly Action[]): State {
  return startTask(state, { pathname: state.task?.pathname ?? null, actions });
}

function finishAction(state: State, now: Moment): State {
  const [done, ...rest] = state.task?.actions ?? [];
  const advanced = continueTask({ ...state, ...done?.outcome }, rest);
  return state.task?.pathname === null ? check(advanced, now) : advanced;
}

/** Drops the task. The page of a blocked visitor is checked again. */
function failTask(state: State, now: Moment): State {
  const { task, blockedAt } = state;
  if (!task) return state;
  if (task.pathname === null) return check({ ...state, task: null }, now);
  if (blockedAt === undefined) return { ...state, task: null };
  const passed = new Map(state.passed);
  passed.delete(task.pathname);
  return { ...state, task: null, passed };
}
