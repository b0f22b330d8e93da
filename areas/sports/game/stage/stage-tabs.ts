/** What the stage of a match can show, in the order of its tabs. */
export const STAGE_TABS = [
  'pitch',
  'timeline',
  'numbers',
  'table',
  'meetings',
  'lineUps',
  'builder',
] as const;

export type StageTab = (typeof STAGE_TABS)[number];

interface StageFacts {
  /** The operator gives the course of the match. */
  readonly hasCourse: boolean;
  /** The site has statistics of this sport. */
  readonly hasStatistics: boolean;
  /** The operator has said who plays. */
  readonly hasLineUps: boolean;
  /** The operator combines outcomes of the match. */
  readonly hasBuilder: boolean;
}

/** The tabs of a match; none where nothing is known of it. */
export function stageTabs({
  hasCourse,
  hasStatistics,
  hasLineUps,
  hasBuilder,
}: StageFacts): readonly StageTab[] {
  const isThere: Readonly<Record<StageTab, boolean>> = {
    pitch: hasCourse,
    timeline: hasCourse,
    numbers: hasCourse,
    table: hasStatistics,
    meetings: hasStatistics,
    lineUps: hasLineUps,
    builder: hasBuilder,
  };
  return STAGE_TABS.filter((tab) => isThere[tab]);
}

/**
 * The tab to show: the one that the player has chosen last, where the match has it; else the pitch of a match that
 * has begun, and the meetings of one that has not.
 */
export function shownTab(
  tabs: readonly StageTab[],
  chosen: StageTab | null,
  hasBegun: boolean,
): StageTab | undefined {
  if (chosen !== null && tabs.includes(chosen)) return chosen;
  return !hasBegun && tabs.includes('meetings') ? 'meetings' : tabs[0];
}
