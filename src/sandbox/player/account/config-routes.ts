import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { faultView } from '../../platform/http/fault';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { PlayerNews } from '../players/player-news';
import type { BetBarPorts } from './bet-bar';
import { betBarOf } from './bet-bar';
import type { UserConfigPorts } from './user-config';
import { userConfigOf } from './user-config';

interface Parts extends PlayerReader, UserConfigPorts, BetBarPorts {
  readonly guard: PlayGuard;
  readonly news: PlayerNews;
}

/** `/web-api/user/config`: the player's config. */
function userConfigRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const config = await userConfigOf(parts, playerId);
    const account_conversion_status = await parts.news.conversionOf(playerId);
    const bar = await betBarOf(parts, playerId);
    const bet_refusal = bar && faultView(bar, context.get('language')).error;
    return context.json({ result: { ...config, account_conversion_status, bet_refusal } });
  });
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/config': userConfigRoutes };
