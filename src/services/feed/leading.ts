import { Subscription } from 'rxjs';
import type { SteadyClock } from '../ports';
import { inOrder } from './connection';
import type { Connect } from './event-source';
import type { FeedMessage } from './frames';
import type { FeedMemory } from './memory';
import type { FeedOwners } from './owners';
import { packFrame } from './tab-notes';
import type { Owner, PackedFrame, TabNote } from './tab-notes';
import { REPLAY_MS, YOUNG_MS } from './timing';

export interface LeaderPorts {
  readonly connect: Connect;
  readonly clock: SteadyClock;
  readonly memory: FeedMemory;
  readonly owners: FeedOwners;
  readonly term: string;
  /** The last number that this tab has heard. */
  readonly since: () => number | null;
  readonly post: (note: TabNote) => void;
  /** Hands on what this tab itself hears. */
  readonly pass: (message: FeedMessage, owner: Owner) => void;
  readonly fail: (error: unknown) => void;
}

export interface Leader {
  /** Opens the browser's one connection. */
  start(owner: Owner): void;
  /** This tab learnt who is here. */
  know(owner: Owner): void;
  /** Connects anew where the connection is not the one that is wanted. */
  heed(owner: Owner, isRenewal: boolean): void;
  answer(ask: Extract<TabNote, { kind: 'ask' }>): void;
  stop(): void;
}

/** Holds the connection for all tabs: tells them every frame, and who was late what it missed. */
export function createLeader(ports: LeaderPorts): Leader {
  const { connect, clock, memory, owners, term, since, post, pass, fail } = ports;
  let connection = Subscription.EMPTY;
  /** Whose cookie the connection was made with, as far as that is known. */
  let owner: Owner = { mark: -1, player: null };
  let openedAt = 0;
  let place = 0;
  /** Who is further than this tab: answered when it has come so far. */
  const ahead = new Map<string, number>();

  function open(claim: Owner): void {
    connection.unsubscribe();
    // Read before the cookie goes out: what changes later is another mark.
    const present = Math.max(owners.mark(), claim.mark);
    owner = { mark: present, player: claim.mark === present ? claim.player : null };
    openedAt = clock.steady();
    const opened = new Subscription();
    connection = opened;
    const lose = (error: unknown): void => {
      if (!opened.closed) fail(error);
    };
    opened.add(
      connect(since()).subscribe({
        next: (message) => {
          if (!opened.closed) hear(message);
        },
        error: lose,
        complete: () => lose(new Error('The feed ended.')),
      }),
    );
  }

  function hear(message: FeedMessage): void {
    // Numbers that begin anew are seen by who knows the last one, and told to all.
    const next = inOrder(since(), message).message;
    const told = next?.event === 'reset' ? next : message;
    const whose = ownerOf(told);
    const frame = packFrame(told, clock.now(), whose);
    memory.add(frame, clock.steady());
    post({ kind: 'frame', term, place, frame });
    place += 1;
    pass(told, whose);
    for (const [question, from] of ahead) {
      if (from <= (memory.last ?? -1)) tell(question, memory.after(from));
    }
  }

  /** Since somebody came or went, nobody knows whose news the connection brings. */
  function ownerOf({ event }: FeedMessage): Owner {
    if (event !== 'player') return owner;
    const { mark, player } = owner;
    if (owners.mark() > mark) return { mark, player: null };
    return { mark, player: player || owners.playerAt(mark) };
  }

  function heed(claim: Owner, isRenewal: boolean): void {
    const isLater = claim.mark > owner.mark;
    // Who knows of nobody may not have heard yet; who asks for it knows that the player has gone.
    const isKnown = claim.player !== null && (claim.player !== '' || isRenewal);
    const isOther = claim.mark === owner.mark && isKnown && claim.player !== owner.player;
    // Several tabs may want the same at once.
    const isOld = clock.steady() - openedAt >= YOUNG_MS;
    if (isLater || isOther || (isRenewal && isOld)) open(claim);
  }

  function tell(question: string, missed: PackedFrame[]): void {
    ahead.delete(question);
    post({ kind: 'told', question, term, place, missed });
  }

  return {
    start(claim) {
      post({ kind: 'lead', term });
      open(claim);
    },
    know(claim) {
      // The cookie of who is found at the start was already with the connection.
      if (owner.player === null && owner.mark === claim.mark) owner = claim;
      else heed(claim, false);
    },
    heed,
    answer({ question, since: from, owner: claim, isRenewal }) {
      heed(claim, isRenewal);
      if (connection.closed) return;
      if (from === null) {
        tell(question, []);
        return;
      }
      const isYoung = clock.steady() - openedAt < REPLAY_MS;
      const isBehind = memory.last === null || (from > memory.last && isYoung);
      if (isBehind) ahead.set(question, from);
      else tell(question, memory.after(from));
    },
    stop() {
      connection.unsubscribe();
      ahead.clear();
    },
  };
}
