import { BETS, NOT_FOR_BANNED, PAGE, type RouteRow } from '../route-row';

const INFORMATION = { ...PAGE, area: 'information' } as const;

/** In the config's `availableRoutes`: the rules. */
const RULES = 47;
/** The same: payments. */
const PAYMENT = 48;

/** Pages of one address each, named after it. */
const PLAIN = [
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
  ...PLAIN.map((name): RouteRow => ({ ...INFORMATION, name, pattern: `/${name}` })),
  {
    ...INFORMATION,
    name: 'rules',
    pattern: '/rules/:ruleGroup/:chapter?',
    meta: { dictionaries: BETS, availableRoute: RULES },
    guards: ['availableRoute'],
  },
  {
    ...PAGE,
    area: 'payments',
    name: 'payment',
    pattern: '/payment',
    meta: { dictionaries: BETS, availableRoute: PAYMENT, flags: [NOT_FOR_BANNED] },
    guards: ['availableRoute', 'paymentSignIn'],
  },
];
