import { dateFormat } from '@grandstand/bus-contracts/domain';
import type { Statements } from '@grandstand/bus-contracts/player';
import type { AreaWords } from '@grandstand/bus-contracts/react';

export type Statement = Statements['statements'][number];

/** A month as the operator names it, "2026-11", in the player's language: "November 2026". */
export function monthName(month: string, tag: string): string {
  return dateFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' })(timeOf(month));
}

/** Its short name without the year: "Nov". */
export function shortMonthName(month: string, tag: string): string {
  return dateFormat(tag, { timeZone: 'UTC', month: 'short' })(timeOf(month));
}

function timeOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** A time spent on the site, in whole minutes: "3 h 20 min". */
export function spentText(ms: number, t: AreaWords['t']): string {
  const all = Math.floor(ms / 60_000);
  return t('statements.time.spent', { hours: Math.floor(all / 60), minutes: all % 60 });
}

/** The time of all months. */
export function spentEver({ time }: Pick<Statements, 'time'>): number {
  return time.reduce((total, { usedMs }) => total + usedMs, 0);
}

/** Whether the player's account was opened in the present month. */
export function isFirstMonth({ openedAt, month }: Statements): boolean {
  return new Date(openedAt).toISOString().startsWith(month);
}
