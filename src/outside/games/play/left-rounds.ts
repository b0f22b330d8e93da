import type { ProgramOptions } from '../../kit/program';
import { isShared, TITLES } from '../titles';
import type { Title } from '../titles';
import { openRounds } from '../wallet/open-rounds';
import type { ListedRound } from '../wallet/open-rounds';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createRealDesk } from '../rounds/desk';
import type { PlaySessions } from './play-sessions';
import { recoverRound } from '../rounds/recover-round';
import { leftRound, returnedOf, stakedOf } from '../rounds/round';
import { takeBackRound } from '../rounds/take-back';

/** How long a round waits for its player. */
const WAITS_MS = 7 * 86_400_000;
const LOOK_EVERY_MS = 3_600_000;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
  readonly sessions: PlaySessions;
}

/**
 * Ends the rounds that their players have left, every hour, by the rules of their games. The first look is at all open
 * rounds: one whose return was not booked before a restart is settled. Returns a function that ends the looks.
 */
export function keepEndingLeftRounds(options: Options): () => void {
  const { clock } = options;
  let cancel = (): void => {};
  const look = (before: number): void => {
    cancel = clock.after(LOOK_EVERY_MS, () => look(clock.now() - WAITS_MS));
    endRounds(before, options).catch(console.error);
  };
  look(clock.now());
  return () => cancel();
}

/**
 * A table ends its rounds itself, and they are not asked for: each list has new tokens, and those of the table's own
 * list would no longer be taken.
 */
async function endRounds(before: number, options: Options): Promise<void> {
  for (const title of TITLES.filter((each) => !isShared(each))) {
    for await (const listed of openRounds({ gameCode: title.slug, before }, options)) {
      await endRound(title, listed, options);
    }
  }
}

async function endRound(
  title: Title,
  listed: ListedRound,
  { wallet, sendUntil, sessions, clock }: Options,
): Promise<void> {
  const { roundId, token, gameCode, currency } = listed;
  const session = { token, gameCode, currency, balance: 0, freeSpins: null };
  const desk = createRealDesk({ wallet, sendUntil, title, session, clock });
  const held = sessions.playing(roundId);
  // A page that is still open may know more of the round than the list. If it is lost, the next look ends the round.
  const round = held
    ? await held.retire()
    : recoverRound(listed, { title, desk, token, sendUntil, clock });
  if (!round || clock.now() - round.at < WAITS_MS) return;
  const ended = leftRound(title, round);
  if (ended === null) {
    await takeBackRound(session, listed, { sendUntil, clock });
    return;
  }
  if (!(await desk.save(ended))) return;
  await desk.settle(ended, stakedOf(title, ended), returnedOf(title, ended));
}
