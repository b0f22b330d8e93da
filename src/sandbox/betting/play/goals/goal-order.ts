import type { Pair } from '../fixture';
import type { PeriodScores, Timeline } from '../timeline';

/** The side of each goal in order; null if several goals came at once, since their order is unknown. */
export type GoalOrder = readonly ('home' | 'away' | null)[];

/** Follows the goals of a match up to a moment, and to the score that it then got. */
export function goalOrder({ frames }: Timeline, until: number, final: PeriodScores): GoalOrder {
  const scores = [...frames.filter(({ at }) => at <= until).map(({ score }) => score), final];
  let order: GoalOrder = [];
  let before = { home: 0, away: 0 };
  for (const score of scores) {
    for (const side of ['home', 'away'] as const) {
      for (let gone = score[side]; gone < before[side]; gone++) order = withoutLast(order, side);
    }
    const home = Math.max(0, score.home - before.home);
    const away = Math.max(0, score.away - before.away);
    const known = home === 0 ? ('away' as const) : ('home' as const);
    const side = home > 0 && away > 0 ? null : known;
    order = [...order, ...Array.from({ length: home + away }, () => side)];
    before = score;
  }
  return order;
}

/** A goal was taken back: the last one of its side, or one of which the side is unknown. */
function withoutLast(order: GoalOrder, side: 'home' | 'away'): GoalOrder {
  const place = order.lastIndexOf(order.includes(side) ? side : null);
  return order.filter((_, other) => other !== place);
}

/** The score with the goal of a number; null if it was not scored, or not in a known order. */
export function scoreWithGoal(order: GoalOrder, number: number): Pair | null {
  const sides = order.slice(0, number);
  if (sides.length < number || sides.includes(null)) return null;
  const home = sides.filter((side) => side === 'home').length;
  return { home, away: number - home };
}
