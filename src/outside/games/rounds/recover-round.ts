import type { OpenRound } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { Desk } from './desk';
import { betsOf, isLegal, movesOf, readSaved, returnedOf, stakedOf } from './round';
import type { Round } from './round';
import { rollBack, takeBackRound } from './take-back';

interface Recovered extends Pick<ProgramOptions, 'clock'> {
  readonly title: Title;
  readonly desk: Desk;
  readonly token: string;
  readonly sendUntil: SendUntil;
}

/**
 * A round that no page plays, if it has moves left. One that is over is settled, and one whose state can't be read is
 * taken back. So is a bet whose move was not kept: the round goes on as it was before.
 */
export function recoverRound(
  openRound: OpenRound,
  { title, desk, token, sendUntil, clock }: Recovered,
): Round | null {
  const session = { token, gameCode: openRound.gameCode };
  const round = roundOf(title, openRound);
  if (!round) {
    void takeBackRound(session, openRound, { sendUntil, clock });
    return null;
  }
  const { roundId, transactionIds } = round;
  for (const { transactionId } of openRound.bets) {
    if (transactionIds.includes(transactionId)) continue;
    void rollBack(session, { roundId, transactionId }, { sendUntil, clock });
  }
  if (movesOf(title, round).length > 0) return round;
  void desk.settle(round, stakedOf(title, round), returnedOf(title, round));
  return null;
}

function roundOf(title: Title, { roundId, gameCode, bets, draw, state }: OpenRound): Round | null {
  const saved = readSaved(title, state);
  if (!saved || !draw || gameCode !== title.slug) return null;
  const { choice, unit, moves, transactionIds, at } = saved;
  const round = { roundId, choice, unit, results: draw.results, moves, transactionIds, at };
  const isCounted = transactionIds.every((id) => bets.some((bet) => bet.transactionId === id));
  const isWhole = isCounted && isLegal(title, round);
  return isWhole && betsOf(title, round) === transactionIds.length ? round : null;
}
