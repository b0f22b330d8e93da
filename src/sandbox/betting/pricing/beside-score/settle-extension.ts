import { extensionBet, isExtended, PART } from '@grandstand/bus-contracts/domain';
import type { LegResult } from '../../play/ends';
import { scoreOfPart } from '../../play/parts';
import type { PeriodScores } from '../../play/timeline';

/** Settles whether there was a tie-break, extra points or overtime; undefined for any other outcome. */
export function settleExtension(
  type: number,
  part: number,
  score: PeriodScores,
): LegResult | undefined {
  const bet = extensionBet(type);
  if (!bet) return undefined;
  const ofPart = scoreOfPart(score, part);
  if (!ofPart) return 'void';
  const isIt = isExtended(bet.extension, part, { periods: score.periods, ofPart });
  return isIt === bet.isYes ? 'won' : 'lost';
}

/** Whether a match has had what an outcome is about: nothing later changes its result. */
export function isDecidedByExtension(typeId: number, score: PeriodScores): boolean {
  const bet = extensionBet(typeId);
  const { periods } = score;
  return bet !== undefined && isExtended(bet.extension, PART.match, { periods, ofPart: score });
}
