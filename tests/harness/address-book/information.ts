import { always, of, type Example } from './example';

/** Section 2, "Information". */
export const INFORMATION_EXAMPLES: readonly Example[] = [
  ...[
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
  ].map((name) => of('RTE-29', 'information')(name, `/${name}`, [`/${name}s`, `/${name}/1`])),
  of('RTE-29', null)('rules-index', '/rules', ['/rules/a/b/c'], always('301 /rules/betting')),
  of('RTE-29 RTE-37', 'information')(
    'rules',
    {
      '/rules/general': { ruleGroup: 'general' },
      '/rules/general/bets': { ruleGroup: 'general', chapter: 'bets' },
    },
    ['/rules', '/rules/a/b/c'],
    {
      guards: ['availableRoute'],
      marks: { availableRoute: 47 },
      outcomes: ['404', '404', 'match', 'match'],
    },
  ),
  of('RTE-30', 'payments')('payment', '/payment', ['/payments', '/payment/1'], {
    guards: ['availableRoute', 'paymentSignIn'],
    marks: { availableRoute: 48, flags: [25] },
    outcomes: ['404', '404', 'sign-in', 'match'],
  }),
];
