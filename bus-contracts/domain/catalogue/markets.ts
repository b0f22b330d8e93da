import { LIST_COLUMNS } from './list-columns';
import * as MARKET from './market-ids';
import * as OUTCOME from './outcome-ids';
import { countOfPart, isSumOfMatch, type CountedStatistic } from './parts';
import { partOf, wholeType } from './type-in-part';

/** Groups of markets, in the order of a match page; the group of a part of the match is `parts`. */
export const MARKET_GROUPS = [
  'main',
  'totals',
  'handicaps',
  'parts',
  'players',
  'corners',
  'cards',
  'shots',
  'scores',
  'other',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

export type MarketName = keyof typeof MARKET;

/** What is known of a market. */
export interface MarketDetails {
  readonly id: number;
  /**
   * Its outcomes, in the order of a row. Left out: they are numbered from 1, the market's id and a number each
   * (the sides of a championship, the marbles of a race).
   */
  readonly outcomes?: readonly number[];
  /** True where the outcomes of each parameter are a row of their own: a line, a head start, a goal. */
  readonly hasLines?: boolean;
  /** True where it has an outcome for each score: they are shown by who wins. */
  readonly isOfScores?: true;
  /** True where its outcomes are players, each with a number and a name: those of a type are below each other. */
  readonly isOfPlayers?: true;
  readonly group: MarketGroup;
}

/** A market with the outcomes of its column in lists. */
function inList(id: number): Omit<MarketDetails, 'group'> {
  const column = LIST_COLUMNS.find(({ marketTypeId }) => marketTypeId === id);
  return column ? { id, outcomes: column.outcomeTypes, hasLines: column.hasLine } : { id };
}

/** Every market of the site. In the scripts of match pages, not of lists. */
export const MARKETS: Readonly<Record<MarketName, MarketDetails>> = {
  result: { ...inList(MARKET.result), group: 'main' },
  winner: { ...inList(MARKET.winner), group: 'main' },
  doubleChance: { ...inList(MARKET.doubleChance), group: 'main' },
  bothScore: { ...inList(MARKET.bothScore), group: 'main' },
  drawNoBet: {
    id: MARKET.drawNoBet,
    outcomes: [OUTCOME.noBetHome, OUTCOME.noBetAway],
    group: 'main',
  },
  nextGoal: {
    id: MARKET.nextGoal,
    outcomes: [OUTCOME.goalHome, OUTCOME.goalNone, OUTCOME.goalAway],
    hasLines: true,
    group: 'main',
  },
  total: { ...inList(MARKET.total), group: 'totals' },
  homeTotal: {
    id: MARKET.homeTotal,
    outcomes: [OUTCOME.homeOver, OUTCOME.homeUnder],
    hasLines: true,
    group: 'totals',
  },
  awayTotal: {
    id: MARKET.awayTotal,
    outcomes: [OUTCOME.awayOver, OUTCOME.awayUnder],
    hasLines: true,
    group: 'totals',
  },
  handicap: { ...inList(MARKET.handicap), group: 'handicaps' },
  threeWayHandicap: {
    id: MARKET.threeWayHandicap,
    outcomes: [OUTCOME.startHome, OUTCOME.startDraw, OUTCOME.startAway],
    hasLines: true,
    group: 'handicaps',
  },
  correctScore: {
    id: MARKET.correctScore,
    outcomes: [OUTCOME.score],
    isOfScores: true,
    group: 'scores',
  },
  oddEven: { id: MARKET.oddEven, outcomes: [OUTCOME.even, OUTCOME.odd], group: 'other' },
  goalTime: {
    id: MARKET.goalTime,
    outcomes: [
      OUTCOME.goalBy15,
      OUTCOME.goalBy30,
      OUTCOME.goalBy45,
      OUTCOME.goalBy60,
      OUTCOME.goalBy75,
      OUTCOME.goalBy90,
      OUTCOME.goalNever,
    ],
    group: 'other',
  },
  anyScorer: {
    id: MARKET.anyScorer,
    outcomes: [OUTCOME.anyScorerHome, OUTCOME.anyScorerAway],
    isOfPlayers: true,
    group: 'players',
  },
  firstScorer: {
    id: MARKET.firstScorer,
    outcomes: [OUTCOME.firstScorerHome, OUTCOME.firstScorerNone, OUTCOME.firstScorerAway],
    isOfPlayers: true,
    group: 'players',
  },
  lastScorer: {
    id: MARKET.lastScorer,
    outcomes: [OUTCOME.lastScorerHome, OUTCOME.lastScorerNone, OUTCOME.lastScorerAway],
    isOfPlayers: true,
    group: 'players',
  },
  playerCard: {
    id: MARKET.playerCard,
    outcomes: [OUTCOME.cardHome, OUTCOME.cardAway],
    isOfPlayers: true,
    group: 'players',
  },
  homePlayers: {
    id: MARKET.homePlayers,
    outcomes: [OUTCOME.homePlayerOver, OUTCOME.homePlayerUnder],
    isOfPlayers: true,
    group: 'players',
  },
  awayPlayers: {
    id: MARKET.awayPlayers,
    outcomes: [OUTCOME.awayPlayerOver, OUTCOME.awayPlayerUnder],
    isOfPlayers: true,
    group: 'players',
  },
  tieBreak: {
    id: MARKET.tieBreak,
    outcomes: [OUTCOME.withTieBreak, OUTCOME.withoutTieBreak],
    group: 'other',
  },
  extraPoints: {
    id: MARKET.extraPoints,
    outcomes: [OUTCOME.withExtraPoints, OUTCOME.withoutExtraPoints],
    group: 'other',
  },
  overtime: {
    id: MARKET.overtime,
    outcomes: [OUTCOME.withOvertime, OUTCOME.withoutOvertime],
    group: 'other',
  },
  winningMargin: {
    id: MARKET.winningMargin,
    outcomes: [OUTCOME.marginHome, OUTCOME.marginAway],
    hasLines: true,
    group: 'handicaps',
  },
  champion: { id: MARKET.champion, group: 'main' },
  raceWinner: { id: MARKET.raceWinner, group: 'main' },
  firstThree: { id: MARKET.firstThree, group: 'main' },
  headToHead: { id: MARKET.headToHead, group: 'main' },
};

const BY_ID: ReadonlyMap<number, MarketDetails> = new Map(
  Object.values(MARKETS).map((market) => [market.id, market]),
);

/** A market by its id, of the match or of a part of it; undefined where the site does not know it. */
export function marketOf(marketTypeId: number): MarketDetails | undefined {
  return BY_ID.get(wholeType(marketTypeId));
}

const GROUP_OF_COUNT: Readonly<Record<CountedStatistic, MarketGroup>> = {
  corners: 'corners',
  'yellow-cards': 'cards',
  'shots-on-target': 'shots',
};

/** The group of a match page that has a market; one that the site does not know is among the main ones. */
export function marketGroup(marketTypeId: number): MarketGroup {
  const part = partOf(marketTypeId);
  const count = countOfPart(part);
  if (count) return GROUP_OF_COUNT[count.statistic];
  if (part > 0 && !isSumOfMatch(part)) return 'parts';
  return marketOf(marketTypeId)?.group ?? 'main';
}
