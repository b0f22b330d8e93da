import { randomUUID } from 'node:crypto';
import type { OpenRound, WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import { TITLES } from '../titles';
import type { Title } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createDemoDesk, createRealDesk } from './desk';
import type { Desk } from './desk';
import { PlaySession } from './play-session';
import { betsOf, isLegal, movesOf, readSaved, returnedOf, stakedOf } from './round';
import type { Round } from './round';

/** With so many of the least stakes does a demo begin. */
const DEMO_STAKES = 1000;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
  /** The session in which a player plays a title in another page. */
  readonly sessionOf: (owner: string) => PlaySession | undefined;
}

type Facts = WalletAnswer<'authenticate'>;
type Real = Extract<Facts, { mode: 'real' }>;

/** A session as its page is told of it. */
export interface OpenedSession {
  readonly play: PlaySession;
  readonly facts: Facts;
  readonly stake: { readonly min: number; readonly max: number; readonly step: number };
}

/** Exchanges the code of a launch; undefined if it can't be exchanged. */
export async function openSession(
  code: string,
  { wallet, sendUntil, clock, sessionOf }: Options,
): Promise<OpenedSession | undefined> {
  const outcome = await wallet.send('authenticate', { code });
  if (outcome.kind !== 'answered') return undefined;
  const facts = outcome.answer;
  const title = TITLES.find(({ slug }) => slug === facts.gameCode);
  if (!title) return undefined;
  const stake = inSteps(facts.stake, title.stake.step);
  if (facts.mode === 'demo') {
    const { minCycleMs } = facts;
    const balance = stake.min * DEMO_STAKES;
    const desk = await createDemoDesk({ title, clock, minCycleMs, balance });
    const play = new PlaySession({ title, desk, stake, open: null, owner: null, clock });
    return { play, facts, stake };
  }
  const desk = createRealDesk({ wallet, sendUntil, title, facts, clock });
  const owner = `${facts.playerId} ${title.slug}`;
  // Two pages would have two copies of one round. The other page may know more of it than the operator does.
  const left = await sessionOf(owner)?.retire();
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
    void takeBack(facts, openRound, { sendUntil, clock });
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

interface Bet {
  readonly roundId: string;
  readonly transactionId: string;
}

async function rollBack(
  { token, gameCode }: Real,
  { roundId, transactionId }: Bet,
  { sendUntil, clock }: Pick<Options, 'sendUntil' | 'clock'>,
): Promise<void> {
  const body = { transactionId: randomUUID(), betTransactionId: transactionId, at: clock.now() };
  await sendUntil('rollback', { token, roundId, gameCode, ...body });
}

/** Returns the stakes of a round that can't be gone on with. */
async function takeBack(
  facts: Real,
  { roundId, bets, staked, won }: OpenRound,
  options: Pick<Options, 'sendUntil' | 'clock'>,
): Promise<void> {
  const { token, gameCode } = facts;
  const at = options.clock.now();
  for (const { transactionId } of bets) await rollBack(facts, { roundId, transactionId }, options);
  // A bet that has its win can't be taken back: its round ends with what it was.
  const sums = won > 0 ? { staked, won } : { staked: 0, won: 0 };
  await options.sendUntil('close-round', { token, roundId, gameCode, ...sums, at });
}
