import type { CONTENT_KINDS } from '@grandstand/bus-contracts/answers';

/** What is known of a text in all languages; its words are in `texts`, or in `alphabet`. */
export interface TextFacts {
  readonly slug: string;
  /** Counted up when its meaning changes; left out: it is the first. */
  readonly version?: number;
  /** The day of the version. */
  readonly updated: string;
  /** When it was published, if it is news. */
  readonly published?: string;
  /** The slugs of names: the group of a chapter, the block of a term. */
  readonly group?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  /** The first moments of the event that it is about, and after it. */
  readonly event?: { readonly starts: string; readonly ends: string };
}

type Kind = (typeof CONTENT_KINDS)[number];

const FIRST_DAY = '2026-09-01';
const RULES_DAY = '2026-11-02';

const page = (slug: string): TextFacts => ({ slug, updated: FIRST_DAY });
const rules = (group: string, ...chapters: string[]): TextFacts[] =>
  chapters.map((chapter) => ({
    slug: `${group}.${chapter}`,
    group,
    updated: RULES_DAY,
    version: 2,
  }));
const terms = (group: string, category: string, slugs: string): TextFacts[] =>
  slugs.split(' ').map((slug) => ({ slug, group, category, updated: FIRST_DAY }));
const news = (published: string, slug: string, ...tags: string[]): TextFacts => ({
  slug,
  published: `${published}T09:00:00Z`,
  updated: published,
  tags,
});

/** The texts of every kind in their order; news from the latest one. */
export const CATALOGUE: Readonly<Record<Kind, readonly TextFacts[]>> = {
  pages: [
    page('about'),
    page('contacts'),
    page('howbet'),
    page('licenses'),
    page('cookies'),
    page('consent'),
    page('taxation'),
    page('responsiblegaming'),
    page('disputeresolution'),
    page('amlkyc'),
    page('amlpolicy'),
    page('kycpolicy'),
    page('simpleidentification'),
    page('cash_terminals'),
    page('smsbets'),
    page('ussdinstruction'),
    page('betting-awards'),
    page('mobile-app'),
    page('desktop-app'),
    page('ipl-betting-app'),
  ],
  rules: [
    ...rules('betting', 'bets', 'coupons', 'settlement', 'limits'),
    ...rules('casino', 'rounds', 'fairness'),
    ...rules('account', 'registration', 'payments', 'protection'),
  ],
  alphabet: [
    ...terms(
      'bets',
      'kinds',
      'single accumulator anti-accumulator system banker line-of-a-system yankee lucky-15 each-way bet-builder batch',
    ),
    ...terms(
      'bets',
      'slip',
      'bet-slip selection outcome market stake one-click promo-code hyper-bonus bonus-bet free-bet advance vip-bet auto-max requested-odds cash-out bet-history',
    ),
    ...terms(
      'bets',
      'result',
      'settled won lost void half-won half-lost returns maximum-payout dead-heat postponed',
    ),
    ...terms(
      'odds',
      'formats',
      'odds decimal-odds fractional-odds american-odds total-odds probability margin value dutching arbitrage',
    ),
    ...terms(
      'odds',
      'markets',
      'match-result double-chance draw-no-bet handicap asian-handicap total correct-score both-to-score corner set',
    ),
    ...terms(
      'play',
      'casino',
      'slot return-to-player volatility demo round live-casino crash-game provably-fair server-seed wagering',
    ),
  ],
  news: [
    news('2026-11-24', 'reality-check-all-products', 'safer-play'),
    news('2026-11-19', 'bet-builder', 'betting'),
    news('2026-11-12', 'rules-second-version', 'site'),
    news('2026-11-05', 'passkeys', 'site'),
    news('2026-10-28', 'seeds-in-your-account', 'casino'),
    news('2026-10-21', 'cash-out-in-parts', 'betting'),
    news('2026-10-14', 'system-explained', 'betting'),
    news('2026-10-07', 'copy-of-your-data', 'site'),
    news('2026-09-30', 'games-in-demo', 'casino'),
    news('2026-09-23', 'stop-for-a-day', 'safer-play'),
    news('2026-09-16', 'five-languages', 'site'),
    news('2026-09-09', 'statements', 'site'),
  ],
  blog: [
    news('2026-11-20', 'how-a-margin-works', 'odds'),
    news('2026-11-06', 'three-formats-of-odds', 'odds'),
    news('2026-10-23', 'what-a-system-costs', 'betting'),
    news('2026-10-09', 'read-a-return-to-player', 'casino'),
    news('2026-09-25', 'check-a-round-yourself', 'casino'),
    news('2026-09-11', 'a-budget-that-holds', 'safer-play'),
  ],
  partners: [page('overview'), page('links'), page('terms')],
  // The category is that of bonuses.
  promotions: [page('first-deposit'), { ...page('weekly-drops'), category: 'casino' }],
  landings: [
    page('welcome'),
    {
      ...page('winter-season'),
      event: { starts: '2026-12-01T00:00:00Z', ends: '2027-03-01T00:00:00Z' },
    },
  ],
  'bonus-partners': [page('northlight'), page('copper-reel')],
};
