import { BETS, redirectRow, PAGE, type RouteRow } from '../route-row';

const BONUSES = { ...PAGE, area: 'bonuses' } as const;

/** The rows of one page, as bonuses and as offers. */
function bonusAndOffer(bonus: string, offer: string, rest: string): readonly RouteRow[] {
  const [pattern, twin] = [`/bonuses${rest}`, `/bonuses-offers${rest}`];
  const meta = { dictionaries: BETS };
  return [
    { ...BONUSES, name: bonus, pattern, meta: { ...meta, twin }, guards: ['bonus'] },
    {
      ...BONUSES,
      name: offer,
      pattern: twin,
      meta: { ...meta, twin: pattern },
      guards: ['bonusOffer'],
    },
  ];
}

/** Section 2, "Bonuses". */
export const BONUSES_ROUTES: readonly RouteRow[] = [
  ...bonusAndOffer('bonuses', 'bonuses-offers', ''),
  ...bonusAndOffer('bonus', 'bonus-offer', '/rules/:id?'),
  ...bonusAndOffer('bonuses-games', 'bonuses-offers-games', '/games/:id?'),
  ...bonusAndOffer('bonus-partner', 'bonus-offer-partner', '/partners/:id?'),
  { ...BONUSES, name: 'promotionsFullRoute', pattern: '/promotions/:promotionId' },
  { ...BONUSES, name: 'bonus-landing', pattern: '/bonus-landing/:landingId' },
  redirectRow('drops-rules', '/bonus/rules/drops', { to: '/bonuses/rules/drops', status: 301 }),
  redirectRow('birthday-rules', '/bonus/rules/birthday', {
    to: '/bonuses/rules/birthday',
    status: 301,
  }),
  {
    ...PAGE,
    area: null,
    name: 'slot-first-deposit-bonus',
    pattern: '/bonus/slot_first_deposit',
    guards: ['thirdParty'],
    redirect: { to: '/casino/slot-first-deposit', status: 301 },
  },
  {
    ...PAGE,
    area: 'cricket',
    name: 'cricket-world-cup',
    pattern: '/cricket-world-cup/:tab(about|odds|winners|live|tips|faq)?',
  },
];
