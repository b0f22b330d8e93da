import type { OpenRound, WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { GameTables } from '../tables/game-tables';
import { recoverRound } from '../tables/recover-rounds';
import { TableSeat } from '../tables/table-seat';
import { TITLES } from '../titles';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createDemoDesk, createRealDesk } from './desk';
import type { Desk } from './desk';
import { PlaySession } from './play-session';
import type { Play } from './play-sessions';
import type { StakeBounds } from './read-bet';
import { betsOf, isLegal, movesOf, readSaved, returnedOf, stakedOf } from './round';
import type { Round } from './round';
import { rollBack, takeBackRound } from './take-back';

/** With so many of the least stakes does a demo begin. */
const DEMO_STAKES = 1000;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
  readonly tables: GameTables;
  /** The session in which a player plays a title in another page. */
  readonly sessionOf: (owner: string) => Play | undefined;
}

type Facts = WalletAnswer<'authenticate'>;
type Real = Extract<Facts, { mode: 'real' }>;

/** A session as its page is told of it. */
export interface OpenedSession {
  readonly play: Play;
  readonly facts: Facts;
  readonly stake: StakeBounds;
}

/** Exchanges the code of a launch; undefined if it can't be exchanged. */
export async function openSession(
  code: string,
  options: Options,
): Promise<OpenedSession | undefined> {
  const { wallet, sendUntil, clock, tables, sessionOf } = options;
  const outcome = await wallet.send('authenticate', { code });
  if (outcome.kind !== 'answered') return undefined;
  const facts = outcome.answer;
  const title = TITLES.find(({ slug }) => slug === facts.gameCode);
  if (!title) return undefined;
  const stake = inSteps(facts.stake, title.stake.step);
  const table = tables.of(title.slug);
  if (facts.mode === 'demo') {
    const { minCycleMs } = facts;
    const balance = stake.min * DEMO_STAKES;
    const desk = await createDemoDesk({ title, clock, minCycleMs, balance });
    const owner = null;
    const play = table
      ? new TableSeat({ table, desk, stake, owner, clock })
      : new PlaySession({ title, desk, stake, open: null, owner, clock });
    return { play, facts, stake };
  }
  const { token, gameCode, balance, minCycleMs } = facts;
  const session = { token, gameCode, balance, minCycleMs, currency: facts.currency.iso };
  const desk = createRealDesk({ wallet, sendUntil, title, session, clock });
  const owner = `${facts.playerId} ${title.slug}`;
  // Two pages would have two copies of one round. The other page may know more of it than the operator does.
  const left = await sessionOf(owner)?.retire();
  if (table) {
    const play = new TableSeat({ table, desk, stake, owner, clock });
    const { openRound } = facts;
    // What the table does not know was left open before a restart.
    if (openRound && !play.holds(openRound.roundId)) {
      void recoverRound(title, { ...openRound, token, currency: session.currency }, options);
    }
    return { play, facts, stake };
  }
  const open = left === undefined ? recover({ title, desk, facts, sendUntil, clock }) : left;
  const play = new PlaySession({ title, desk, stake, open, owner, clock });
  return { play, facts, stake };
}

/** The bounds of the operator as multiples of the step that a title's stakes have. */
function inSteps({ min, max }: { readonly min: number; readonly max: number }, step: number) {
  return { min: Math.ceil(min / step) * step, max: Math.floor(max / step) * step, step };
}

interface Recovered extends Pick<Options, 'sendUntil' | 'clock'> {
  readonly title: Title;
  readonly desk: Desk;
  readonly facts: Real;
}

/**
 * The round that the player left. One that is over is settled, and one whose state can't be read is taken back. So is a
 * bet whose move was not kept: the round goes on as it was before.
 */
function recover({ title, desk, facts, sendUntil, clock }: Recovered): Round | null {
  const { openRound } = facts;
  if (!openRound) return null;
  const round = roundOf(title, openRound);
  if (!round) {
    void takeBackRound(facts, openRound, { sendUntil, clock });
    return null;
  }
  const { roundId, transactionIds } = round;
  for (const { transactionId } of openRound.bets) {
    if (transactionIds.includes(transactionId)) continue;
    void rollBack(facts, { roundId, transactionId }, { sendUntil, clock });
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
