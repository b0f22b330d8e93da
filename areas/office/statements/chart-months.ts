import type { StatementSums } from '@grandstand/bus-contracts/player';
import type { Statement } from './statement-words';

/** The most months of a chart: more bars would be too narrow for a phone. */
export const MAX_MONTHS = 24;

const NOTHING: StatementSums = { paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 0 };

/**
 * The months of a chart, the oldest first: those without a transaction too, up to the present one.
 * None where a chart would show nothing: in the first month, and before any money was paid in, taken out, staked or won.
 */
export function chartMonths(
  { months, isBonusMoney }: Pick<Statement, 'months' | 'isBonusMoney'>,
  present: string,
): Statement['months'] {
  const oldest = months.at(-1)?.month;
  // Nobody pays bonus money in or takes it out.
  if (isBonusMoney || oldest === undefined || oldest >= present) return [];
  const known = new Map(months.map((month) => [month.month, month]));
  const all: string[] = [];
  for (let month = oldest; month <= present; month = nextMonth(month)) all.push(month);
  const shown = all.slice(-MAX_MONTHS).map((month) => known.get(month) ?? { month, ...NOTHING });
  const isMoved = shown.some(({ paidIn, paidOut, staked, won }) =>
    [paidIn, paidOut, staked, won].some((sum) => sum !== 0),
  );
  return isMoved ? shown : [];
}

/** "2026-12" -> "2027-01" */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
