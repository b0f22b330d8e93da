import { type LottoRules, ticketText } from '@grandstand/bus-contracts/domain/lotto';

/** One combination of random numbers, as a line of a purchase; `randomBelow` gives a whole number from 0, below a bound. */
export function randomLine(
  { pick, of }: LottoRules,
  randomBelow: (below: number) => number,
): string {
  const numbers = new Set<number>();
  while (numbers.size < pick) numbers.add(1 + randomBelow(of));
  return ticketText([...numbers]);
}
