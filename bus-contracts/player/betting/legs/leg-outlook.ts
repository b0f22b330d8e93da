import type { LegStatus } from '../../../contracts/betting/bets';
import type { Score } from '../../../contracts/betting/line';
import { extensionBet, isExtended, type Extension } from '../../../domain/catalogue/extensions';
import * as OUTCOME from '../../../domain/catalogue/outcome-ids';
import { partOf, wholeType } from '../../../domain/catalogue/type-in-part';
import type { ScoreUnit } from '../../../domain/catalogue/sports';
import { partNow, type Pair } from './leg-part';

type Side = keyof Pair;

interface WithinSpan<Kind> {
  readonly kind: Kind;
  readonly side: Side;
  readonly least: number;
  readonly most: number;
}

/** What is still to happen in the match, or in its part, for an outcome to win. */
export type LegNeed =
  /** It has won in any case, can't win any more, or can at best be returned, half won or half lost. */
  | { readonly kind: 'nothing' | 'lost' | 'returned' | 'halfWon' | 'halfLost' }
  /** At least so many more of a side, or of both together. */
  | { readonly kind: 'more'; readonly side: Side | null; readonly count: number }
  | { readonly kind: 'atMost'; readonly side: Side | null; readonly count: number }
  /** The side gets so many more than the other from now on. */
  | { readonly kind: 'gain'; readonly side: Side; readonly count: number }
  /** The side stays at least so far ahead; below 0 it may be so far behind. */
  | { readonly kind: 'keepLead'; readonly side: Side; readonly lead: number }
  /** The side gets exactly so many more than the other, which makes the score level or not. */
  | {
      readonly kind: 'gainExactly';
      readonly side: Side;
      readonly count: number;
      readonly isToLevel: boolean;
    }
  /** The side stays exactly so far ahead; 0: the score stays level. */
  | { readonly kind: 'keepExactly'; readonly side: Side; readonly lead: number }
  /** The side stays so far ahead, and not farther. */
  | WithinSpan<'keepWithin'>
  /** The side gets so many more than the other from now on, and not more than that. */
  | WithinSpan<'gainWithin'>
  /** It still goes on after its usual end, or never does. */
  | { readonly kind: 'extension'; readonly extension: Extension; readonly isToCome: boolean }
  | { readonly kind: 'noDraw' }
  | { readonly kind: 'parity'; readonly isEven: boolean }
  | { readonly kind: 'bothSides' }
  | { readonly kind: 'oneSideNone' }
  /** Exactly so many more of each side. */
  | { readonly kind: 'exactly'; readonly home: number; readonly away: number }
  | { readonly kind: 'next'; readonly side: Side };

/** The present result of an outcome while its match is played. */
export interface LegOutlook {
  readonly need: LegNeed;
  readonly unit: ScoreUnit;
  /** It wins if nothing more happens. */
  readonly isWinning: boolean;
  /** The score of its part of the match; null: it is about the whole match. */
  readonly part: Pair | null;
}

type Result = Exclude<LegStatus, 'accepted'>;

/** How the outcome is settled at the present score, and what is still needed for it to win. */
interface Standing {
  readonly now: Result;
  readonly need: LegNeed;
}

type Rule = (score: Pair, param: string) => Standing | null;

/** A line at a quarter is two half bets, on the lines a quarter below and above it. */
const QUARTER = 0.25;
const spread = (line: number): number => (Number.isInteger(line * 2) ? 0 : QUARTER);

/** What a leg still needs to win; null where its rule or its part is unknown. */
export function legOutlook(
  { typeId, param, sportId }: { typeId: number; param: string | null; sportId: number },
  { score, isFinished }: { score: Score; isFinished: boolean },
): LegOutlook | null {
  const number = partOf(typeId);
  const part = partNow(number, score, { sportId, isFinished });
  if (!part) return null;
  const standing =
    standingOfExtension(typeId, score, part.score) ??
    RULES.get(wholeType(typeId))?.(part.score, param ?? '');
  if (!standing) return null;
  const now = part.isMissing ? 'void' : standing.now;
  return {
    need: part.isOver ? DECIDED[now] : standing.need,
    unit: part.unit,
    isWinning: now === 'won',
    part: number === 0 ? null : part.score,
  };
}

