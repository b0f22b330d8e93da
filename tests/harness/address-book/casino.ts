import { always, each, FOR_GAMES, of, type Example } from './example';

const casino = {
  a: of('RTE-21', 'casino'),
  b: of('RTE-22', 'casino'),
  c: of('RTE-23', 'casino'),
  d: of('RTE-24', 'casino'),
  e: of('RTE-25', 'casino'),
};

/** Section 2, "Casino and third-party pages". */
export const CASINO_AND_THIRD_PARTY: readonly Example[] = [
  casino.a('bingo', '/bingo', ['/bingo/1']),
  of('RTE-21', null)(
    'bonus-casino',
    '/bonus/casino',
    ['/bonus'],
    always('301 /bonuses?category=casino'),
  ),
  of('RTE-21', null)(
    'bonus-casino-promotions',
    '/bonus/casino/promotions',
    ['/bonus/promotions'],
    always('301 /bonuses?category=casino'),
  ),
  of('RTE-21', null)(
    'bonus-casino-promotion',
    { '/bonus/casino/promotions/7': { id: '7' } },
    ['/bonus/casino/promotions'],
    always('301 /promotions/7'),
  ),
  casino.a('bonus-casino-tournaments', '/bonus/casino/tournaments', ['/bonus/tournaments']),
  casino.a('bonus-casino-tournament', { '/bonus/casino/tournaments/7': { id: '7' } }, [
    '/bonus/casino/tournaments',
  ]),
  of('RTE-21', null)(
    'bonus-casino-item',
    { '/bonus/casino/7': { id: '7' } },
    ['/bonus/casino/tournaments', '/bonus/casino/promotions', '/bonus/casino/7/8'],
    always('301 /promotions/7'),
  ),
  of('RTE-21', null)('casino-brand', '/casino/brand', ['/casino/brands'], always('301 /providers')),
  of('RTE-21', null)('brands', '/brands', ['/brands/1'], always('301 /providers')),
  of('RTE-21', null)('brand', '/brand', ['/brand/1'], always('301 /providers')),
  casino.a('fishinghunting', '/fishinghunting', ['/fishing']),
  casino.b('poker', '/poker', ['/poker/a/b']),
  casino.b('poker-game', { '/poker/omaha': { game: 'omaha' } }, ['/poker/a/b'], FOR_GAMES),
  of('RTE-22', null)(
    'tvgames-poker',
    '/tvgames/view/poker',
    ['/tvgames/view', '/tvgames/poker'],
    always('301 /poker'),
  ),
  casino.b('scratchcards', '/scratchcards', ['/scratchcards/1']),
  casino.b('keno', '/keno', ['/keno/1']),
  casino.b('tvgames', '/tvgames', ['/tv-games']),
  casino.b('virtualsports', '/virtualsports', ['/virtual-sports']),
  casino.b('fast-games', '/fast-games', ['/fastgames']),
  casino.b('fast-bet', '/fast-bet', ['/fastbet']),
  casino.e(
    'thankyou',
    each('section', ['slots', 'casino', 'keno'], (section) => `/${section}/thankyou`),
    ['/poker/thankyou', '/thankyou'],
  ),
  casino.e('slot-first-deposit', '/casino/slot-first-deposit', ['/casino/slot_first_deposit']),
  casino.c('slots-vulkan', '/slots/vulkan', ['/casino/vulkan']),
  casino.c('slots', { '/slots': {}, '/slots/new': { subcategory: 'new' } }, [
    '/slots/a/b',
    '/slots/thankyou',
    '/slots/vulkan',
  ]),
  casino.c(
    'slots-game',
    {
      '/slots/game/7/honey-trail': { gameId: '7', gameName: 'honey-trail' },
      '/slots/new/game/7/honey-trail': {
        subcategory: 'new',
        gameId: '7',
        gameName: 'honey-trail',
      },
    },
    ['/slots/game/7', '/slots/new/7/honey-trail'],
    FOR_GAMES,
  ),
  casino.c('casino', { '/casino': {}, '/casino/roulette': { subcategory: 'roulette' } }, [
    '/casino/brand',
    '/casino/slot-first-deposit',
    '/casino/a/b',
  ]),
  casino.c(
    'casino-game',
    {
      '/casino/game/7/honey-trail': { gameId: '7', gameName: 'honey-trail' },
      '/casino/roulette/game/7/terrace': {
        subcategory: 'roulette',
        gameId: '7',
        gameName: 'terrace',
      },
    },
    ['/casino/game/7', '/casino/a/b/game/7/x'],
    FOR_GAMES,
  ),
  casino.c('vulkan', '/vulkan', ['/vulkan/1']),
  casino.c('asian-games', '/asian-games', ['/asiangames']),
  casino.c('card-games', '/card-games', ['/cardgames']),
  casino.c('crash-games', '/crash-games', ['/crash']),
  casino.c('skill-games', '/skill-games', ['/skill']),
  casino.d('my-casino', '/my-casino', ['/mycasino', '/my-casino/other']),
  casino.d('my-casino-favorites', '/my-casino/favorites', ['/my-casino/favourites']),
  casino.d('casino-lobby', '/casino-lobby', ['/lobby']),
  casino.d('providers', '/providers', ['/provider']),
  casino.d('provider', { '/providers/northlight': { provider: 'northlight' } }, ['/providers/a/b']),
  casino.d('casino-search', '/casino-search', ['/casino_search']),
  casino.d('othergames', '/othergames', ['/other-games']),
  casino.d('live-casino', '/live-casino', ['/livecasino']),
  casino.d(
    'live-casino-game',
    { '/live-casino/game/7/terrace': { gameId: '7', gameName: 'terrace' } },
    ['/live-casino/game/7', '/live-casino/7'],
    FOR_GAMES,
  ),
];
