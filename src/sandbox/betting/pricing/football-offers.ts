import { MARKET, OUTCOME, PART } from '@grandstand/bus-contracts/domain';
import { GOAL_SPANS } from '../play/course/course-chances';
import type { Pair } from '../play/fixture';
import type { LinedUpPlayer, LineUps } from '../play/squads/line-ups';
import type { Position } from '../play/squads/squads';
import type { MatchChances, PlayerChances } from '../play/timeline';
import {
  handicaps,
  inPart,
  inParts,
  lines,
  MARGIN,
  matchResult,
  oddEven,
  offer,
  teamTotals,
  totals,
  upTo,
  type Offer,
} from './offers';

/** Corners, yellow cards and shots on target, of the match and of each half. */
export const countOffers: readonly Offer[] = [
  ...inPart(PART.corners, [
    ...matchResult,
    ...totals([6.5, 7.5, 8.5, 9, 9.5, 10, 10.5, 11.5, 12.5, 13.5]),
    ...handicaps([-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5]),
    ...teamTotals([2.5, 3.5, 4.5, 5.5, 6.5]),
    ...oddEven,
  ]),
  ...inParts(PART.corners + 1, 2, [
    ...matchResult,
    ...totals([3.5, 4.5, 5.5, 6.5]),
    ...handicaps([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]),
    ...teamTotals([1.5, 2.5, 3.5]),
  ]),
  ...inPart(PART.yellowCards, [
    ...matchResult,
    ...totals(lines(4, 0.5, 5)),
    ...handicaps([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]),
    ...teamTotals([0.5, 1.5, 2.5, 3.5]),
    ...oddEven,
  ]),
  ...inParts(PART.yellowCards + 1, 2, [...matchResult, ...totals([0.5, 1.5, 2.5, 3.5])]),
  ...inPart(PART.shots, [
    ...matchResult,
    ...totals([6.5, 7.5, 8.5, 9, 9.5, 10, 10.5, 11.5, 12.5]),
    ...handicaps([-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5]),
    ...teamTotals([2.5, 3.5, 4.5, 5.5, 6.5]),
  ]),
  ...inParts(PART.shots + 1, 2, [
    ...matchResult,
    ...totals([2.5, 3.5, 4.5, 5.5]),
    ...teamTotals([1.5, 2.5, 3.5]),
  ]),
];

/** When the first goal is scored, the second and so on; only the next one is open. */
export function goalTimes(most: number): Offer[] {
  const types = [
    ...upTo(GOAL_SPANS.length - 1).map((span) => OUTCOME.goalBy15 + span),
    OUTCOME.goalNever,
  ];
  return upTo(most - 1).flatMap((before) =>
    types.map((typeId, place) =>
      offer<MatchChances, number | null>(
        MARKET.goalTime,
        typeId,
        (chances) => chances.goalTime?.(before + 1)?.[place] ?? null,
        { param: String(before + 1), margin: MARGIN.player },
      ),
    ),
  );
}

/** The outcome of a player, as its parameter names it: "9 J. Marlow". */
const playerParam = ({ number, name }: LinedUpPlayer): string => `${number} ${name}`;

/** The number of the player that a parameter names. */
export const playerOfParam = (param: string | null): number => Number.parseInt(param ?? '', 10);

type Ask = (chances: PlayerChances, side: keyof Pair, number: number) => number | null;

/** Those who score most come first. */
const ORDER: Readonly<Record<Position, number>> = {
  forward: 0,
  midfielder: 1,
  defender: 2,
  goalkeeper: 3,
};

/** The markets on the players of a match: the outcomes of those on the bench are closed until they come on. */
export function playerOffers(lineUps: LineUps): Offer[] {
  const ofPlayers = (marketTypeId: number, types: Pair, ask: Ask): Offer[] =>
    (['home', 'away'] as const).flatMap((side) =>
      lineUps[side].players
        .toSorted((a, b) => ORDER[a.position] - ORDER[b.position])
        .map((player) =>
          offer<MatchChances, number | null>(
            marketTypeId,
            types[side],
            ({ players }) => {
              const chances = players?.();
              return chances ? ask(chances, side, player.number) : null;
            },
            { param: playerParam(player), margin: MARGIN.player },
          ),
        ),
    );
  const nobody = (marketTypeId: number, typeId: number): Offer =>
    offer<MatchChances, number | null>(
      marketTypeId,
      typeId,
      ({ players }) => players?.()?.nobodyScores() ?? null,
      { margin: MARGIN.player },
    );
  return [
    ...ofPlayers(
      MARKET.anyScorer,
      { home: OUTCOME.anyScorerHome, away: OUTCOME.anyScorerAway },
      (chances, side, number) => chances.scores(side, number),
    ),
    ...ofPlayers(
      MARKET.firstScorer,
      { home: OUTCOME.firstScorerHome, away: OUTCOME.firstScorerAway },
      (chances, side, number) => chances.scoresFirst(side, number),
    ),
    nobody(MARKET.firstScorer, OUTCOME.firstScorerNone),
    ...ofPlayers(
      MARKET.lastScorer,
      { home: OUTCOME.lastScorerHome, away: OUTCOME.lastScorerAway },
      (chances, side, number) => chances.scoresLast(side, number),
    ),
    nobody(MARKET.lastScorer, OUTCOME.lastScorerNone),
    ...ofPlayers(
      MARKET.playerCard,
      { home: OUTCOME.cardHome, away: OUTCOME.cardAway },
      (chances, side, number) => chances.isBooked(side, number),
    ),
  ];
}
