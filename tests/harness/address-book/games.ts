import { always, each, FOR_GAMES, of, type Example } from './example';

const BONUS_GAMES = ['fortuna', 'memory', 'safe', 'lottery', 'dragon-bonus', 'chest'];

/** Section 2, "Games". */
export const GAMES_EXAMPLES: readonly Example[] = [
  of('RTE-26', 'games')('games_project_index', '/games', ['/game']),
  of('RTE-26', 'games')(
    'games_project_view',
    { '/games/crystal': { gameRoute: 'crystal' } },
    ['/games/a/b'],
    FOR_GAMES,
  ),
  of('RTE-26 RTE-39', null)(
    'games_legacy_project_view',
    { '/games/view/AmberOrchard': { gameRoute: 'AmberOrchard' } },
    ['/games/view', '/games/view/a/b'],
    { guards: ['legacyGame'], ...always('301 /games/amber-orchard') },
  ),
  of('RTE-26', 'games')(
    'bonusGames',
    each('game', BONUS_GAMES, (game) => `/bonus-games/${game}`),
    ['/bonus-games', '/bonus-games/other'],
  ),
  of('RTE-26', null)(
    'legacyBonusGames',
    each('game', BONUS_GAMES, (game) => `/bonusgames/${game}`),
    ['/bonusgames', '/bonusgames/other'],
    always('301 /bonus-games/chest'),
  ),
  of('RTE-26', 'games')('games-landing', { '/games-landing/wheel': { landingRoute: 'wheel' } }, [
    '/games-landing',
  ]),
  of('RTE-26', null)(
    'allgamesentrance',
    { '/allgamesentrance/crystal': { gameRoute: 'crystal' } },
    ['/allgames', '/allgamesentrance/a/b'],
    always('301 /games/crystal'),
  ),
];
