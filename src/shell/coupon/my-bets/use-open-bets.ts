import { betsChanged, betsList, type PlacedBet } from '@grandstand/bus-contracts';
import { useBus } from '@grandstand/bus-contracts/react';
import { useEffect, useRef, useState } from 'react';

type ShellManifest = {
  readonly name: string;
  readonly hears: readonly (typeof betsChanged)[];
  readonly says: readonly never[];
  readonly sends: readonly (typeof betsList)[];
};

export interface OpenBetsNow {
  /** Null until they are known; what is known stays in sight while the operator can't be reached. */
  readonly bets: readonly PlacedBet[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The player's open bets, and again whenever one is placed or settled. */
export function useOpenBets(): OpenBetsNow {
  const bus = useBus<ShellManifest>();
  const [bets, setBets] = useState<readonly PlacedBet[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const again = useRef(() => {});
  useEffect(() => {
    /** Counts loads: a late answer never overwrites a later one's. */
    let ticket = 0;
    const load = async (): Promise<void> => {
      ticket += 1;
      const mine = ticket;
      try {
        const answer = await bus.send(betsList, { status: 'open' });
        if (mine !== ticket) return;
        setBets(answer.bets);
        setHasFailed(false);
      } catch {
        if (mine === ticket) setHasFailed(true);
      }
    };
    again.current = () => void load();
    again.current();
    const end = bus.on(betsChanged, () => void load());
    return () => {
      end();
      ticket = -1;
    };
  }, [bus]);
  const retry = (): void => {
    setHasFailed(false);
    again.current();
  };
  return { bets, hasFailed, retry };
}
