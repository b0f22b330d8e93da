import { betsChanged, betsList, type PlacedBet } from '@grandstand/bus-contracts';
import { useResource, type ScreenResource } from '../../frame/use-resource';

export interface OpenBetsNow {
  /** Null until they are known; what is known stays in sight while the operator can't be reached. */
  readonly bets: readonly PlacedBet[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const OPEN_BETS: ScreenResource<'open', readonly PlacedBet[]> = {
  load: async (bus, status) => (await bus.send(betsList, { status })).bets,
  reloadAfter: betsChanged,
};

/** The player's open bets, and again whenever one is placed or settled. */
export function useOpenBets(): OpenBetsNow {
  const { status, value, retry } = useResource('open', OPEN_BETS);
  return { bets: value ?? null, hasFailed: status === 'failed', retry };
}
