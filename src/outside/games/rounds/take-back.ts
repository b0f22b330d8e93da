import { randomUUID } from 'node:crypto';
import type { OpenRound } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { SendUntil } from '../wallet/send-until';

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly sendUntil: SendUntil;
}

interface OfSession {
  readonly token: string;
  readonly gameCode: string;
}

/** Takes a bet back. */
export async function rollBack(
  { token, gameCode }: OfSession,
  { roundId, transactionId }: { readonly roundId: string; readonly transactionId: string },
  { sendUntil, clock }: Options,
): Promise<void> {
  const body = { transactionId: randomUUID(), betTransactionId: transactionId, at: clock.now() };
  await sendUntil('rollback', { token, roundId, gameCode, ...body });
}

/** Returns the stakes of a round that can't be gone on with. */
export async function takeBackRound(
  session: OfSession,
  { roundId, bets, staked, won }: Pick<OpenRound, 'roundId' | 'bets' | 'staked' | 'won'>,
  options: Options,
): Promise<void> {
  const { token, gameCode } = session;
  const at = options.clock.now();
  for (const { transactionId } of bets)
    await rollBack(session, { roundId, transactionId }, options);
  // A bet that has its win can't be taken back: its round ends with what it was.
  const sums = won > 0 ? { staked, won } : { staked: 0, won: 0 };
  await options.sendUntil('close-round', { token, roundId, gameCode, ...sums, at });
}