const NOTHING: LegNeed = { kind: 'nothing' };
const LOST: LegNeed = { kind: 'lost' };
const DECIDED: Readonly<Record<Result, LegNeed>> = {
  won: NOTHING,
  'half-won': { kind: 'halfWon' },
  void: { kind: 'returned' },
  'half-lost': { kind: 'halfLost' },
  lost: LOST,
};

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

function count(score: Pair, side: Side | null): number {
  return side === null ? score.home + score.away : score[side];
}

/** On a quarter line, a quarter ahead wins one half and meets the line of the other. */
function compared(more: number, less: number): Result {
  const ahead = more - less;
  if (Math.abs(ahead) === QUARTER) return ahead > 0 ? 'half-won' : 'half-lost';
  return ahead === 0 ? 'void' : ahead > 0 ? 'won' : 'lost';
}
const wonIf = (isWon: boolean): Result => (isWon ? 'won' : 'lost');

function over(side: Side | null): Rule {
  return (score, param) => {
    const line = Number(param);
    const total = count(score, side);
    const missing = Math.floor(line + spread(line) - total) + 1;
    const need: LegNeed = missing > 0 ? { kind: 'more', side, count: missing } : NOTHING;
    return { now: compared(total, line), need };
  };
}

function under(side: Side | null): Rule {
  return (score, param) => {
    const line = Number(param);
    const total = count(score, side);
    const now = compared(line, total);
    const spare = Math.ceil(line - spread(line) - total) - 1;
    return { now, need: now === 'won' ? { kind: 'atMost', side, count: spare } : DECIDED[now] };
  };
}

/** The side wins with a lead above that of its line; `level` is how it is settled with exactly that lead. */
function ahead(side: Side, level: Result, lineOf: (param: string) => number): Rule {
  return (score, param) => {
    const lead = score[side] - score[other(side)];
    const line = lineOf(param);
    const result = compared(lead + line, 0);
    const now = result === 'void' ? level : result;
    const met = spread(line) - line;
    // The least lead that wins in full.
    const least = level === 'won' ? Math.ceil(met) : Math.floor(met) + 1;
    const need: LegNeed =
      now === 'won'
        ? { kind: 'keepLead', side, lead: least }
        : { kind: 'gain', side, count: least - lead };
    return { now, need };
  };
}

const NO_LINE = (): number => 0;

/** The head start of a side: "0:1" puts home one behind. */
const startOf =
  (side: Side) =>
  (param: string): number => {
    const [home = 0, away = 0] = param.split(':').map(Number);
    return side === 'home' ? home - away : away - home;
  };

/** The lead of home is exactly what makes the score with the head start level. */
function level(lineOf: (param: string) => number): Rule {
  return ({ home, away }, param) => {
    const wanted = 0 - lineOf(param);
    const missing = wanted - (home - away);
    const side = missing === 0 ? (wanted < 0 ? 'away' : 'home') : missing > 0 ? 'home' : 'away';
    const need: LegNeed =
      missing === 0
        ? { kind: 'keepExactly', side, lead: Math.abs(wanted) }
        : { kind: 'gainExactly', side, count: Math.abs(missing), isToLevel: wanted === 0 };
    return { now: wonIf(missing === 0), need };
  };
}

/** The side wins by one number of a span: "3", "6-10", "26+". */
function margin(side: Side): Rule {
  return (score, param) => {
    const [least = 0, most = least] = param.split('-').map((number) => Number.parseInt(number, 10));
    if (param.endsWith('+')) return ahead(side, 'won', () => -least)(score, param);
    if (least === most) return level(() => (side === 'home' ? -least : least))(score, param);
    const lead = score[side] - score[other(side)];
    if (lead < least) return lostUntil(side, least - lead, most - lead);
    if (lead > most) return lostUntil(other(side), lead - most, lead - least);
    return { now: 'won', need: { kind: 'keepWithin', side, least, most } };
  };
}

const lostUntil = (side: Side, least: number, most: number): Standing => ({
  now: 'lost',
  need: { kind: 'gainWithin', side, least, most },
});

/** Of an outcome on a tie-break, extra points or overtime; undefined for any other. */
function standingOfExtension(typeId: number, score: Score, ofPart: Pair): Standing | undefined {
  const bet = extensionBet(wholeType(typeId));
  if (!bet) return undefined;
  const { extension, isYes } = bet;
  const { periods } = score;
  const has = isExtended(extension, partOf(typeId), { periods, ofPart });
  const now = wonIf(has === isYes);
  return { now, need: has ? DECIDED[now] : { kind: 'extension', extension, isToCome: isYes } };
}

