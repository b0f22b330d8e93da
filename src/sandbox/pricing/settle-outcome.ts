import type { Pair } from '../line/fixture';
import { OUTCOME } from './market-types';

export type LegResult = 'won' | 'lost' | 'void';

function compare(more: number, less: number): LegResult {
  if (more === less) return 'void';
  return more > less ? 'won' : 'lost';
}

const wonIf = (condition: boolean): LegResult => (condition ? 'won' : 'lost');

/** Settles an outcome by the final score. */
export function settleOutcome(typeId: number, param: string | null, final: Pair): LegResult {
  const { home, away } = final;
  const line = Number(param);
  switch (typeId) {
    case OUTCOME.home:
    case OUTCOME.winnerHome:
      return wonIf(home > away);
    case OUTCOME.draw:
      return wonIf(home === away);
    case OUTCOME.away:
    case OUTCOME.winnerAway:
      return wonIf(home < away);
    case OUTCOME.homeOrDraw:
      return wonIf(home >= away);
    case OUTCOME.homeOrAway:
      return wonIf(home !== away);
    case OUTCOME.drawOrAway:
      return wonIf(home <= away);
    case OUTCOME.handicapHome:
      return compare(home + line, away);
    case OUTCOME.handicapAway:
      return compare(away + line, home);
    case OUTCOME.over:
      return compare(home + away, line);
    case OUTCOME.under:
      return compare(line, home + away);
    case OUTCOME.bothScore:
      return wonIf(home > 0 && away > 0);
    case OUTCOME.notBothScore:
      return wonIf(home === 0 || away === 0);
    case OUTCOME.score:
      return wonIf(param === `${home}:${away}`);
    default:
      throw new RangeError(`Failed to settle an outcome: the type ${typeId} is unknown.`);
  }
}
