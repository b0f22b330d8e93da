import { useBusState } from '@grandstand/bus-contracts/react';
import { stageFrame } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { StageView } from './stage-view';

/** The game that is open on this page; nothing where none is. */
export function Stage(): ReactElement | null {
  const frame = useBusState(stageFrame);
  // Each launch has a frame of its own.
  return frame ? <StageView key={frame.key} frame={frame} /> : null;
}
