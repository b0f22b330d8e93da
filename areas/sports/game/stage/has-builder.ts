import { configState, type Game } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';

/** Whether the operator combines outcomes of a match: one whose goals it tells of. */
export function useHasBuilder({ hasCourse }: Game): boolean {
  const isOffered = useBusState(configState)?.isBetBuilderOffered === true;
  return isOffered && hasCourse === true;
}
