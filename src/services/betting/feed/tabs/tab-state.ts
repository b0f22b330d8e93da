import type { Moment } from '../../../time/elapsed';
import type { FeedMessage } from '../frames';
import { createFeedMemory } from './memory';
import type { FeedMemory } from './memory';
import type { Owner, TabNote } from './tab-notes';

/** One request for the lock of the leading tab. */
export interface LockRequest {
  /** The tab that holds the lock has posted nothing for long: the lock is stolen from it. */
  readonly isHung: boolean;
}

/** One connection to the operator. */
export interface Opened {
  readonly steadyAt: number;
  readonly since: number | null;
}

/** The tab waits for the lock and applies the frames that the leading tab posts. */
export interface Following {
  readonly kind: 'following';
  readonly lock: LockRequest;
  /** The leader that is followed, and the number of its next frame. */
  readonly followed: { readonly term: string; readonly next: number } | null;
  /** The question that has no answer yet. */
  readonly question: string | null;
}

/** The tab holds the connection and posts every frame to the others. */
export interface Leading {
  readonly kind: 'leading';
  readonly lock: LockRequest;
  readonly term: string;
  /** The number of the next frame. */
  readonly place: number;
  readonly opened: Opened;
  /** The player of the connection's cookie, if known. */
  readonly owner: Owner;
  /** Questions of tabs that have received more than this one: answered when this one has received as much. */
  readonly ahead: ReadonlyMap<string, number>;
}

/** The state of one tab that shares the feed. */
export interface TabState {
  /** A name for this tab that no other has. */
  readonly tab: string;
  /** The one part that changes in place. */
  readonly memory: FeedMemory;
  /** How many subscribers the connection has in this tab. */
  readonly subscribers: number;
  /** The last number that this tab has received. */
  readonly lastSeq: number | null;
  /** The player of this tab. */
  readonly own: Owner;
  /** The player of this tab when the feed last subscribed. */
  readonly subscribedAs: Owner;
  /** When a leading tab last posted a note. */
  readonly leaderActiveAt: Moment;
  readonly isChannelOpen: boolean;
  /** Null while this tab does not share the feed. */
  readonly role: Following | Leading | null;
  /** How many times this tab has led. */
  readonly terms: number;
  /** The number of requests of this tab. */
  readonly questions: number;
}

/** The moment of a change, and the mark of the last sign-in or sign-out, as storage has it. */
export interface Present {
  readonly now: Moment;
  readonly mark: number;
}

export type Question = Extract<TabNote, { kind: 'ask' }>;
export type LeaderNote = Exclude<TabNote, Question>;

/** An effect of a change. */
export type Output =
  | { readonly kind: 'post'; readonly note: TabNote }
  | { readonly kind: 'message'; readonly message: FeedMessage }
  | { readonly kind: 'failure'; readonly error: unknown }
  /** Another tab leads and has a connection. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'player'; readonly before: Owner; readonly now: Owner };

export interface Step {
  readonly state: TabState;
  readonly outputs: readonly Output[];
}

export function initialTab(tab: string, { now, mark }: Present): TabState {
  const own: Owner = { mark, player: null };
  return {
    tab,
    memory: createFeedMemory(),
    subscribers: 0,
    lastSeq: null,
    own,
    subscribedAs: own,
    leaderActiveAt: now,
    isChannelOpen: false,
    role: null,
    terms: 0,
    questions: 0,
  };
}

/** Whether news of a player are for this tab: of its own player, by a connection opened since the sign-in. */
export function isOwn({ own }: TabState, { mark: madeAt, player }: Owner): boolean {
  return own.player !== null && own.player !== '' && player === own.player && madeAt >= own.mark;
}
