import type { WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import { createRealDesk } from '../rounds/desk';
import { readSaved, returnedOf } from '../rounds/round';
import type { Round } from '../rounds/round';
import { takeBackRound } from '../rounds/take-back';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';

/** So many rounds has an answer at most. */
const AT_ONCE = 100;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
}

type LeftRound = Omit<WalletAnswer<'open-rounds'>['rounds'][number], 'draw'>;

/** Ends the open rounds of a table of which the program knows nothing, after a restart. */
export async function recoverRounds(title: Title, options: Options): Promise<void> {
  const { sendUntil, clock } = options;
  const ask = async (after: string | undefined): Promise<readonly LeftRound[]> => {
    const body = { gameCode: title.slug, ...(after !== undefined && { after }), at: clock.now() };
    const outcome = await sendUntil('open-rounds', body);
    if (outcome.kind === 'answered') return outcome.answer.rounds;
    throw new Error(`Failed to read the open rounds of ${title.slug}: ${outcome.code}.`);
  };
  let rounds = await ask(undefined);
  while (rounds.length > 0) {
    for (const round of rounds) await recoverRound(title, round, options);
    rounds = rounds.length < AT_ONCE ? [] : await ask(rounds.at(-1)?.roundId);
  }
}

/** Settles a round whose numbers were drawn, and takes back one whose were not. */
export async function recoverRound(
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
  const session = { token, gameCode, currency, balance: 0, minCycleMs: 0 };
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
