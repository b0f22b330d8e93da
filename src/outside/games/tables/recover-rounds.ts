import type { ProgramOptions } from '../../kit/program';
import { createRealDesk } from '../rounds/desk';
import { readSaved, returnedOf } from '../rounds/round';
import type { Round } from '../rounds/round';
import { takeBackRound } from '../rounds/take-back';
import type { Title } from '../titles';
import { openRounds } from '../wallet/open-rounds';
import type { ListedRound } from '../wallet/open-rounds';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
}

type LeftRound = Omit<ListedRound, 'draw'>;

/** Ends the open rounds of a table of which the program knows nothing, after a restart. */
export async function recoverTable(title: Title, options: Options): Promise<void> {
  for await (const round of openRounds({ gameCode: title.slug }, options)) {
    await recoverTableRound(title, round, options);
  }
}

/** Settles a round whose numbers were drawn, and takes back one whose were not. */
export async function recoverTableRound(
  title: Title,
  left: LeftRound,
  { wallet, sendUntil, clock }: Options,
): Promise<void> {
  const round = playedOf(title, left);
  if (!round) {
    await takeBackRound(left, left, { sendUntil, clock });
    return;
  }
  const { token, gameCode, currency } = left;
  const session = { token, gameCode, currency, balance: 0, freeSpins: null };
  const desk = createRealDesk({ wallet, sendUntil, title, session, clock });
  await desk.settle(round, left.staked, returnedOf(title, round));
}

function playedOf(title: Title, { roundId, shared, state }: LeftRound): Round | null {
  const saved = readSaved(title, state);
  const results = shared?.drawn?.results;
  if (!saved || !results) return null;
  const { choice, unit, moves, transactionIds, at } = saved;
  return { roundId, choice, unit, results, moves, transactionIds, at };
}
