import { hasOwnPages } from '../sports/sports';
import type { LineGame } from '../match/listed-game';
import { WATCHED } from '../match/watched';
import type { SiteContext } from '../../platform/http/context';
import { feedNameOf } from '../../platform/http/context';
import type { Feed } from '../feed/feed';
import type { World } from '../engine/world';

export interface WatchPorts {
  readonly feed: Feed;
  readonly now: () => number;
  readonly world: World;
}

/** The feed of the calling browser has all prices of a game from the answer on. */
export function watchGame({ feed }: WatchPorts, context: SiteContext, gameId: number): void {
  const name = feedNameOf(context);
  if (name !== undefined) feed.watch(name, gameId, WATCHED.page);
}

/** The feed of the calling browser has the games in a list that have pages of their own: it has those of other sports in any case. */
export function watchListed(
  { feed }: WatchPorts,
  context: SiteContext,
  games: readonly LineGame[],
): void {
  const name = feedNameOf(context);
  if (name === undefined) return;
  for (const { match } of games) {
    if (hasOwnPages(match.fixture.sportId)) feed.watch(name, match.id, WATCHED.page);
  }
}

/** The feed of the calling browser has the prices of these outcomes, for as long as a coupon may have them. */
export function watchOutcomes(
  { feed, now, world }: WatchPorts,
  context: SiteContext,
  ids: readonly string[],
): void {
  const name = feedNameOf(context);
  if (name === undefined) return;
  for (const id of ids) {
    const found = world.line.outcome(id, now());
    if (found && !found.outcome.isForAll) feed.watch(name, found.match.id, WATCHED.coupon);
  }
}
