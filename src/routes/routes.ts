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

/** Every address of the site, one file for each heading of section 2. */
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

/** What a page says of its row while it stands: what is around it, and its name. */
export function aroundOf({ layout, meta: { titleKey, hides } }: RouteRow): {
  layout: RouteRow['layout'];
  titleKey?: string;
  hides?: Hidden[];
} {
  return {
    layout,
    ...(titleKey !== undefined && { titleKey }),
    ...(hides && { hides: [...hides] }),
  };
}

/** Whether a guest or a player is there decides about a page, by more than about the one that they come from. */
export function isPersonal({ guards }: RouteRow, from: RouteRow | null = null): boolean {
  return guards.some((name) => PERSONAL_GUARDS.includes(name) && !from?.guards.includes(name));
}

/** Whether who is there, and what is known of them, decides about a page. */
export function isGuarded(row: RouteRow): boolean {
  return (row.meta.flags ?? []).length > 0 || isPersonal(row);
}

/** Whether who is shut out of the site may be on a route. */
export function isRefuge(route: string): boolean {
  return ROUTES.some((row) => row.name === route && row.isRefuge);
}

/** The first row of a name. */
export function rowOf(route: string): RouteRow | null {
  return ROUTES.find(({ name }) => name === route) ?? null;
}

/** The operator's dictionaries that a route needs. */
export function dictionariesOf(route: string): readonly string[] {
  return rowOf(route)?.meta.dictionaries ?? BETS;
}
