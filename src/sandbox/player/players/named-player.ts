import type { SiteContext } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Players } from './players';

export interface PlayerFinder {
  readonly players: Players;
}

/** The player whose login is in the path of a control call. */
export async function namedPlayer(
  context: SiteContext,
  { players }: PlayerFinder,
): Promise<number> {
  const playerId = await players.findByLogin(context.req.param('login') ?? '');
  if (playerId === undefined) throw new ApiFault(404, 'not-found');
  return playerId;
}
