import type { LineChanges } from './betting/engine/listed-game';
import type { World } from './betting/engine/world';
import type { Feed } from './betting/feed/feed';
import type { Operator } from './operator';
import type { SandboxClock } from './platform/clock';
import { eachByItself, FailedPiecesError, ReportOnce } from './platform/work/isolated-work';
import { linePieces } from './betting/preparation/line-pieces';
import { Preparation, type SpareTime } from './platform/work/preparation';
import { SequentialRuns } from './platform/work/sequential-runs';

const TICK = 1_000;
/** Decided bets are settled at once; every 30 ticks all games are checked, for those that a restart or an error left. */
const SETTLE_EVERY = 30;
/** The ticks between two looks for connections of sessions that have ended. */
const CLOSE_EVERY = 5;
/** The ticks between two signs of life of idle chats. */
const BEAT_EVERY = 10;
/** The ticks between two looks for payments that the bank is silent about. */
const ASK_EVERY = 15;
/** The ticks between two looks for documents to decide. */
const REVIEW_EVERY = 2;
/** The ticks between two steps of withdrawals, and between two looks for money of excluded players. */
const WITHDRAW_EVERY = 5;
const PAY_BACK_EVERY = 60;
/** The ticks between two looks for rounds of games, and tries of bonus games, that were left open; the day's tables are fixed then too. */
const END_ROUNDS_EVERY = 60;
/** The ticks between two deletions of messages to visitors, and of applications that were declined long ago. */
const FORGET_EVERY = 600;
/** The ticks between two looks for draws of lotteries that are due, and for those of toto. */
const LOTTO_EVERY = 2;
/** The ticks between two looks for tournaments to plan, score and settle. */
const TOURNAMENT_EVERY = 10;
/** The ticks between two counts of stakes that bonuses wait for, and between two of those that give points; cashback of periods that have ended is paid then too. */
const COUNT_EVERY = 3;
const CASHBACK_EVERY = 60;
/** The ticks between two looks for free spins of excluded players. */
const FREE_SPINS_EVERY = 5;
/** The ticks between two looks for accounts of players whose exclusion has begun by itself. */
const HOLDS_EVERY = 30;
/** The ticks between two counts of invited friends. */
const REFERRALS_EVERY = 60;
const DRAW_EVERY = 10;
/** The ticks between two looks for races of marbles to draw. */
const RACE_EVERY = 2;
/** The ticks between two looks at what jackpots have. */
const METERS_EVERY = 2;

interface TickPorts {
  readonly clock: SandboxClock;
  /** Runs what is prepared before calls ask for it. */
  readonly spareTime: SpareTime;
  /** Receives internal errors. */
  readonly report: (error: unknown) => void;
}

/** What runs in turn: no run begins before the last one has ended. */
interface Runs {
  run(): Promise<unknown>;
  idle(): Promise<void>;
}

/** Work of a service that does not take turns by itself. */
class Chore extends SequentialRuns {
  readonly #work: () => Promise<unknown>;

  constructor(now: () => number, work: () => Promise<unknown>) {
    super(now, 0);
    this.#work = work;
  }

  protected async doDue(): Promise<void> {
    await this.#work();
  }
}

/** What is done at every so many ticks, and at which of them. */
interface Due {
  readonly every: number;
  readonly at?: number;
  readonly runs: Runs;
}

