import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type StatusFilter = 'all' | 'open' | 'settled';
export const STATUS_FILTERS: readonly StatusFilter[] = ['all', 'open', 'settled'];

/** Days back from now; "all" has no bound. */
export type Period = '1' | '7' | '30' | 'all';
export const PERIODS: readonly Period[] = ['1', '7', '30', 'all'];

export interface HistoryFilter {
  readonly status: StatusFilter;
  readonly period: Period;
  /** Digits of a bet's number; empty: all bets. */
  readonly number: string;
}

/** The most digits that a bet's number has. */
export const MAX_NUMBER_LENGTH = 15;

const NO_FILTER: HistoryFilter = { status: 'all', period: 'all', number: '' };

export type OfficeScreen =
  | { readonly kind: 'history'; readonly filter: HistoryFilter }
  | { readonly kind: 'bet'; readonly id: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'security' }
  | { readonly kind: 'terms' }
  | { readonly kind: 'responsible' }
  | { readonly kind: 'fairness' }
  | { readonly kind: 'statements' };

export const HISTORY_PATH = '/office/history';
export const FAIRNESS_PATH = '/office/fairness';
export const SECURITY_PATH = '/office/security';
export const STATEMENTS_PATH = '/office/statements';

/** The screens of the office by route. */
export const officeScreen = defineScreens<OfficeScreen>(
  {
    'bet-history': screen([], (_, query) => ({ kind: 'history', filter: filterOf(query) })),
    bet: screen(['betId'], ({ betId }) => ({ kind: 'bet', id: betId })),
    settings: screen([], () => ({ kind: 'settings' })),
    security: screen([], () => ({ kind: 'security' })),
    'confirm-terms': screen([], () => ({ kind: 'terms' })),
    responsible: screen([], () => ({ kind: 'responsible' })),
    fairness: screen([], () => ({ kind: 'fairness' })),
    statements: screen([], () => ({ kind: 'statements' })),
  },
  { kind: 'history', filter: NO_FILTER },
);

function filterOf(query: URLSearchParams): HistoryFilter {
  const number = query.get('number') ?? '';
  return {
    status: STATUS_FILTERS.find((known) => known === query.get('status')) ?? 'all',
    period: PERIODS.find((known) => known === query.get('period')) ?? 'all',
    number: /^\d*$/.test(number) && number.length <= MAX_NUMBER_LENGTH ? number : '',
  };
}

/** The path of the history with a filter. */
export function historyPath({ status, period, number }: HistoryFilter): string {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (period !== 'all') query.set('period', period);
  if (number !== '') query.set('number', number);
  return query.size === 0 ? HISTORY_PATH : `${HISTORY_PATH}?${query}`;
}

/** The path of one bet. */
export function betPath(id: string): string {
  return `${HISTORY_PATH}/${encodeURIComponent(id)}`;
}
