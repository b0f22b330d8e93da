import { useBusState } from '@grandstand/bus-contracts/react';
import { autoLogoffState } from '@grandstand/bus-contracts/shell';
import { lazy, Suspense, type ReactElement } from 'react';
import { Part } from '../frame/part';

// No part of the first load; it comes as soon as somebody's time runs, so that it is there when it is needed.
const InactivityWatch = lazy(async () => ({
  default: (await import('./inactivity-watch')).InactivityWatch,
}));

/** Warns an idle player, if the site signs idle players out. */
export function Inactivity(): ReactElement | null {
  const { deadline = null, isWarned = false } = useBusState(autoLogoffState) ?? {};
  if (deadline === null) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>
        <InactivityWatch deadline={deadline} isWarned={isWarned} />
      </Suspense>
    </Part>
  );
}
