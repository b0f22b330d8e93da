import { useBusState } from '@grandstand/bus-contracts/react';
import { areasState } from '@grandstand/bus-contracts/shell';
import { useEffect, useState } from 'react';
import { useShell } from '../frame/shell-context';

/** How long after an area stands the page is taken to rest. */
const QUIET_MS = 2000;

/** Whether the page has come to rest: what adorns it is fetched after what it is for. */
export function useIsAtRest(): boolean {
  const { clock } = useShell();
  const areas = Object.values(useBusState(areasState) ?? {});
  const isThere = areas.some(({ status }) => status === 'ready' || status === 'error');
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(
    () => (isThere ? clock.after(QUIET_MS, () => setIsAtRest(true)) : undefined),
    [isThere, clock],
  );
  return isAtRest;
}
