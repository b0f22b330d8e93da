import type { BonusView, Prize } from '@grandstand/bus-contracts/domain/bonus-games';

/** A try as the page shows it. */
export interface ShownTry {
  readonly view: BonusView;
  /** Null: it is not over. */
  readonly prize: Prize | null;
  /** When its time is up; null: it has none, or no moves. */
  readonly endsAt: number | null;
}

/** The tries of a game, a player's own or a guest's demo. */
export interface Tries {
  /** The try that is being played, or was played last; null: none yet. */
  readonly shown: ShownTry | null;
  readonly isBusy: boolean;
  /** Whether another try can begin. */
  readonly canBegin: boolean;
  readonly begin: (choice: string | null) => void;
  readonly move: (move: string) => void;
}

/** Whether a try is being played. */
export function isPlaying({ shown }: Tries): boolean {
  return shown !== null && shown.prize === null;
}
