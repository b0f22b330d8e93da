export type StatusFilter = 'all' | 'open' | 'settled';
export const STATUS_FILTERS: readonly StatusFilter[] = ['all', 'open', 'settled'];

/** Days back from now; "all" has no bound. */
export type Period = '1' | '7' | '30' | 'all';
export const PERIODS: readonly Period[] = ['1', '7', '30', 'all'];

export interface HistoryFilter {
  readonly status: StatusFilter;
  readonly period: Period;
}

export type OfficeScreen =
  | { readonly kind: 'history'; readonly filter: HistoryFilter }
  | { readonly kind: 'bet'; readonly id: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'terms' }
  | { readonly kind: 'responsible' };

export const HISTORY_PATH = '/office/history';
const SETTINGS_PATH = '/office/settings';
const TERMS_PATH = '/confirm-terms';
const RESPONSIBLE_PATH = '/office/responsible';

/** Reads a path of the office: "/office/history/17" is a bet. */
export function officeScreen(path: string): OfficeScreen {
  const { pathname, searchParams } = new URL(`http://site${path}`);
  if (pathname.startsWith(SETTINGS_PATH)) return { kind: 'settings' };
  if (pathname.startsWith(TERMS_PATH)) return { kind: 'terms' };
  if (pathname.startsWith(RESPONSIBLE_PATH)) return { kind: 'responsible' };
  const id = pathname.split('/').filter(Boolean)[2];
  if (id !== undefined) return { kind: 'bet', id };
  return {
    kind: 'history',
    filter: {
      status: STATUS_FILTERS.find((known) => known === searchParams.get('status')) ?? 'all',
      period: PERIODS.find((known) => known === searchParams.get('period')) ?? 'all',
    },
  };
}

/** The path of the history with a filter. */
export function historyPath({ status, period }: HistoryFilter): string {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (period !== 'all') query.set('period', period);
  return query.size === 0 ? HISTORY_PATH : `${HISTORY_PATH}?${query}`;
}

/** The path of one bet. */
export function betPath(id: string): string {
  return `${HISTORY_PATH}/${encodeURIComponent(id)}`;
}
