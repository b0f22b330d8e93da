import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore } from '../../../ports';
import { playerHash } from '../../../shared/player/player-record';
import type { Owner } from './tab-notes';

/** The signed-in player, as all tabs know it from storage. */
export interface FeedOwners {
  /** A number that grows with each sign-in and sign-out of any tab. */
  mark(): number;
  /** The player that a tab stored for a mark; null where none did. */
  playerAt(mark: number): string | null;
  /** Stores the player of this tab, or removes the one who signed out. */
  note(before: Owner, now: Owner): void;
}

const OWNER_KEY = 'feed.owner';

/** Keeps the player of the present mark in storage: a tab that was open before the sign-in may miss the message of it. */
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
    playerAt: (wanted) => {
      const { mark: at, player } = read();
      return at === wanted && player !== '' ? player : null;
    },
    note: (before, now) => {
      if (now.player === null) return;
      if (now.player !== '') {
        storage.set(OWNER_KEY, `${now.mark} ${now.player}`);
        return;
      }
      // A player who signed out is removed. A tab that learns of it late must not remove a later player.
      const kept = read();
      if (kept.mark < now.mark || kept.player === before.player) storage.remove(OWNER_KEY);
    },
  };
}

/** A hash of the signed-in player's id; empty for a guest, null while it is not known. */
export function playerOf$(bus: ShellHandle): Observable<string | null> {
  return bus
    .messages$(sessionState)
    .pipe(
      map(({ status, userId }) => (status === 'unknown' ? null : userId && playerHash(userId))),
    );
}
