import type { LineChanges } from '../match/listed-game';
import type { World } from './world';

interface OddsFeed {
  publishOdds(odds: LineChanges['odds'], games: LineChanges['games']): void;
}

/** Updates all games to now, and publishes the changes. */
export function advanceWorld(world: World, feed: OddsFeed, now: number): LineChanges {
  const changes = world.line.tick(now);
  feed.publishOdds(changes.odds, changes.games);
  return changes;
}
