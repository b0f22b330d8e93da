import { useBusState } from '@grandstand/bus-contracts/react';
import { stageFrame, stageOther } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { OtherGame } from './other-game';
import { StageView } from './stage-view';

/** The game that is open on this page, or the choice between it and another one; nothing where none is. */
export function Stage(): ReactElement | null {
  const frame = useBusState(stageFrame);
  const other = useBusState(stageOther);
  if (other) return <OtherGame title={other.title} />;
  // Each launch has a frame of its own.
  return frame ? <StageView key={frame.key} frame={frame} /> : null;
}
