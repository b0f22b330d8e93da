import { GAMES_PAGE, PAGE, redirectRow, type RouteRow } from '../route-row';

const GAMES = { ...GAMES_PAGE, area: 'games' } as const;
const BONUS_GAME = ':game(fortuna|chest|memory|safe|lottery|dragon-bonus)';

/** Section 2, "Games". */
export const GAMES_ROUTES: readonly RouteRow[] = [
  { ...GAMES, name: 'games_project_index', pattern: '/games' },
  {
    ...PAGE,
    area: null,
    name: 'games_legacy_project_view',
    pattern: '/games/view/:gameRoute',
    guards: ['legacyGame'],
  },
  {
    ...GAMES,
    name: 'games_project_view',
    pattern: '/games/:gameRoute',
    meta: { ...GAMES.meta, hasStage: true },
  },
  { ...GAMES, name: 'bonusGames', pattern: `/bonus-games/${BONUS_GAME}` },
  redirectRow('legacyBonusGames', `/bonusgames/${BONUS_GAME}`, {
    to: '/bonus-games/:game',
    status: 301,
  }),
  { ...GAMES, name: 'games-landing', pattern: '/games-landing/:landingRoute' },
  redirectRow('allgamesentrance', '/allgamesentrance/:gameRoute?', {
    to: '/games/:gameRoute?',
    status: 301,
  }),
];
