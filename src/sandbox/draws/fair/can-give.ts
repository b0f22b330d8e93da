import type { Draw } from '@grandstand/bus-contracts/domain/fair';

/** Whether draws can give these results: QA sets no others. */
export function canGive(draws: readonly Draw[], results: readonly (readonly number[])[]): boolean {
  return (
    results.length === draws.length &&
    draws.every((draw, place) => fits(draw, results[place] ?? []))
  );
}

function fits(draw: Draw, numbers: readonly number[]): boolean {
  const count = draw.kind === 'pick' ? draw.count : 1;
  const isBelow = (end: number): boolean => numbers.every((number) => number >= 0 && number < end);
  if (numbers.length !== count || new Set(numbers).size !== count) return false;
  if (draw.kind === 'pick') return isBelow(draw.from);
  return isBelow(draw.kind === 'below' ? draw.count : draw.weights.length);
}
