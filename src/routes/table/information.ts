import { PAGE_NUMBERS } from '@grandstand/bus-contracts/domain';
import { BETS, NOT_FOR_BANNED, PAGE, redirectRow, type RouteRow } from '../route-row';

const INFORMATION = { ...PAGE, area: 'information' } as const;

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
  // The rules are listed beside the chapters of their first group.
  redirectRow('rules-index', '/rules', { to: '/rules/betting', status: 301 }),
  {
    ...INFORMATION,
    name: 'rules',
    pattern: '/rules/:ruleGroup/:chapter?',
    meta: { dictionaries: BETS, availableRoute: PAGE_NUMBERS.rules },
    guards: ['availableRoute'],
  },
  {
    ...PAGE,
    area: 'payments',
    name: 'payment',
    pattern: '/payment',
    meta: { dictionaries: BETS, availableRoute: PAGE_NUMBERS.payment, flags: [NOT_FOR_BANNED] },
    guards: ['availableRoute', 'paymentSignIn'],
  },
];
