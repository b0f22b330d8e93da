import type { Pair } from '../play/fixture';
import { opposite, winShare } from '../play/ends';
import type { Ends } from '../play/ends';
import type { Chances, MatchChances, RaceChances } from '../play/timeline';
import { MARKET, OUTCOME, typeInPart } from '@grandstand/bus-contracts/domain';
import { championType, raceType, rivalOf } from './market-types';

/** An outcome of a game, with its margin and probability. */
export interface Offer {
  readonly marketTypeId: number;
  readonly typeId: number;
  readonly param: string | null;
  readonly margin: number;
  /** Without the stakes that are returned; null where it is decided before the match is, or not certain to be played. */
  readonly probability: (chances: MatchChances) => number | null;
  /** Of an outcome that can be void, wholly or by half; left out: it is won or lost. */
  readonly ends?: (chances: MatchChances) => Ends | null;
}

/** An outcome of a match or of any part of it. */
export interface PartOffer extends Omit<Offer, 'probability' | 'ends'> {
  readonly probability: (chances: Chances) => number | null;
  readonly ends?: (chances: Chances) => Ends;
}

/** The outcomes that a game has; they never change, so that their ids stay valid. */
export interface Offers {
  /** Priced at all times: lists show some of them. */
  readonly main: readonly Offer[];
  /** Priced while a page of the game is open. */
  readonly more: readonly Offer[];
}

export const MARGIN = {
  main: 0.05,
  line: 0.045,
  score: 0.14,
  part: 0.06,
  player: 0.1,
  champion: 0.12,
};

interface Options {
  readonly param?: string;
  readonly margin?: number;
}

export function offer<C, P>(
  marketTypeId: number,
  typeId: number,
  probability: (chances: C) => P,
  { param, margin = MARGIN.main }: Options = {},
) {
  return { marketTypeId, typeId, param: param ?? null, margin, probability };
}

const ofChances = offer<Chances, number>;

/** Both sides of a line, each of which is returned where it is met. */
function sidesOfLine(
  market: number,
  [first, second]: readonly [typeId: number, typeId: number],
  endsOfFirst: (chances: Chances) => Ends,
  [param, other = param]: readonly (string | undefined)[] = [],
): PartOffer[] {
  const side = (typeId: number, ends: (chances: Chances) => Ends, line?: string): PartOffer => ({
    ...ofChances(market, typeId, (chances) => winShare(ends(chances)), {
      ...(line !== undefined && { param: line }),
      margin: MARGIN.line,
    }),
    ends,
  });
  return [
    side(first, endsOfFirst, param),
    side(second, (chances) => opposite(endsOfFirst(chances)), other),
  ];
}

export const matchResult: readonly PartOffer[] = [
  ofChances(MARKET.result, OUTCOME.home, (chances) => chances.result().home),
  ofChances(MARKET.result, OUTCOME.draw, (chances) => chances.result().draw),
  ofChances(MARKET.result, OUTCOME.away, (chances) => chances.result().away),
];

export const doubleChance: readonly PartOffer[] = [
  ofChances(MARKET.doubleChance, OUTCOME.homeOrDraw, (chances) => 1 - chances.result().away),
  ofChances(MARKET.doubleChance, OUTCOME.homeOrAway, (chances) => 1 - chances.result().draw),
  ofChances(MARKET.doubleChance, OUTCOME.drawOrAway, (chances) => 1 - chances.result().home),
];

export const drawNoBet: readonly PartOffer[] = sidesOfLine(
  MARKET.drawNoBet,
  [OUTCOME.noBetHome, OUTCOME.noBetAway],
  (chances) => chances.handicap(0),
);

export const bothScore: readonly PartOffer[] = [
  ofChances(MARKET.bothScore, OUTCOME.bothScore, (chances) => chances.bothScore()),
  ofChances(MARKET.bothScore, OUTCOME.notBothScore, (chances) => 1 - chances.bothScore()),
];

export const winner: readonly PartOffer[] = [
  ofChances(MARKET.winner, OUTCOME.winnerHome, (chances) => chances.result().home),
  ofChances(MARKET.winner, OUTCOME.winnerAway, (chances) => chances.result().away),
];

