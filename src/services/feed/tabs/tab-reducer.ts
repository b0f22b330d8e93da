import { longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import { ask, askAgain, applyNote } from './following';
import type { FeedMessage } from '../frames';
import { answer, applyMessage, lead, applyPlayer, renew } from './leading';
import type { Owner } from './tab-notes';
import type {
  LeaderNote,
  LockRequest,
  Opened,
  Present,
  Question,
  Step,
  TabState,
} from './tab-state';
import { SILENCE_MS } from '../timing';

/** Everything that can happen to a tab that shares the feed. */
export type Change =
  | ({ readonly type: 'subscribed'; readonly since: number | null } & Present)
  | { readonly type: 'unsubscribed' }
  /** The feed had time to subscribe anew. */
  | { readonly type: 'released'; readonly now: Moment }
  | ({ readonly type: 'player-changed'; readonly player: string | null } & Present)
  | { readonly type: 'put-away'; readonly now: Moment }
  | ({ readonly type: 'lock-taken'; readonly lock: LockRequest } & Present)
  /** Another tab took the lock away, or the browser gives this page none. */
  | ({ readonly type: 'lock-refused'; readonly lock: LockRequest } & Present)
  | {
      readonly type: 'message';
      readonly opened: Opened;
      readonly message: FeedMessage;
      /** For news of a player: the mark and the player that storage has. */
      readonly stored: Owner | null;
      readonly now: Moment;
    }
  | {
      readonly type: 'connection-lost';
      readonly opened: Opened;
      readonly error: unknown;
      readonly now: Moment;
    }
  | ({ readonly type: 'asked'; readonly ask: Question } & Present)
  | { readonly type: 'leader-posted'; readonly note: LeaderNote; readonly now: Moment }
  | { readonly type: 'answer-overdue' };

/** The next state of a tab, and the effects of the change. */
export function reduce(state: TabState, change: Change): Step {
  const { role } = state;
  switch (change.type) {
    case 'subscribed':
      return subscribe(state, change);
    case 'unsubscribed':
      return unchanged({ ...state, subscribers: state.subscribers - 1 });
    case 'released':
      return unchanged(state.subscribers > 0 ? state : takeNoPart(state, change.now));
    case 'player-changed':
      return changePlayer(state, change);
    case 'put-away': {
      const failed = fail(state, new Error('The page was put away.'), change.now);
      return { ...failed, state: { ...failed.state, isChannelOpen: false } };
    }
    case 'lock-taken':
    case 'lock-refused':
      return applyLock(state, change);
    case 'message':
    case 'connection-lost':
      return applyConnection(state, change);
    case 'asked':
      return role?.kind === 'leading'
        ? answer({ ...state, role }, change.ask, change)
        : unchanged(state);
    case 'leader-posted':
      return applyLeaderNote(state, change.note, change.now);
    case 'answer-overdue':
      return role?.kind === 'following' ? askAgain({ ...state, role }) : unchanged(state);
    default:
      return change satisfies never;
  }
}

function applyLock(
  state: TabState,
  change: Extract<Change, { type: 'lock-taken' | 'lock-refused' }>,
): Step {
  const { role } = state;
  if (role?.lock !== change.lock) return unchanged(state);
  const isStolen = change.type === 'lock-refused' && role.kind === 'leading';
  return isStolen ? fail(state, new Error('Another tab leads.'), change.now) : lead(state, change);
}

/** Applies a change of the open connection; one of a replaced connection is ignored. */
function applyConnection(
  state: TabState,
  change: Extract<Change, { type: 'message' | 'connection-lost' }>,
): Step {
  const { role } = state;
  if (role?.kind !== 'leading' || role.opened !== change.opened) return unchanged(state);
  if (change.type === 'connection-lost') return fail(state, change.error, change.now);
  return applyMessage({ ...state, role }, change.message, change);
}

function unchanged(state: TabState): Step {
  return { state, outputs: [] };
}

function subscribe(before: TabState, change: Present & { readonly since: number | null }): Step {
  const { role, own, subscribedAs } = before;
  // With the same player, or after a session that ran out, the feed asks for a new connection.
  const isRenewal = subscribedAs === own || hasRunOut(subscribedAs, own);
  const state = {
    ...before,
    subscribers: before.subscribers + 1,
    lastSeq: before.lastSeq ?? change.since,
    subscribedAs: own,
  };
  switch (role?.kind) {
    case undefined:
      return takePart(state, change.now);
    case 'leading':
      return unchanged(renew({ ...state, role }, { claim: own, isRenewal }, change));
    case 'following':
      return ask({ ...state, role }, isRenewal);
    default:
      return role satisfies never;
  }
}

/** Whether the session ended without a sign-out: that does not change the mark. */
function hasRunOut(before: Owner, now: Owner): boolean {
  return now.player === '' && Boolean(before.player) && now.mark === before.mark;
}

function takePart(before: TabState, now: Moment): Step {
  const leaderHeard = before.isChannelOpen ? before.leaderHeard : now;
  const isHung = longestBetween(leaderHeard, now) >= SILENCE_MS;
  return ask(
    {
      ...before,
      leaderHeard,
      isChannelOpen: true,
      role: { kind: 'following', lock: { isHung }, followed: null, question: null },
    },
    false,
  );
}

function takeNoPart(state: TabState, now: Moment): TabState {
  const leaderHeard = state.role?.kind === 'leading' ? now : state.leaderHeard;
  return { ...state, leaderHeard, role: null };
}

function fail(state: TabState, error: unknown, now: Moment): Step {
  return { state: takeNoPart(state, now), outputs: [{ kind: 'failure', error }] };
}

function applyLeaderNote(before: TabState, note: LeaderNote, now: Moment): Step {
  const { role } = before;
  if (role?.kind === 'leading') return unchanged(before);
  const state = { ...before, leaderHeard: now };
  if (role !== null) return applyNote({ ...state, role }, note, now);
  return { state, outputs: note.kind === 'frame' ? [{ kind: 'wake' }] : [] };
}

function changePlayer(state: TabState, change: Present & { readonly player: string | null }): Step {
  const { own: before, role } = state;
  const { player, mark } = change;
  if (player === before.player && mark === before.mark) return unchanged(state);
  const own: Owner = { mark, player };
  // The feed does not connect anew for a player who is found at the start, or was hidden for a while.
  const isPassedOver = player === null || before.player === null;
  const next = { ...state, own, subscribedAs: isPassedOver ? own : state.subscribedAs };
  const outputs = [{ kind: 'player', before, now: own }] as const;
  switch (role?.kind) {
    case undefined:
      return { state: next, outputs };
    case 'leading':
      return { state: applyPlayer({ ...next, role }, change), outputs };
    case 'following': {
      const asked = ask({ ...next, role }, false);
      return { ...asked, outputs: [...outputs, ...asked.outputs] };
    }
    default:
      return role satisfies never;
  }
}
