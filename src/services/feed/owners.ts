import type { KeyValueStore } from '../ports';
import type { Owner } from './tab-notes';

/** What all tabs know of who is signed in. */
export interface FeedOwners {
  /** Grows with each sign-in and sign-out of any tab. */
  mark(): number;
  /** The player whom a tab knew to be here at a mark; null where none said so. */
  playerAt(mark: number): string | null;
  /** This tab learnt who is here. */
  note(before: Owner, now: Owner): void;
}

const OWNER_KEY = 'feed.owner';

/** Keeps in storage who came with the present mark: a tab that was there before may not be told again. */
export function createFeedOwners(storage: KeyValueStore, markKey: string): FeedOwners {
  const mark = (): number => {
    const kept = Number(storage.get(markKey));
    return Number.isSafeInteger(kept) ? kept : 0;
  };
  const read = (): Owner => {
    const [at = '', player = ''] = (storage.get(OWNER_KEY) ?? '').split(' ');
    return { mark: Number(at), player };
  };
  return {
    mark,
    playerAt: (asked) => {
      const { mark: at, player } = read();
      return at === asked && player !== '' ? player : null;
    },
    note: (before, now) => {
      if (now.player === null) return;
      if (now.player !== '') {
        storage.set(OWNER_KEY, `${now.mark} ${now.player}`);
        return;
      }
      // Nothing stays of who has gone; a tab that hears of it late takes nothing from who came since.
      const kept = read();
      if (kept.mark < now.mark || kept.player === before.player) storage.remove(OWNER_KEY);
    },
  };
}
