import { always, each, of, type Example } from './example';

/** Pages that there are twice: bonuses, and bonuses that are called offers. */
const both = of('RTE-27 RTE-38', 'bonuses');
const CRICKET_TABS = ['about', 'odds', 'winners', 'live', 'tips', 'faq'];

/** Section 2, "Bonuses". */
export const BONUSES_EXAMPLES: readonly Example[] = [
  both('bonuses', '/bonuses', ['/bonuses/other'], {
    guards: ['bonus'],
    marks: { twin: '/bonuses-offers' },
    outcomes: ['match', 'match', '302 /bonuses-offers', '302 /bonuses-offers'],
  }),
  both('bonuses-offers', '/bonuses-offers', ['/bonuses-offers/other'], {
    guards: ['bonusOffer'],
    marks: { twin: '/bonuses' },
    outcomes: ['302 /bonuses', '302 /bonuses', 'match', 'match'],
  }),
  both(
    'bonus',
    { '/bonuses/rules': {}, '/bonuses/rules/17': { id: '17' } },
    ['/bonuses/rules/1/2'],
    {
      guards: ['bonus'],
      marks: { twin: '/bonuses-offers/rules/:id?' },
      outcomes: ['match', 'match', '302 /bonuses-offers/rules/17', '302 /bonuses-offers/rules/17'],
    },
  ),
  both(
    'bonus-offer',
    { '/bonuses-offers/rules': {}, '/bonuses-offers/rules/17': { id: '17' } },
    ['/bonuses-offers/rules/1/2'],
    {
      guards: ['bonusOffer'],
      marks: { twin: '/bonuses/rules/:id?' },
      outcomes: ['302 /bonuses/rules/17', '302 /bonuses/rules/17', 'match', 'match'],
    },
  ),
  both(
    'bonuses-games',
    { '/bonuses/games': {}, '/bonuses/games/17': { id: '17' } },
    ['/bonuses/games/1/2'],
    {
      guards: ['bonus'],
      marks: { twin: '/bonuses-offers/games/:id?' },
      outcomes: ['match', 'match', '302 /bonuses-offers/games/17', '302 /bonuses-offers/games/17'],
    },
  ),
  both(
    'bonuses-offers-games',
    { '/bonuses-offers/games': {}, '/bonuses-offers/games/17': { id: '17' } },
    ['/bonuses-offers/games/1/2'],
    {
      guards: ['bonusOffer'],
      marks: { twin: '/bonuses/games/:id?' },
      outcomes: ['302 /bonuses/games/17', '302 /bonuses/games/17', 'match', 'match'],
    },
  ),
  both(
    'bonus-partner',
    { '/bonuses/partners': {}, '/bonuses/partners/17': { id: '17' } },
    ['/bonuses/partners/1/2'],
    {
      guards: ['bonus'],
      marks: { twin: '/bonuses-offers/partners/:id?' },
      outcomes: [
        'match',
        'match',
        '302 /bonuses-offers/partners/17',
        '302 /bonuses-offers/partners/17',
      ],
    },
  ),
  both(
    'bonus-offer-partner',
    { '/bonuses-offers/partners': {}, '/bonuses-offers/partners/17': { id: '17' } },
    ['/bonuses-offers/partners/1/2'],
    {
      guards: ['bonusOffer'],
      marks: { twin: '/bonuses/partners/:id?' },
      outcomes: ['302 /bonuses/partners/17', '302 /bonuses/partners/17', 'match', 'match'],
    },
  ),
  of('RTE-27', 'bonuses')('promotionsFullRoute', { '/promotions/7': { promotionId: '7' } }, [
    '/promotions',
  ]),
  of('RTE-27', 'bonuses')('bonus-landing', { '/bonus-landing/wheel': { landingId: 'wheel' } }, [
    '/bonus-landing',
  ]),
  of('RTE-27', null)(
    'drops-rules',
    '/bonus/rules/drops',
    ['/bonus/drops'],
    always('301 /bonuses/rules/drops'),
  ),
  of('RTE-27', null)(
    'birthday-rules',
    '/bonus/rules/birthday',
    ['/bonus/rules/other'],
    always('301 /bonuses/rules/birthday'),
  ),
  of('RTE-40', null)(
    'slot-first-deposit-bonus',
    '/bonus/slot_first_deposit',
    ['/bonus/slot-first-deposit'],
    {
      guards: ['thirdParty'],
      outcomes: ['404', '404', '301 /casino/slot-first-deposit', '301 /casino/slot-first-deposit'],
    },
  ),
  of('RTE-28', 'cricket')(
    'cricket-world-cup',
    {
      '/cricket-world-cup': {},
      ...each('tab', CRICKET_TABS, (tab) => `/cricket-world-cup/${tab}`),
    },
    ['/cricket-world-cup/other', '/cricket'],
  ),
];
