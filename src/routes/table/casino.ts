import { GAMES_PAGE, redirectRow, type RouteRow } from '../route-row';

const CASINO = { ...GAMES_PAGE, area: 'casino' } as const;
const GAME = 'game/:gameId/:gameName';
/** The page of a game. */
const STAGE = { ...CASINO, meta: { ...CASINO.meta, hasStage: true } } as const;

/** Section 2, "Casino and third-party pages". */
export const CASINO_AND_THIRD_PARTY: readonly RouteRow[] = [
  { ...CASINO, name: 'bingo', pattern: '/bingo' },
  // The area of bonuses has the promotions of all products, and those of the casino under their category.
  redirectRow('bonus-casino', '/bonus/casino', {
    to: '/bonuses',
    status: 301,
    query: { category: 'casino' },
  }),
  redirectRow('bonus-casino-promotions', '/bonus/casino/promotions', {
    to: '/bonuses',
    status: 301,
    query: { category: 'casino' },
  }),
  redirectRow('bonus-casino-promotion', '/bonus/casino/promotions/:id', {
    to: '/promotions/:id',
    status: 301,
  }),
  { ...CASINO, name: 'bonus-casino-tournaments', pattern: '/bonus/casino/tournaments' },
  { ...CASINO, name: 'bonus-casino-tournament', pattern: '/bonus/casino/tournaments/:id' },
  redirectRow('bonus-casino-item', '/bonus/casino/:id', {
    to: '/promotions/:id',
    status: 301,
  }),
  // The companies that make the games have one page.
  redirectRow('casino-brand', '/casino/brand', { to: '/providers', status: 301 }),
  redirectRow('brands', '/brands', { to: '/providers', status: 301 }),
  redirectRow('brand', '/brand', { to: '/providers', status: 301 }),
  { ...CASINO, name: 'fishinghunting', pattern: '/fishinghunting' },
  { ...CASINO, name: 'poker', pattern: '/poker' },
  { ...STAGE, name: 'poker-game', pattern: '/poker/:game' },
  redirectRow('tvgames-poker', '/tvgames/view/poker', { to: '/poker', status: 301 }),
  { ...CASINO, name: 'scratchcards', pattern: '/scratchcards' },
  { ...CASINO, name: 'thankyou', pattern: '/:section(slots|casino|keno)/thankyou' },
  { ...CASINO, name: 'slot-first-deposit', pattern: '/casino/slot-first-deposit' },
  { ...CASINO, name: 'keno', pattern: '/keno' },
  { ...CASINO, name: 'tvgames', pattern: '/tvgames' },
  { ...CASINO, name: 'virtualsports', pattern: '/virtualsports' },
  { ...CASINO, name: 'fast-games', pattern: '/fast-games' },
  { ...CASINO, name: 'fast-bet', pattern: '/fast-bet' },
  { ...CASINO, name: 'slots-vulkan', pattern: '/slots/vulkan' },
  { ...STAGE, name: 'slots-game', pattern: `/slots/:subcategory?/${GAME}` },
  { ...CASINO, name: 'slots', pattern: '/slots/:subcategory?' },
  { ...STAGE, name: 'casino-game', pattern: `/casino/:subcategory?/${GAME}` },
  { ...CASINO, name: 'casino', pattern: '/casino/:subcategory?' },
  { ...CASINO, name: 'vulkan', pattern: '/vulkan' },
  { ...CASINO, name: 'asian-games', pattern: '/asian-games' },
  { ...CASINO, name: 'card-games', pattern: '/card-games' },
  { ...CASINO, name: 'crash-games', pattern: '/crash-games' },
  { ...CASINO, name: 'skill-games', pattern: '/skill-games' },
  { ...CASINO, name: 'my-casino', pattern: '/my-casino' },
  { ...CASINO, name: 'my-casino-favorites', pattern: '/my-casino/favorites' },
  { ...CASINO, name: 'casino-lobby', pattern: '/casino-lobby' },
  { ...CASINO, name: 'providers', pattern: '/providers' },
  { ...CASINO, name: 'provider', pattern: '/providers/:provider' },
  { ...CASINO, name: 'casino-search', pattern: '/casino-search' },
  { ...CASINO, name: 'othergames', pattern: '/othergames' },
  { ...CASINO, name: 'live-casino', pattern: '/live-casino' },
  { ...STAGE, name: 'live-casino-game', pattern: `/live-casino/${GAME}` },
];
