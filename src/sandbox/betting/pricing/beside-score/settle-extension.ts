import { OUTCOME, PART } from '@grandstand/bus-contracts/domain';
import type { LegResult } from '../../play/ends';
import type { Pair } from '../../play/fixture';
import { scoreOfPart } from '../../play/parts';
import type { PeriodScores } from '../../play/timeline';

/** How many periods a match without overtime has, in the sport whose matches have overtime. */
const QUARTERS = 4;
/** The last set of volleyball, which is shorter. */
const LAST_SET = PART.set + 4;

/** The points of both sides from which a set or a map goes on after its usual end. */
const LEVEL = {
  tieBreak: () => 6,
  extraPoints: (part: number) => (part === LAST_SET ? 14 : 24),
  overtime: () => 12,
};

const BETS: ReadonlyMap<number, { readonly kind: keyof typeof LEVEL; readonly yes: boolean }> =
  new Map([
    [OUTCOME.withTieBreak, { kind: 'tieBreak', yes: true }],
    [OUTCOME.withoutTieBreak, { kind: 'tieBreak', yes: false }],
    [OUTCOME.withExtraPoints, { kind: 'extraPoints', yes: true }],
    [OUTCOME.withoutExtraPoints, { kind: 'extraPoints', yes: false }],
    [OUTCOME.withOvertime, { kind: 'overtime', yes: true }],
    [OUTCOME.withoutOvertime, { kind: 'overtime', yes: false }],
  ]);

const isAtLevel = ({ home, away }: Pair, level: number): boolean => Math.min(home, away) >= level;

/** Whether a match or a part of it has gone on after its usual end; null where the part was not played. */
function isExtended(kind: keyof typeof LEVEL, part: number, score: PeriodScores): boolean | null {
  const level = LEVEL[kind](part);
  if (part === PART.match) {
    if (kind === 'overtime') return score.periods.length > QUARTERS;
    return score.periods.some((set) => isAtLevel(set, level));
  }
  const ofPart = scoreOfPart(score, part);
  return ofPart && isAtLevel(ofPart, level);
}

/** Settles whether there was a tie-break, extra points or overtime; undefined for any other outcome. */
export function settleExtension(
  type: number,
  part: number,
  score: PeriodScores,
): LegResult | undefined {
  const bet = BETS.get(type);
  if (!bet) return undefined;
  const isIt = isExtended(bet.kind, part, score);
  if (isIt === null) return 'void';
  return isIt === bet.yes ? 'won' : 'lost';
}

/** Whether a match has had what an outcome is about: nothing later changes its result. */
export function isDecidedByExtension(typeId: number, score: PeriodScores): boolean {
  const bet = BETS.get(typeId);
  return bet !== undefined && isExtended(bet.kind, PART.match, score) === true;
}
