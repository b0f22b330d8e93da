import { betsChanged, betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { useAnswer } from '@grandstand/bus-contracts/react';

export interface BetNow {
  readonly bet: PlacedBet | undefined;
  readonly failure: 'not-found' | 'unavailable' | undefined;
  readonly retry: () => void;
}

/** Loads a player's bet, and again when it is settled. */
export function useBet(id: string, userId: string | undefined): BetNow {
  const { answer, failure, retry } = useAnswer(betsGet, userId === undefined ? null : { id }, {
    again: betsChanged,
    concerns: ({ ids }) => ids.includes(id),
  });
  const isMissing = failure instanceof CommandError && failure.code === 'not-found';
  return {
    bet: answer,
    failure: failure && (isMissing ? 'not-found' : 'unavailable'),
    retry,
  };
}
