import { useBusState } from '@grandstand/bus-contracts/react';
import { realityCheckState, sessionLimitState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { RealityCheck } from './reality-check';
import { SessionEnd } from './session-end';

/** What stands between a player and the game: the end of their time, and the look up from it that they asked for. */
export function Protection(): ReactElement | null {
  const hasEnded = useBusState(sessionLimitState)?.hasEnded ?? false;
  const asked = useBusState(realityCheckState)?.asked ?? null;
  if (hasEnded) return <SessionEnd />;
  return asked && <RealityCheck asked={asked} />;
}
