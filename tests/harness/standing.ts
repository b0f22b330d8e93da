import { authScreen } from '../../areas/auth/page/auth-screen';
import { bonusesScreen } from '../../areas/bonuses/page/bonuses-screen';
import { gamesScreen } from '../../areas/games/page/games-screen';
import { lottoScreen } from '../../areas/lotto/page/lotto-screen';
import { officeScreen } from '../../areas/office/page/office-screen';
import { paymentsScreen } from '../../areas/payments/page/payments-screen';
import { profileScreen } from '../../areas/profile/page/profile-screen';
import { resultsScreen } from '../../areas/results/page/results-screen';
import { screenOf } from '../../areas/sports/screens/screen';
import { supportScreen } from '../../areas/support/page/support-screen';
import { totoScreen } from '../../areas/toto/page/toto-screen';
import type { Example } from './address-book';

/** The routes that the areas have a screen of their own for. */
const ROUTES = {
  auth: authScreen.routes,
  bonuses: bonusesScreen.routes,
  sports: screenOf.routes,
  games: gamesScreen.routes,
  lotto: lottoScreen.routes,
  office: officeScreen.routes,
  payments: paymentsScreen.routes,
  profile: profileScreen.routes,
  results: resultsScreen.routes,
  support: supportScreen.routes,
  toto: totoScreen.routes,
} as const;

function isBuilt(area: string): area is keyof typeof ROUTES {
  return Object.hasOwn(ROUTES, area);
}

/** Whether the site shows a page of its own at this address: the shell's, or one of an area that there is. */
export function stands({ area, name, marks }: Example): boolean {
  if (marks.dialog !== undefined) return area === null;
  if (area !== null && isBuilt(area)) return Object.hasOwn(ROUTES[area], name);
  return area === null || area === 'technical-pages';
}
