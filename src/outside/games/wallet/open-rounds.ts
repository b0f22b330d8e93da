import type { WalletAnswer, WalletBody } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { SendUntil } from './send-until';

/** So many rounds has an answer at most. */
const AT_ONCE = 100;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly sendUntil: SendUntil;
}

/** A round that is open at the operator, with a token of its session. */
export type ListedRound = WalletAnswer<'open-rounds'>['rounds'][number];

/** The open rounds of a game or of all, from the oldest. */
export async function* openRounds(
  wish: Pick<WalletBody<'open-rounds'>, 'gameCode' | 'before'>,
  { sendUntil, clock }: Options,
): AsyncGenerator<ListedRound> {
  let after: string | undefined;
  do {
    const from = after !== undefined && { after };
    const outcome = await sendUntil('open-rounds', { ...wish, ...from, at: clock.now() });
    if (outcome.kind !== 'answered') {
      throw new Error(`Failed to read the open rounds: ${outcome.code}.`);
    }
    const { rounds } = outcome.answer;
    yield* rounds;
    after = rounds.length < AT_ONCE ? undefined : rounds.at(-1)?.roundId;
  } while (after !== undefined);
}
