import { FailedPiecesError, IsolatedWork } from './work/isolated-work';
import type { Operator } from '../operator';
import { advanceWorld } from '../tick';

type StepPorts = Pick<
  Operator,
  'world' | 'feed' | 'verifications' | 'marbles' | 'settlement' | 'now'
>;

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
