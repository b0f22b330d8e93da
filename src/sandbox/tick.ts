import type { World } from './engine/world';
import type { Feed } from './feed/feed';
import type { Operator } from './operator';
import type { SandboxClock } from './clock';

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
/** The ticks between two deletions of messages to phones of visitors. */
const FORGET_EVERY = 600;
/** The ticks between two looks for draws of lotteries that are due, and for those of toto. */
const LOTTO_EVERY = 2;
/** The ticks between two looks for tournaments to plan, score and settle. */
const TOURNAMENT_EVERY = 10;
/** The ticks between two counts of stakes that bonuses wait for, and between two of those that give points; cashback of periods that have ended is paid then too. */
const COUNT_EVERY = 3;
const CASHBACK_EVERY = 60;
/** The ticks between two counts of invited friends. */
const REFERRALS_EVERY = 60;
const DRAW_EVERY = 10;
/** The ticks between two looks for races of marbles to draw. */
const RACE_EVERY = 2;
/** The ticks between two looks at what jackpots have. */
const METERS_EVERY = 2;

interface TickPorts {
  readonly clock: SandboxClock;
  /** Receives internal errors. */
  readonly report: (error: unknown) => void;
}

/** Does what an operator does by itself as time passes: plays matches, settles bets, draws and bonuses, ends sessions and rounds, and asks the bank about payments; returns a function that ends it. */
export function keepTicking(operator: Operator, { clock, report }: TickPorts): () => void {
  const { world, feed, settlement, now } = operator;
  let ticks = 0;
  let cancel = (): void => {};
  const tick = (): void => {
    cancel = clock.after(TICK, tick);
    const hasDecided = advanceWorld(world, feed, now());
    feed.beat();
    ticks++;
    if (hasDecided || ticks % SETTLE_EVERY === 1) settlement.run().catch(report);
    if (ticks % CLOSE_EVERY === 0) closeEndedSessions(operator).catch(report);
    if (ticks % BEAT_EVERY === 0) operator.chats.streams.beat();
    if (ticks % BEAT_EVERY === 0) operator.jackpotMeters.beat();
    if (ticks % METERS_EVERY === 0) operator.jackpotMeters.tell().catch(report);
    // A bank that can't be reached is asked again.
    if (ticks % ASK_EVERY === 0) operator.payments.askAboutSilent().catch(report);
    if (ticks % REVIEW_EVERY === 0) operator.verifications.run().catch(report);
    if (ticks % WITHDRAW_EVERY === 0) operator.withdrawalProgress.advance().catch(report);
    if (ticks % PAY_BACK_EVERY === 0) operator.withdrawals.payBackExcluded().catch(report);
    if (ticks % COUNT_EVERY === 0) operator.bonuses.run().catch(report);
    if (ticks % CASHBACK_EVERY === 1) operator.cashback.run().catch(report);
    if (ticks % REFERRALS_EVERY === 2) operator.referrals.run().catch(report);
    if (ticks % LOTTO_EVERY === 0) operator.lotto.run().catch(report);
    if (ticks % RACE_EVERY === 0) operator.marbles.run().catch(report);
    if (ticks % DRAW_EVERY === 0) operator.toto.run().catch(report);
    if (ticks % TOURNAMENT_EVERY === 0) operator.tournaments.run().catch(report);
    if (ticks % FORGET_EVERY === 0) operator.appLinks.forget().catch(report);
    if (ticks % END_ROUNDS_EVERY === 0) operator.oldRounds.end().catch(report);
    if (ticks % END_ROUNDS_EVERY === 0) operator.bonusGames.endOverdue().catch(report);
    if (ticks % END_ROUNDS_EVERY === 1) operator.bonusGames.beginDay().catch(report);
  };
  tick();
  return () => cancel();
}

/** Updates all games to now and publishes the changes; returns whether bets may be decided. */
export function advanceWorld(world: World, feed: Feed, now: number): boolean {
  const { odds, games, hasDecided } = world.line.tick(now);
  feed.publishOdds(odds, games);
  return hasDecided;
}

async function closeEndedSessions({ chats, feed, sessions }: Operator): Promise<void> {
  for (const streams of [feed, chats.streams]) {
    streams.closeSessions(await sessions.endedOf(streams.sessionIds));
  }
}
