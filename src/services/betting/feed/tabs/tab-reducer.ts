import { longestBetween } from '../../../time/elapsed';
import type { Moment } from '../../../time/elapsed';
import { requestMissed, repeatRequest, applyNote } from './following';
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
  /** The feed had time to subscribe again. */
  | { readonly type: 'released'; readonly now: Moment }
  | ({ readonly type: 'player-changed'; readonly player: string | null } & Present)
  | { readonly type: 'frozen'; readonly now: Moment }
  | ({ readonly type: 'lock-acquired'; readonly lock: LockRequest } & Present)
  /** Another tab stole the lock, or the browser refuses one to this page. */
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
  | ({ readonly type: 'requested'; readonly question: Question } & Present)
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
      return unchanged(state.subscribers > 0 ? state : leave(state, change.now));
    case 'player-changed':
      return changePlayer(state, change);
    case 'frozen': {
      const failed = fail(state, new Error('The page was frozen.'), change.now);
      return { ...failed, state: { ...failed.state, isChannelOpen: false } };
    }
    case 'lock-acquired':
    case 'lock-refused':
      return applyLock(state, change);
    case 'message':
    case 'connection-lost':
      return applyConnection(state, change);
    case 'requested':
      return role?.kind === 'leading'
        ? answer({ ...state, role }, change.question, change)
        : unchanged(state);
    case 'leader-posted':
      return applyLeaderNote(state, change.note, change.now);
    case 'answer-overdue':
      return role?.kind === 'following' ? repeatRequest({ ...state, role }) : unchanged(state);
    default:
      return change satisfies never;
  }
}

function applyLock(
  state: TabState,
  change: Extract<Change, { type: 'lock-acquired' | 'lock-refused' }>,
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
  // A subscription with the same player, or after a session that expired, requests a new connection.
  const isRenewal = subscribedAs === own || hasRunOut(subscribedAs, own);
  const state = {
    ...before,
    subscribers: before.subscribers + 1,
    lastSeq: before.lastSeq ?? change.since,
    subscribedAs: own,
  };
  switch (role?.kind) {
    case undefined:
      return join(state, change.now);
    case 'leading':
      return unchanged(renew({ ...state, role }, { claim: own, isRenewal }, change));
    case 'following':
      return requestMissed({ ...state, role }, isRenewal);
    default:
      return role satisfies never;
  }
}

/** Whether the session ended without a sign-out: that does not change the mark. */
function hasRunOut(before: Owner, now: Owner): boolean {
  return now.player === '' && Boolean(before.player) && now.mark === before.mark;
}

function join(before: TabState, now: Moment): Step {
  const leaderActiveAt = before.isChannelOpen ? before.leaderActiveAt : now;
  const isHung = longestBetween(leaderActiveAt, now) >= SILENCE_MS;
  return requestMissed(
    {
      ...before,
      leaderActiveAt,
      isChannelOpen: true,
      role: { kind: 'following', lock: { isHung }, followed: null, question: null },
    },
    false,
  );
}

function leave(state: TabState, now: Moment): TabState {
  const leaderActiveAt = state.role?.kind === 'leading' ? now : state.leaderActiveAt;
  return { ...state, leaderActiveAt, role: null };
}

function fail(state: TabState, error: unknown, now: Moment): Step {
  return { state: leave(state, now), outputs: [{ kind: 'failure', error }] };
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
  // The feed does not reconnect for a player who is found at the start or was hidden for a while.
  const isPassedOver = player === null || before.player === null;
  const next = { ...state, own, subscribedAs: isPassedOver ? own : state.subscribedAs };
  const outputs = [{ kind: 'player', before, now: own }] as const;
  switch (role?.kind) {
    case undefined:
      return { state: next, outputs };
    case 'leading':
      return { state: applyPlayer({ ...next, role }, change), outputs };
    case 'following': {
      const requested = requestMissed({ ...next, role }, false);
      return { ...requested, outputs: [...outputs, ...requested.outputs] };
    }
    default:
      return role satisfies never;
  }
}
