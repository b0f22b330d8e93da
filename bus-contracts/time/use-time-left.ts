import { useEffect, useState } from 'react';
import { serverClockState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';

const SECOND = 1000;

/** Whole seconds until a moment by the operator's clock, 0 after it; null until the page has counted once. */
export function useTimeLeft(end: number): number | null {
  const offset = useBusState(serverClockState)?.offset ?? 0;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now() - offset) / SECOND)));
    count();
    const timer = setInterval(count, SECOND);
    return () => clearInterval(timer);
  }, [end, offset]);
  return left;
}
