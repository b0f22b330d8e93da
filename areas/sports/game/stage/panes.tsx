import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { BuilderPane } from './panes/builder-pane';
import { LineUpsPane } from './panes/line-ups-pane';
import { MeetingsPane } from './panes/meetings-pane';
import { NumbersPane } from './panes/numbers-pane';
import { PitchPane } from './panes/pitch-pane';
import { TablePane } from './panes/table-pane';
import { TimelinePane } from './panes/timeline-pane';
import type { StageTab } from './stage-tabs';

export interface PanesProps {
  readonly game: Game;
  readonly tab: StageTab;
}

const PANES = {
  pitch: PitchPane,
  timeline: TimelinePane,
  numbers: NumbersPane,
  table: TablePane,
  meetings: MeetingsPane,
  lineUps: LineUpsPane,
  builder: BuilderPane,
} as const;

/** What a tab of the stage shows. */
export function Panes({ game, tab }: PanesProps): ReactElement {
  const Pane = PANES[tab];
  return <Pane game={game} />;
}
