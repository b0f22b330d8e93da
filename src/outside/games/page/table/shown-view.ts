import type { OwnBet, TableAnswer } from '../../play-data';

/** The round that was drawn, until bets are open again, as the player sees it; null: there is none to show. */
export function shownView({ phase, isVoid, last, own }: TableAnswer): unknown {
  if (phase !== 'shown' || isVoid) return null;
  return own?.isOfThisRound && own.result ? own.result.view : (last[0]?.view ?? null);
}

/** The bet of which the page speaks: what came of the round before stands while bets are open, or the table is paused. */
export function shownBet({ phase, own }: TableAnswer): OwnBet | null {
  return own?.isOfThisRound || phase === 'betting' || phase === 'paused' ? own : null;
}
