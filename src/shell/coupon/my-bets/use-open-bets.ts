import { betsChanged, betsList, type PlacedBet } from '@grandstand/bus-contracts';
import { useAnswer } from '@grandstand/bus-contracts/react';

export interface OpenBetsNow {
  /** Null until they are known; what is known stays in sight while the operator can't be reached. */
  readonly bets: readonly PlacedBet[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The player's open bets, and again whenever one is placed or settled. */
export function useOpenBets(): OpenBetsNow {
  const options = { again: betsChanged };
  const { answer, failure, retry } = useAnswer(betsList, { status: 'open' }, options);
  return { bets: answer?.bets ?? null, hasFailed: failure !== undefined, retry };
}
