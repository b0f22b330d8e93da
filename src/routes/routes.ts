import { PERSONAL_GUARDS } from './guards/personal';
import { BETS, type Hidden, type RouteRow } from './route-row';
import { BONUSES_ROUTES } from './table/bonuses';
import { CASINO_AND_THIRD_PARTY } from './table/casino';
import { CYBER_AND_ESPORTS } from './table/cyber';
import { GAMES_ROUTES } from './table/games';
import { INFORMATION_ROUTES } from './table/information';
import { MAIN_AND_SPORTS } from './table/main-and-sports';
import { OFFICE_ROUTES } from './table/office';
import { PAYMENT_RESULTS } from './table/payment-results';
import { REGISTRATION_AND_LOGIN } from './table/registration';
import { TECHNICAL_ROUTES } from './table/technical';

export type { Hidden, RouteRow } from './route-row';

/** All rows: one file for each heading of section 2 of the specification. */
export const ROUTES: readonly RouteRow[] = [
  ...MAIN_AND_SPORTS,
  ...REGISTRATION_AND_LOGIN,
  ...CYBER_AND_ESPORTS,
  ...CASINO_AND_THIRD_PARTY,
  ...GAMES_ROUTES,
  ...BONUSES_ROUTES,
  ...INFORMATION_ROUTES,
  ...OFFICE_ROUTES,
  ...PAYMENT_RESULTS,
  ...TECHNICAL_ROUTES,
];

/** What a row says of the page around its area, for the navigation state. */
export function pageFrame({ layout, meta: { titleKey, hides, hasStage } }: RouteRow): {
  layout: RouteRow['layout'];
  titleKey?: string;
  hides?: Hidden[];
  hasStage?: true;
} {
  return {
    layout,
    ...(titleKey !== undefined && { titleKey }),
    ...(hides && { hides: [...hides] }),
    ...(hasStage && { hasStage }),
  };
}

/** Whether a row has a guard that depends on the session, besides the guards of the previous page. */
export function isPersonal({ guards }: RouteRow, from: RouteRow | null = null): boolean {
  return guards.some((name) => PERSONAL_GUARDS.includes(name) && !from?.guards.includes(name));
}

/** Whether what an address shows depends on the session or on a ban; a dialog opens over it once the session is known. */
export function isGuarded(row: RouteRow): boolean {
  return row.dialog !== undefined || (row.meta.flags ?? []).length > 0 || isPersonal(row);
}

/** Whether a route is a page for blocked visitors. */
export function isBlockPage(route: string): boolean {
  return ROUTES.some((row) => row.name === route && row.isBlockPage);
}

/** The first row with a name. */
export function rowOf(route: string): RouteRow | null {
  return ROUTES.find(({ name }) => name === route) ?? null;
}

/** The operator's dictionaries of a route. */
export function dictionariesOf(route: string): readonly string[] {
  return rowOf(route)?.meta.dictionaries ?? BETS;
}
