import { betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { useCallback, useEffect, useState } from 'react';

export interface PlacedBetNow {
  readonly bet: PlacedBet | null;
  readonly failure: 'not-found' | 'unavailable' | null;
  readonly retry: () => void;
}

/** A bet of the player's; nothing of it stays when they go. */
export function usePlacedBet(id: string, isPlayer: boolean): PlacedBetNow {
  const { send, error } = useSend(betsGet);
  const [bet, setBet] = useState<PlacedBet | null>(null);
  const load = useCallback((): (() => void) => {
    let isGone = false;
    void send({ id }).then((answer) => {
      if (!isGone && answer) setBet(answer);
    });
    return () => {
      isGone = true;
      setBet(null);
    };
  }, [send, id]);
  useEffect(() => (isPlayer ? load() : undefined), [isPlayer, load]);
  const isMissing = error instanceof CommandError && error.code === 'not-found';
  return {
    bet,
    failure: error ? (isMissing ? 'not-found' : 'unavailable') : null,
    retry: load,
  };
}