export const oddEven: readonly PartOffer[] = [
  ofChances(MARKET.oddEven, OUTCOME.even, (chances) => chances.isEven()),
  ofChances(MARKET.oddEven, OUTCOME.odd, (chances) => 1 - chances.isEven()),
];

export function totals(lines: readonly number[]): PartOffer[] {
  return lines.flatMap((line) =>
    sidesOfLine(MARKET.total, [OUTCOME.over, OUTCOME.under], (chances) => chances.over(line), [
      String(line),
    ]),
  );
}

const SIDE_TOTALS = {
  home: { market: MARKET.homeTotal, over: OUTCOME.homeOver, under: OUTCOME.homeUnder },
  away: { market: MARKET.awayTotal, over: OUTCOME.awayOver, under: OUTCOME.awayUnder },
};

export function sideTotals(side: keyof Pair, lines: readonly number[]): PartOffer[] {
  const { market, over, under } = SIDE_TOTALS[side];
  return lines.flatMap((line) =>
    sidesOfLine(market, [over, under], (chances) => chances.sideOver(side, line), [String(line)]),
  );
}

export const teamTotals = (lines: readonly number[]): PartOffer[] => [
  ...sideTotals('home', lines),
  ...sideTotals('away', lines),
];

export function handicaps(lines: readonly number[]): PartOffer[] {
  const text = (line: number): string => String(line === 0 ? 0 : line);
  return lines.flatMap((line) =>
    sidesOfLine(
      MARKET.handicap,
      [OUTCOME.handicapHome, OUTCOME.handicapAway],
      (chances) => chances.handicap(line),
      [text(line), text(-line)],
    ),
  );
}

/** Results with a head start: 0:1 puts home one behind. */
export function threeWayHandicaps(most: number): PartOffer[] {
  const goals = Array.from({ length: most }, (_, place) => place + 1);
  const starts = [
    ...goals.toReversed().map((start) => ({ start: -start, param: `0:${start}` })),
    ...goals.map((start) => ({ start, param: `${start}:0` })),
  ];
  return starts.flatMap(({ start, param }) =>
    (
      [
        [OUTCOME.startHome, 'home'],
        [OUTCOME.startDraw, 'draw'],
        [OUTCOME.startAway, 'away'],
      ] as const
    ).map(([typeId, side]) =>
      ofChances(MARKET.threeWayHandicap, typeId, (chances) => chances.withStart(start)[side], {
        param,
      }),
    ),
  );
}

export function correctScores(scores: readonly Pair[]): PartOffer[] {
  return scores.map(({ home, away }) =>
    ofChances(MARKET.correctScore, OUTCOME.score, (chances) => chances.exact(home, away), {
      param: `${home}:${away}`,
      margin: MARGIN.score,
    }),
  );
}

/** Wins by so many points or goals, the last of them or more: [[1, 5], [6, 10]] is "1-5" and "6+". */
export function winningMargins(
  spans: readonly (readonly [least: number, most: number])[],
): PartOffer[] {
  return spans.flatMap(([least, most], place) => {
    const isLast = place === spans.length - 1;
    const param = isLast ? `${least}+` : least === most ? String(least) : `${least}-${most}`;
    const options = { param, margin: MARGIN.score };
    const share = (side: 'home' | 'away') => (chances: Chances) => {
      const from = (lead: number): number => {
        const { won, lost } = chances.handicap(side === 'home' ? 0.5 - lead : lead - 0.5);
        return side === 'home' ? won : lost;
      };
      return from(least) - (isLast ? 0 : from(most + 1));
    };
    return [
      ofChances(MARKET.winningMargin, OUTCOME.marginHome, share('home'), options),
      ofChances(MARKET.winningMargin, OUTCOME.marginAway, share('away'), options),
    ];
  });
}

/** Whether a match or a part of it goes on after its usual end. */
function extension(market: number, [yes, no]: readonly [number, number]): readonly PartOffer[] {
  const share = ({ extended }: Chances): number | null => extended?.() ?? null;
  return [
    offer(market, yes, share),
    offer(market, no, (chances: Chances) => {
      const extended = share(chances);
      return extended === null ? null : 1 - extended;
    }),
  ];
}

