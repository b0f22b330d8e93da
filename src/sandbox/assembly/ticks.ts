import { advanceWorld } from '../betting/engine/advance-world';
import { linePieces } from '../betting/preparation/line-pieces';
import type { SandboxClock } from '../platform/clock';
import type { Runs, Streams } from '../platform/rooms/define-room';
import { eachByItself, FailedPiecesError, ReportOnce } from '../platform/work/isolated-work';
import { Preparation, type SpareTime } from '../platform/work/preparation';
import { SequentialRuns } from '../platform/work/sequential-runs';
import type { Operator } from './open-operator';

const TICK = 1_000;
/** Decided bets are settled at once; every 30 ticks all games are checked, for those that a restart or an error left. */
const SETTLE_EVERY = 30;
/** The ticks between two looks for connections of sessions that have ended. */
const CLOSE_EVERY = 5;

interface TickPorts {
  readonly clock: SandboxClock;
  /** Runs what is prepared before calls ask for it. */
  readonly spareTime: SpareTime;
  /** Receives internal errors. */
  readonly report: (error: unknown) => void;
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

/**
 * Does what an operator does by itself as time passes: plays matches, settles bets, and does the work of each room.
 * Returns a function that ends it, and resolves once nothing of it is under way.
 */
export function keepTicking(
  operator: Operator,
  { clock, spareTime, report }: TickPorts,
): () => Promise<void> {
  const { world, feed, settlement, now } = operator.parts;
  const taken = operator.parts as never;
  const streams = operator.rooms.flatMap((room) => room.streams?.(taken) ?? []);
  let ticks = 0;
  let cancel = (): void => {};
  let isEnded = false;
  // What waits for its turn when the operator is closed is not begun any more.
  const chore = (work: () => Promise<unknown>): Runs =>
    new Chore(now, async () => {
      if (!isEnded) await work();
    });
  const closing = { every: CLOSE_EVERY, run: () => closeEndedSessions(operator) };
  const dues = [closing, ...operator.rooms.flatMap((room) => room.ticks?.(taken) ?? [])].map(
    ({ run, ...due }) => ({
      at: 0,
      ...due,
      runs: typeof run === 'function' ? chore(run) : run,
      reports: new ReportOnce(report),
    }),
  );
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
    void beating.run(() => beat(streams.filter(({ beatsEvery }) => ticks % beatsEvery === 0)));
    for (const { every, at, runs, reports } of dues) {
      if (ticks % every === at) void reports.run(() => runs.run());
    }
  };
  tick();
  return async () => {
    isEnded = true;
    cancel();
    preparation.end();
    for (const { drop } of streams) drop?.();
    await Promise.all([settlement, ...dues.map(({ runs }) => runs)].map((runs) => runs.idle()));
  };
}

async function beat(all: readonly Streams[]): Promise<void> {
  await eachByItself(
    all,
    () => 'a stream',
    ({ streams }) => streams.beat(),
  );
}

async function closeEndedSessions({ parts, rooms }: Operator): Promise<void> {
  await eachByItself(
    rooms.flatMap((room) => room.sessionStreams?.(parts as never) ?? []),
    () => 'a stream',
    async (streams) => {
      streams.closeSessions(await parts.sessions.endedOf(streams.sessionIds));
    },
  );
}
