import { betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { useAnswer } from '@grandstand/bus-contracts/react';

export interface PlacedBetNow {
  readonly bet: PlacedBet | null;
  readonly failure: 'not-found' | 'unavailable' | null;
  readonly retry: () => void;
}

/** A bet of the player's; nothing of it stays when they go. */
export function usePlacedBet(id: string, isPlayer: boolean): PlacedBetNow {
  const { answer, failure, retry } = useAnswer(betsGet, isPlayer ? { id } : null);
  const isMissing = failure instanceof CommandError && failure.code === 'not-found';
  return {
    bet: answer ?? null,
    failure: failure ? (isMissing ? 'not-found' : 'unavailable') : null,
    retry,
  };
}