export const tieBreak = extension(MARKET.tieBreak, [OUTCOME.withTieBreak, OUTCOME.withoutTieBreak]);

export const extraPoints = extension(MARKET.extraPoints, [
  OUTCOME.withExtraPoints,
  OUTCOME.withoutExtraPoints,
]);

export const overtime = extension(MARKET.overtime, [OUTCOME.withOvertime, OUTCOME.withoutOvertime]);

/** The scorers of the first goal, the second and so on; only the next one is open. */
export function goals(most: number): Offer[] {
  return upTo(most - 1).flatMap((before) => {
    const options = { param: String(before + 1) };
    return (
      [
        [OUTCOME.goalHome, 'home'],
        [OUTCOME.goalNone, 'none'],
        [OUTCOME.goalAway, 'away'],
      ] as const
    ).map(([typeId, side]) =>
      offer<MatchChances, number | null>(
        MARKET.nextGoal,
        typeId,
        (chances) => chances.goal(before + 1)?.[side] ?? null,
        options,
      ),
    );
  });
}

/** The winner of a championship, by the numbers of its sides. */
export function champions(count: number): Offer[] {
  return upTo(count - 1).map((place) =>
    offer<MatchChances, number>(
      MARKET.champion,
      championType(place + 1),
      (chances) => chances.exact(place + 1, 0),
      { margin: MARGIN.champion },
    ),
  );
}

/** The markets of a race with so many marbles. */
export function race(count: number): Offer[] {
  const market = (
    marketTypeId: number,
    margin: number,
    probability: (chances: RaceChances, number: number) => number,
  ): Offer[] =>
    upTo(count - 1).map((place) =>
      offer<MatchChances, number | null>(
        marketTypeId,
        raceType(marketTypeId, place + 1),
        ({ race: chances }) => (chances ? probability(chances, place + 1) : null),
        { margin },
      ),
    );
  return [
    ...market(MARKET.raceWinner, MARGIN.champion, (chances, number) => chances.first(number)),
    ...market(MARKET.firstThree, MARGIN.part, (chances, number) => chances.inFirstThree(number)),
    ...market(MARKET.headToHead, MARGIN.main, (chances, number) =>
      chances.ahead(number, rivalOf(number)),
    ),
  ];
}

/** The same outcomes of a part of the match. */
export function inPart(part: number, offers: readonly PartOffer[]): Offer[] {
  return offers.map(({ marketTypeId, typeId, param, margin, probability, ends }) => ({
    marketTypeId: typeInPart(marketTypeId, part),
    typeId: typeInPart(typeId, part),
    param,
    margin: Math.max(margin, MARGIN.part),
    probability(chances) {
      const ofPart = chances.part(part);
      return ofPart && probability(ofPart);
    },
    ...(ends && {
      ends(chances: MatchChances) {
        const ofPart = chances.part(part);
        return ofPart && ends(ofPart);
      },
    }),
  }));
}

/** The same outcomes of each of several parts that follow each other. */
export function inParts(first: number, count: number, offers: readonly PartOffer[]): Offer[] {
  return upTo(count - 1).flatMap((place) => inPart(first + place, offers));
}

export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** Lines on both sides of a middle one. */
export const lines = (middle: number, step: number, each: number): number[] =>
  upTo(2 * each).map((place) => middle + (place - each) * step);

export function scoresUpTo(most: number): Pair[] {
  return upTo(most).flatMap((home) => upTo(most).map((away) => ({ home, away })));
}

/** The scores of a match that ends with so many won sets, or maps. */
export function setScores(setsToWin: number): Pair[] {
  const lost = upTo(setsToWin - 1);
  return [
    ...lost.map((away) => ({ home: setsToWin, away })),
    ...lost.map((home) => ({ home, away: setsToWin })),
  ];
}

/** Equal strengths have the same offers: many games share them. */
export function byStrength(make: (strength: Pair) => Offers): (strength: Pair) => Offers {
  const made = new Map<string, Offers>();
  return (strength) => {
    const key = `${strength.home}:${strength.away}`;
    const offers = made.get(key) ?? make(strength);
    made.set(key, offers);
    return offers;
  };
}
