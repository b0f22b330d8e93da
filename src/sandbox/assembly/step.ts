import { advanceWorld } from '../betting/engine/advance-world';
import type { World } from '../betting/engine/world';
import type { Feed } from '../betting/feed/feed';
import type { Settlement } from '../betting/placing/settlement/settlement';
import type { Marbles } from '../draws/marbles/marbles';
import { FailedPiecesError, IsolatedWork } from '../platform/work/isolated-work';
import type { Verifications } from '../player/verification/verifications';

interface Parts {
  readonly world: World;
  readonly feed: Feed;
  readonly verifications: Verifications;
  readonly marbles: Marbles;
  readonly settlement: Settlement;
  readonly now: () => number;
}

/** Does what is due now about games, documents, races and bets; returns how many bets were settled. */
export async function step({
  world,
  feed,
  verifications,
  marbles,
  settlement,
  now,
}: Parts): Promise<number> {
  const work = new IsolatedWork();
  let settled = 0;
  await work.piece('games', () => {
    const { failed } = advanceWorld(world, feed, now());
    if (failed.length > 0) throw new FailedPiecesError(failed);
  });
  await work.piece('documents', () => verifications.run());
  await work.piece('races', () => marbles.drawBetOn());
  await work.piece('bets', async () => {
    settled = await settlement.run();
  });
  work.end();
  return settled;
}
