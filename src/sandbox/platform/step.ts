import { FailedPiecesError, IsolatedWork } from './work/isolated-work';
import type { World } from '../betting/engine/world';
import type { Feed } from '../betting/feed/feed';
import type { Verifications } from '../player/verification/verifications';
import type { Marbles } from '../draws/marbles/marbles';
import type { Settlement } from '../betting/placing/settlement';
import { advanceWorld } from '../tick';

interface StepPorts {
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
}: StepPorts): Promise<number> {
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
