import type { CountStore } from '../../platform/counts/count-store';
import { refuseUntil } from '../../platform/counts/network-limit';
import { RecentCounts } from '../../platform/counts/recent-counts';
import { HOUR } from './challenge-rules';

/** Messages within an hour to the numbers of one prefix. */
const MOST = 30;
/** How many digits of a number behind the code of the country make up its prefix: an operator's block of some thousand numbers. */
const PREFIX_DIGITS = 4;

/** How many messages went to the numbers of a prefix within the last hour. */
export interface PrefixUse {
  /** "+77012": the code of the country and the first digits. */
  readonly prefix: string;
  readonly sent: number;
  /** When another message may go there, in milliseconds; null: now. */
  readonly freeAt: number | null;
}

/**
 * The messages that the numbers of one prefix may get. Who earns by messages to numbers of their own ("SMS pumping")
 * asks for codes to one number of a block after the other, from many addresses: no other limit counts those.
 * @remarks A message counts for a number that no player has too, so that both are answered alike. A code that was
 * right gives its place back: a person has read it.
 */
export class PrefixBudget {
  readonly #counts: RecentCounts;
  /** QA may change it. */
  most = MOST;

  constructor(store: CountStore) {
    this.#counts = new RecentCounts(store, { name: 'messages', withinMs: HOUR, isPlain: true });
    store.addLimit('messages', {
      mosts: () => ({ prefix: this.most }),
      change: (most) => {
        this.most = most;
      },
      reset: () => {
        this.most = MOST;
      },
    });
  }

  /** Counts a message to a number of a prefix; refuses one too many. Mail, whose prefix is empty, costs nothing. */
  count(prefix: string, now: number): void {
    if (prefix === '') return;
    refuseUntil(this.#counts.freeAt(prefix, this.most, now), now, 'too-many-codes');
    this.#counts.add(prefix, now);
  }

  /** Gives the place of a message back, by its time. */
  giveBack(prefix: string, sentAt: number): void {
    this.#counts.undo(prefix, sentAt);
  }

  /** The prefixes that got messages within the last hour, those with the most first. */
  view(now: number): PrefixUse[] {
    const all = this.#counts.keys().map((prefix): PrefixUse => {
      const freeAt = this.#counts.freeAt(prefix, this.most, now);
      return { prefix, sent: this.#counts.of(prefix, now), freeAt: freeAt > now ? freeAt : null };
    });
    const used = all.filter(({ sent }) => sent > 0);
    return used.toSorted((one, other) => other.sent - one.sent);
  }
}

/** The prefix of a number: the code of its country and its first digits. */
export function prefixOf(telCode: string, number: string): string {
  return `+${telCode}${number.slice(0, PREFIX_DIGITS)}`;
}
