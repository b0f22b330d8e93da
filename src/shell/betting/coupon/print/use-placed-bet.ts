import { betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { useResource, type ScreenResource } from '../../../frame/use-resource';

export interface PlacedBetNow {
  readonly bet: PlacedBet | null;
  readonly failure: 'not-found' | 'unavailable' | null;
  readonly retry: () => void;
}

const PLACED_BET: ScreenResource<string, PlacedBet | null> = {
  async load(bus, id) {
    try {
      return await bus.send(betsGet, { id });
    } catch (error) {
      if (error instanceof CommandError && error.code === 'not-found') return null;
      throw error;
    }
  },
};

/** A bet of the player's; nothing of it stays when they go. */
export function usePlacedBet(id: string, isPlayer: boolean): PlacedBetNow {
  const { status, value, retry } = useResource(isPlayer ? id : null, PLACED_BET);
  const isMissing = status === 'ready' && value === null;
  return {
    bet: value ?? null,
    failure: isMissing ? 'not-found' : status === 'failed' ? 'unavailable' : null,
    retry,
  };
}
