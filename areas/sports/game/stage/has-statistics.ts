import { configState, type Game } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';

/** The sport that there are statistics of. */
const SPORT = 'football';

/** Whether the site has statistics of a match's teams and league. */
export function useHasStatistics({ sport }: Game): boolean {
  const hasFeature = useBusState(configState)?.features?.includes('statistic') ?? false;
  return hasFeature && sport.slug === SPORT;
}
