export {
  cellsOf,
  columnOrder,
  columnsOf,
  inViewOrder,
  lineOf,
  marketTypesOf,
  outcomesOf,
  withSwapped,
} from './rows/columns/columns';
export type { Column, ViewType } from './rows/columns/columns';
export { ColumnChoice } from './rows/columns/column-choice';
export { columnClass, removeHiddenColumns } from './rows/columns/column-class';
export { createLiveBoard, type GameNow, type LiveBoard } from './live/live-board';
export { createPickActions, type PickActions } from './context/pick-actions';
export { createServerTime } from './live/server-time';
export {
  firstGames,
  gameBlocks,
  type GameBlock,
  type ListOrder,
  type RestOfList,
} from './rows/game-blocks';
export { GameRows } from './rows/game-rows';
export { heldRows } from './rows/held-rows';
export { LIT_MS, useLastGoal } from './goal/use-last-goal';
export {
  LineContext,
  useAtTime,
  useGameNow,
  useIsChosen,
  useLineServices,
  type LineServices,
} from './context/line-context';
export { linePaths } from './context/line-paths';
export type { LineBus } from './manifest';
export { mountLineView, type LineViewServices } from './mount/mount-line-view';
export { lineTexts } from './line-texts';
export { ChampLand } from './match/champ-land';
export { champName } from './match/champ-name';
export { ClubMatchList } from './match/club-match-list';
export { courseState, eventText } from './match/event-text';
export { FormMarks } from './match/form-marks';
export { LeagueTable } from './match/league-table';
export { matchTexts } from './match/match-texts';
export { Pitch } from './match/pitch';
export { Crumbs } from './crumbs/crumbs';
export { LinesCard } from './markets/lines-card';
export { MarketCard } from './markets/market-card';
export { OddsCell } from './odds/odds-cell';
export { GRID_ROW, useOddsGrid } from './odds/odds-grid';
export { playText, pointsNow } from './rows/period-text';
export { Scoreboard } from './score/scoreboard';
export { SmallScore } from './score/small-score';
export { StaleNotice } from './stale/stale-notice';
export { Star } from './star/star';
export { clockText, longStartText } from './words/start-text';
export { zonedTime } from './words/zoned-time';
export { useHeldCells } from './rows/use-held-cells';
export { useIsPaused } from './score/use-is-paused';
export { SERVER_ROWS, useRowsInTurn } from './rows/use-rows-in-turn';
export { isWide, useShownColumns } from './rows/columns/use-shown-columns';
