import { useEffect, useRef, useState } from 'react';
import { betsChanged, betsGet, CommandError, type PlacedBet } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

export interface BetNow {
  readonly bet: PlacedBet | undefined;
  readonly failure: 'not-found' | 'unavailable' | undefined;
  readonly retry: () => void;
}

/** Loads a player's bet, and again when it is settled. */
export function useBet(id: string, userId: string | undefined): BetNow {
  const bus = useBus<typeof manifest>();
  const [bet, setBet] = useState<PlacedBet>();
  const [failure, setFailure] = useState<BetNow['failure']>();
  const again = useRef(() => {});

  useEffect(() => {
    if (userId === undefined) return undefined;
    /** Counts loads: a late answer never overwrites a later one's. */
    let ticket = 0;
    const load = async (): Promise<void> => {
      ticket += 1;
      const mine = ticket;
      try {
        const answer = await bus.send(betsGet, { id });
        if (mine !== ticket) return;
        setBet(answer);
        setFailure(undefined);
      } catch (error) {
        if (mine !== ticket) return;
        const isGone = error instanceof CommandError && error.code === 'not-found';
        setFailure(isGone ? 'not-found' : 'unavailable');
      }
    };
    again.current = () => void load();
    again.current();
    const end = bus.on(betsChanged, ({ ids }) => {
      if (ids.includes(id)) void load();
    });
    return () => {
      end();
      ticket = -1;
    };
  }, [bus, id, userId]);

  const retry = (): void => {
    setFailure(undefined);
    again.current();
  };
  return { bet, failure, retry };
}
