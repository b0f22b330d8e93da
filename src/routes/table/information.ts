import { BETS, NOT_FOR_BANNED, PAGE, type RouteRow } from '../route-row';

const INFORMATION = { ...PAGE, area: 'information' } as const;

/** The number of the rules in the config's `availableRoutes`. */
const RULES = 47;
/** The number of payments in the config's `availableRoutes`. */
const PAYMENT = 48;

/** Pages whose path is their name. */
const STATIC_PAGES = [
  'contacts',
  'about',
  'howbet',
  'cookies',
  'ussdinstruction',
  'licenses',
  'taxation',
  'consent',
  'simpleidentification',
  'amlkyc',
  'smsbets',
  'amlpolicy',
  'disputeresolution',
  'kycpolicy',
  'responsiblegaming',
  'cash_terminals',
] as const;

/** Section 2, "Information". */
export const INFORMATION_ROUTES: readonly RouteRow[] = [
  ...STATIC_PAGES.map((name): RouteRow => ({ ...INFORMATION, name, pattern: `/${name}` })),
  {
    ...INFORMATION,
    name: 'rules',
    pattern: '/rules/:ruleGroup/:chapter?',
    meta: { dictionaries: BETS, availableRoute: RULES },
    guards: ['availableRoute'],
  },
  {
    ...PAGE,
    area: 'payment-methods',
    name: 'payment',
    pattern: '/payment',
    meta: { dictionaries: BETS, availableRoute: PAYMENT, flags: [NOT_FOR_BANNED] },
    guards: ['availableRoute', 'paymentSignIn'],
  },
];
