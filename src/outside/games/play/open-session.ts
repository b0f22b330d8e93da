import type { WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { ProgramOptions } from '../../kit/program';
import type { GameTables } from '../tables/game-tables';
import { recoverTableRound } from '../tables/recover-rounds';
import { TableSeat } from '../tables/table-seat';
import { TITLES } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { createDemoDesk, createRealDesk } from '../rounds/desk';
import { PlaySession } from '../rounds/play-session';
import type { Play } from './play-sessions';
import type { StakeBounds } from '../rounds/read-bet';
import { recoverRound } from '../rounds/recover-round';

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
  const { minCycleMs } = facts;
  const title = TITLES.find(({ slug }) => slug === facts.gameCode);
  if (!title) return undefined;
  const stake = inSteps(facts.stake, title.stake.step);
  const table = tables.of(title.slug);
  if (facts.mode === 'demo') {
    const desk = await createDemoDesk(title, stake.min * DEMO_STAKES);
    const owner = null;
    const play = table
      ? new TableSeat({ table, desk, stake, owner, clock })
      : new PlaySession({ title, desk, stake, open: null, owner, clock, minCycleMs, nextAt: 0 });
    return { play, facts, stake };
  }
  const { token, gameCode, balance, freeSpins } = facts;
  const currency = facts.currency.iso;
  const session = { token, gameCode, balance, freeSpins, currency };
  const desk = createRealDesk({ wallet, sendUntil, title, session, clock });
  const owner = `${facts.playerId} ${title.slug}`;
  // Two pages would have two copies of one round. The other page may know more of it than the operator does.
  const other = sessionOf(owner);
  const left = await other?.retire();
  if (table) {
    const play = new TableSeat({ table, desk, stake, owner, clock });
    const { openRound } = facts;
    // What the table does not know was left open before a restart.
    if (openRound && !play.holds(openRound.roundId)) {
      void recoverTableRound(title, { ...openRound, token, currency: session.currency }, options);
    }
    return { play, facts, stake };
  }
  const asked = left === undefined ? facts.openRound : null;
  const open = asked
    ? recoverRound(asked, { title, desk, token, sendUntil, clock })
    : (left ?? null);
  const nextAt = other?.kind === 'own' ? other.nextAt : open ? open.at + minCycleMs : 0;
  const play = new PlaySession({ title, desk, stake, open, owner, clock, minCycleMs, nextAt });
  return { play, facts, stake };
}

/** The bounds of the operator as multiples of the step that a title's stakes have. */
function inSteps({ min, max }: { readonly min: number; readonly max: number }, step: number) {
  return { min: Math.ceil(min / step) * step, max: Math.floor(max / step) * step, step };
}
