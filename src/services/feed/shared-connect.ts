import { Observable, Subject, Subscription } from 'rxjs';
import type { Subscriber } from 'rxjs';
import { longestSince, momentOf } from '../time/elapsed';
import type { SteadyClock } from '../ports';
import { inOrder } from './connection';
import type { Connect } from './event-source';
import { createFollower } from './following';
import type { FeedMessage } from './frames';
import { takeLead } from './lead-lock';
import type { FeedLocks } from './lead-lock';
import { createLeader } from './leading';
import type { Leader } from './leading';
import { createFeedMemory } from './memory';
import type { FeedOwners } from './owners';
import { parseNote } from './tab-notes';
import type { Owner, TabNote } from './tab-notes';
import { SILENCE_MS } from './timing';

/**
 * The channel and the lock. Another number where what tabs say to each other becomes another: a page
 * from before may still be open.
 */
const ROOM = 'grandstand.feed.1';

/** What the tabs of a browser say to each other about the feed; a tab does not hear itself. */
export interface FeedChannel {
  post(note: TabNote): void;
  close(): void;
}

export interface SharedConnectPorts {
  /** Connects to the operator. */
  readonly connect: Connect;
  readonly openChannel: (name: string, hear: (data: unknown) => void) => FeedChannel;
  readonly locks: FeedLocks;
  readonly clock: SteadyClock;
  /** A name for this tab that no other has. */
  readonly tab: string;
  readonly owners: FeedOwners;
  /** A name for who is signed in; empty for nobody, null while it is not known. */
  readonly player$: Observable<string | null>;
  /** The page is put away: it may keep nothing that another page waits for. */
  readonly leave$: Observable<unknown>;
}

export interface SharedConnect {
  readonly connect: Connect;
  /** A tab is heard to lead that has a connection. */
  readonly wake$: Observable<void>;
  /** Leaves the other tabs for good. */
  readonly close: () => void;
}

/**
 * Has the tabs of one browser share one connection: the tab that holds a lock leads, and tells the
 * others what it hears.
 */
export function createSharedConnect(ports: SharedConnectPorts): SharedConnect {
  const { connect, openChannel, locks, clock, tab, owners, player$, leave$ } = ports;
  const memory = createFeedMemory();
  const wake$ = new Subject<void>();
  let subscriber: Subscriber<FeedMessage> | null = null;
  let lastSeq: number | null = null;
  let channel: FeedChannel | null = null;
  /** When there was a sign of life of a tab that leads. */
  let heard = momentOf(clock);
  let terms = 0;
  let leader: Leader | null = null;
  /** Gives the lead back, or the place in the queue; null while this tab takes no part. */
  let giveBack: (() => void) | null = null;
  let own: Owner = { mark: owners.mark(), player: null };
  /** Who was here when the feed last asked to be connected. */
  let asked = own;

  const post = (note: TabNote): void => channel?.post(note);

  function pass(message: FeedMessage): void {
    lastSeq = inOrder(lastSeq, message).lastSeq;
    subscriber?.next(message);
  }

  /** News of the player who is here, by a connection that was made since they came. */
  function isOurs({ mark: madeAt, player }: Owner): boolean {
    return own.player !== null && own.player !== '' && player === own.player && madeAt >= own.mark;
  }

  const follower = createFollower({
    clock,
    memory,
    tab,
    since: () => lastSeq,
    owner: () => own,
    isOurs,
    post,
    pass,
  });

  function lead(): void {
    follower.stop();
    terms += 1;
    leader = createLeader({
      connect,
      clock,
      memory,
      owners,
      term: `${tab}.${terms}`,
      since: () => lastSeq,
      post,
      pass: (message, owner) => {
        const { event, seq, at } = message;
        const isHidden = event === 'player' && !isOurs(owner);
        pass(isHidden ? { event: 'beat', seq, at } : message);
      },
      fail,
    });
    leader.start(own);
  }

  function takePart(): void {
    if (channel === null) {
      heard = momentOf(clock);
      channel = openChannel(ROOM, hear);
    }
    giveBack = takeLead({
      name: ROOM,
      locks,
      isHung: longestSince(clock, heard) >= SILENCE_MS,
      onTaken: lead,
      onRefused: () => {
        if (leader) fail(new Error('Another tab leads.'));
        else lead();
      },
    });
    follower.ask(false);
  }

  function takeNoPart(): void {
    follower.stop();
    if (leader) heard = momentOf(clock);
    leader?.stop();
    leader = null;
    giveBack?.();
    giveBack = null;
  }

  function fail(error: unknown): void {
    const failed = subscriber;
    subscriber = null;
    takeNoPart();
    failed?.error(error);
  }

  function hear(data: unknown): void {
    const note = parseNote(data);
    if (note === null) return;
    if (note.kind === 'ask') {
      leader?.answer(note);
      return;
    }
    if (leader) return;
    heard = momentOf(clock);
    if (giveBack) follower.hear(note);
    else if (note.kind === 'frame') wake$.next();
  }

  function leave(): void {
    takeNoPart();
    channel?.close();
    channel = null;
  }

  function know(player: string | null): void {
    const before = own;
    const mark = owners.mark();
    if (player === before.player && mark === before.mark) return;
    // Of who is found, or hidden for a while, the feed makes nothing: it does not connect anew.
    const isPassedOver = player === null || before.player === null;
    own = { mark, player };
    owners.note(before, own);
    if (isPassedOver) asked = own;
    if (leader) leader.know(own);
    else if (giveBack) follower.ask(false);
  }

  const heeding = new Subscription();
  heeding.add(player$.subscribe(know));
  heeding.add(
    leave$.subscribe(() => {
      fail(new Error('The page was put away.'));
      leave();
    }),
  );

  return {
    wake$,
    connect: (since) =>
      new Observable((next) => {
        subscriber = next;
        lastSeq ??= since;
        // Asked by somebody who is not content, not because another is here now.
        const isRenewal = asked === own || hasRunOut(asked, own);
        asked = own;
        if (!giveBack) takePart();
        else if (leader) leader.heed(own, isRenewal);
        else follower.ask(isRenewal);
        return () => {
          if (subscriber !== next) return;
          subscriber = null;
          // Who connects anew does so at once, and keeps the lead.
          queueMicrotask(() => {
            if (subscriber === null) takeNoPart();
          });
        };
      }),
    close: () => {
      heeding.unsubscribe();
      subscriber = null;
      leave();
    },
  };
}

/** Whether the player has gone by themselves: the session ran out, and no tab has moved the mark for that. */
function hasRunOut(before: Owner, now: Owner): boolean {
  return now.player === '' && Boolean(before.player) && now.mark === before.mark;
}