function parity(remainder: 0 | 1): Rule {
  return (score) => {
    const isNow = count(score, null) % 2 === remainder;
    return { now: wonIf(isNow), need: { kind: 'parity', isEven: isNow } };
  };
}

/** The sides that have none yet. */
const withNone = (score: Pair): Side[] =>
  (['home', 'away'] as const).filter((side) => score[side] === 0);

function bothSides(score: Pair): Standing {
  const [first, second] = withNone(score);
  if (!first) return { now: 'won', need: NOTHING };
  const need: LegNeed = second ? { kind: 'bothSides' } : { kind: 'more', side: first, count: 1 };
  return { now: 'lost', need };
}

function oneSideNone(score: Pair): Standing {
  const [first, second] = withNone(score);
  if (!first) return { now: 'lost', need: LOST };
  const need: LegNeed = second
    ? { kind: 'oneSideNone' }
    : { kind: 'atMost', side: first, count: 0 };
  return { now: 'won', need };
}

function exactScore(score: Pair, param: string): Standing {
  const [home = 0, away = 0] = param.split(':').map(Number);
  const rest = { home: home - score.home, away: away - score.away };
  if (rest.home < 0 || rest.away < 0) return { now: 'lost', need: LOST };
  return {
    now: wonIf(rest.home === 0 && rest.away === 0),
    need: { kind: 'exactly', ...rest },
  };
}

/** The goal of a number; the scorer of a past goal is known only where one side has scored all goals. */
function goalOf(side: Side): Rule {
  return (score, param) => {
    const before = Number(param) - 1;
    const total = count(score, null);
    if (total === before) return { now: 'lost', need: { kind: 'next', side } };
    if (total < before) return null;
    if (score[other(side)] === 0) return { now: 'won', need: NOTHING };
    return score[side] === 0 ? { now: 'lost', need: LOST } : null;
  };
}

function noGoal(score: Pair, param: string): Standing | null {
  const before = Number(param) - 1;
  const total = count(score, null);
  if (total < before) return null;
  return total === before
    ? { now: 'won', need: { kind: 'atMost', side: null, count: 0 } }
    : { now: 'lost', need: LOST };
}

/** By the outcome's type. */
const RULES: ReadonlyMap<number, Rule> = new Map<number, Rule>([
  [OUTCOME.home, ahead('home', 'lost', NO_LINE)],
  [OUTCOME.draw, level(NO_LINE)],
  [OUTCOME.away, ahead('away', 'lost', NO_LINE)],
  [OUTCOME.homeOrDraw, ahead('home', 'won', NO_LINE)],
  [
    OUTCOME.homeOrAway,
    ({ home, away }) => ({ now: wonIf(home !== away), need: { kind: 'noDraw' } }),
  ],
  [OUTCOME.drawOrAway, ahead('away', 'won', NO_LINE)],
  [OUTCOME.handicapHome, ahead('home', 'void', Number)],
  [OUTCOME.handicapAway, ahead('away', 'void', Number)],
  [OUTCOME.over, over(null)],
  [OUTCOME.under, under(null)],
  [OUTCOME.homeOver, over('home')],
  [OUTCOME.homeUnder, under('home')],
  [OUTCOME.awayOver, over('away')],
  [OUTCOME.awayUnder, under('away')],
  [OUTCOME.bothScore, bothSides],
  [OUTCOME.notBothScore, oneSideNone],
  [OUTCOME.even, parity(0)],
  [OUTCOME.odd, parity(1)],
  [OUTCOME.noBetHome, ahead('home', 'void', NO_LINE)],
  [OUTCOME.noBetAway, ahead('away', 'void', NO_LINE)],
  [OUTCOME.winnerHome, ahead('home', 'lost', NO_LINE)],
  [OUTCOME.winnerAway, ahead('away', 'lost', NO_LINE)],
  [OUTCOME.startHome, ahead('home', 'lost', startOf('home'))],
  [OUTCOME.startDraw, level(startOf('home'))],
  [OUTCOME.startAway, ahead('away', 'lost', startOf('away'))],
  [OUTCOME.marginHome, margin('home')],
  [OUTCOME.marginAway, margin('away')],
  [OUTCOME.goalHome, goalOf('home')],
  [OUTCOME.goalNone, noGoal],
  [OUTCOME.goalAway, goalOf('away')],
  [OUTCOME.score, exactScore],
]);