/** All that is done by time, but for the settlement of bets. */
function duesOf(operator: Operator, chore: (work: () => Promise<unknown>) => Runs): readonly Due[] {
  const { bonusGames, jackpotMeters, lotto, marbles, toto, tournaments } = operator;
  return [
    { every: CLOSE_EVERY, runs: chore(() => closeEndedSessions(operator)) },
    { every: METERS_EVERY, runs: chore(() => jackpotMeters.send()) },
    // A bank that can't be reached is asked again.
    { every: ASK_EVERY, runs: chore(() => operator.payments.askAboutSilent()) },
    { every: REVIEW_EVERY, runs: chore(() => operator.verifications.run()) },
    { every: WITHDRAW_EVERY, runs: chore(() => operator.withdrawalProgress.advance()) },
    { every: PAY_BACK_EVERY, runs: chore(() => operator.withdrawals.payBackExcluded()) },
    { every: COUNT_EVERY, runs: chore(() => operator.bonuses.run()) },
    { every: CASHBACK_EVERY, at: 1, runs: chore(() => operator.cashback.run()) },
    { every: FREE_SPINS_EVERY, at: 3, runs: chore(() => operator.freeSpins.run()) },
    { every: HOLDS_EVERY, at: 4, runs: chore(() => operator.holds.run()) },
    { every: REFERRALS_EVERY, at: 2, runs: chore(() => operator.referrals.run()) },
    { every: LOTTO_EVERY, runs: lotto },
    { every: RACE_EVERY, runs: marbles },
    { every: DRAW_EVERY, runs: toto },
    { every: TOURNAMENT_EVERY, runs: tournaments },
    { every: FORGET_EVERY, runs: chore(() => operator.appLinks.forget()) },
    { every: FORGET_EVERY, runs: chore(() => operator.affiliates.forget()) },
    { every: END_ROUNDS_EVERY, runs: chore(() => operator.oldRounds.end()) },
    { every: END_ROUNDS_EVERY, runs: chore(() => bonusGames.endOverdue()) },
    { every: END_ROUNDS_EVERY, at: 1, runs: chore(() => bonusGames.beginDay()) },
  ];
}

/**
 * Does what an operator does by itself as time passes: plays matches, settles bets, draws and bonuses, ends sessions
 * and rounds, and asks the bank about payments. Returns a function that ends it, and resolves once nothing of it is
 * under way.
 */
export function keepTicking(
  operator: Operator,
  { clock, spareTime, report }: TickPorts,
): () => Promise<void> {
  const { world, feed, settlement, now } = operator;
  let ticks = 0;
  let cancel = (): void => {};
  let isEnded = false;
  // What waits for its turn when the operator is closed is not begun any more.
  const chore = (work: () => Promise<unknown>): Runs =>
    new Chore(now, async () => {
      if (!isEnded) await work();
    });
  const dues = duesOf(operator, chore).map((due) => ({ ...due, reports: new ReportOnce(report) }));
  const playing = new ReportOnce(report);
  const settling = new ReportOnce(report);
  const beating = new ReportOnce(report);
  const preparing = new ReportOnce(report);
  const preparation = new Preparation({
    pieces: () => linePieces(world.line, now),
    spareTime,
    onEnd: (failed) =>
      void preparing.run(async () => {
        if (failed.length > 0) throw new FailedPiecesError(failed);
      }),
  });
  const play = async (): Promise<void> => {
    const { hasDecided, failed } = advanceWorld(world, feed, now());
    if (hasDecided || ticks % SETTLE_EVERY === 1) void settling.run(() => settlement.run());
    if (failed.length > 0) throw new FailedPiecesError(failed);
  };
  const tick = (): void => {
    cancel = clock.after(TICK, tick);
    ticks++;
    // What fails here ends neither the ticks nor the process.
    void playing.run(play);
    preparation.begin();
    void beating.run(() => beat(operator, ticks));
    for (const { every, at = 0, runs, reports } of dues) {
      if (ticks % every === at) void reports.run(() => runs.run());
    }
  };
  tick();
  return async () => {
    isEnded = true;
    cancel();
    preparation.end();
    await Promise.all([settlement, ...dues.map(({ runs }) => runs)].map((runs) => runs.idle()));
  };
}

/** Updates all games to now, and publishes the changes. */
export function advanceWorld(world: World, feed: Feed, now: number): LineChanges {
  const changes = world.line.tick(now);
  feed.publishOdds(changes.odds, changes.games);
  return changes;
}

/** Signs of life, by which browsers tell a quiet stream from a broken one. */
async function beat(
  { feed, chats, jackpotMeters, drawNews }: Operator,
  ticks: number,
): Promise<void> {
  const idle = ticks % BEAT_EVERY === 0 ? [chats.streams, jackpotMeters, drawNews] : [];
  await eachByItself(
    [feed, ...idle],
    () => 'a stream',
    (streams) => streams.beat(),
  );
}

async function closeEndedSessions({ chats, feed, sessions }: Operator): Promise<void> {
  await eachByItself(
    [feed, chats.streams],
    () => 'a stream',
    async (streams) => {
      streams.closeSessions(await sessions.endedOf(streams.sessionIds));
    },
  );
}
