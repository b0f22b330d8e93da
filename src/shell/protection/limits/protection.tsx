import { useBusState } from '@grandstand/bus-contracts/react';
import { realityCheckState, sessionLimitState } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { RealityCheck } from './reality-check';
import { SessionEnd } from './session-end';

/** The dialogs that interrupt play: the end of the session time, and the reality check. */
export function Protection(): ReactElement | null {
  const hasEnded = useBusState(sessionLimitState)?.hasEnded ?? false;
  const asked = useBusState(realityCheckState)?.asked ?? null;
  if (hasEnded) return <SessionEnd />;
  return asked && <RealityCheck asked={asked} />;
}
