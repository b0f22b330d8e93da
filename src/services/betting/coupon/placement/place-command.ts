import { Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, CouponProblem, FailureOf } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH } from '@grandstand/bus-contracts/domain';
import type { Log } from '../../../ports';
import type { TabLocks } from '../../../ports/tab-locks';
import type { CouponAccess } from '../coupon-access';
import { viewIn } from '../reducer';
import type { KeptPress } from './kept-press';
import type { Placing, Sent } from './placing';
import { problemsOf } from '../pricing/problems';
import { placedBets } from './refusals';
import type { TellNotPlaced } from './not-placed';
import { couponOf, differenceFrom } from './snapshot';
import { singleOf, subjectOf } from './subject';
import { failureOf } from './verdict';
import type { Click, Unsent } from './snapshot';

/** The lock that lets one tab place at a time. */
const LOCK = 'grandstand.coupon.place';

/** A press that waited longer is not placed: the player may have changed their mind. */
const ONE_CLICK_PRESS_MS = 10_000;

export interface PlaceCommandPorts {
  /** The player's session time is over, or a question to the player is open. */
  readonly isHalted: () => boolean;
  readonly serverNow: () => number;
  readonly placing: Placing;
  readonly coupon: CouponAccess;
  readonly locks: TabLocks;
  /** Applies the changes of other tabs whose messages have not arrived yet. */
  readonly catchUp: () => void;
  readonly tell: TellNotPlaced;
  readonly log: Log;
}

type PlaceFailure = FailureOf<typeof couponPlace>;
type Placed = AnswerOf<typeof couponPlace>;

/** A press on a price with one-click betting on: the bet is placed as the player saw it then. */
export interface Press {
  readonly marketId: string;
  readonly coef: number;
  readonly amount: number | null;
  readonly accountId: number | null;
}

export interface PlaceCommand {
  /** Sends the coupon as the player saw it; rejects with the reason if it cannot be sent. */
  place(click: Click): Promise<Placed>;
  /**
   * Places one bet of the coupon as a single, after any placement that is under way. The coupon shows
   * why, where it is not placed.
   */
  placeAlone(press: Press): Promise<void>;
  /** Places the coupon of a kept press. The coupon shows why, where it is not placed. */
  placeKept(press: KeptPress): Promise<void>;
}

/** Handles `coupon.place`, and presses on prices with one-click betting on. */
export function createPlaceCommand(ports: PlaceCommandPorts): PlaceCommand {
  const { isHalted, serverNow, placing, coupon, locks, catchUp, tell, log } = ports;
  /**
   * The placement under way, which the next press waits for. It begins with the click; `placing` is true
   * only once the lock is held.
   */
  let running: Promise<unknown> | null = null;
  /** Outcomes with a press that is handled, or waits for its turn. */
  const pressed = new Set<string>();

  const logFailed = (error: unknown): void => log('error', 'Placing a bet failed.', error);

  /** The reason why the click cannot be sent; null if it can. */
  const obstacle = (click: Click): PlaceFailure | null => {
    const subject = subjectOf(coupon.present(), click);
    // One placement at a time: a second click of the same coupon finds the first one under way.
    if (!subject || subject.view.placing.status !== 'idle' || isHalted()) return 'not-ready';
    const { draft, view, figures, context } = subject;
    const [problem] = problemsOf(draft, context, figures);
    // The most urgent problem decides the code of the refusal.
    if (problem) return failureOf(problem.code, 'not-ready');
    return differenceFrom(click, view, figures, context);
  };

  const inLock = async <T>(task: () => Promise<T>): Promise<T | null> => {
    const done = await locks.withLock(LOCK, async () => {
      catchUp();
      return { result: await task() };
    });
    if (done) return done.result;
    coupon.dispatch({ type: 'not-sent', problems: [{ code: 'placing-elsewhere' }] });
    return null;
  };

  /** Runs one placement at a time, in this tab and in all; null where another one runs. */
  const alone = async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (running) return null;
    const run = inLock(task);
    running = run;
    try {
      return await run;
    } finally {
      running = null;
    }
  };

  /** Runs the task alone after the placements that run or wait already. */
  const inTurn = async (task: () => Promise<void>): Promise<void> => {
    if (!running) {
      await alone(task);
      return;
    }
    await running.catch(() => undefined);
    await inTurn(task);
  };

  const submit = async (unsent: Unsent, isPart: boolean): Promise<Placed> => {
    const sent = await placing.send(unsent, isPart);
    if (sent === null) throw new Refusal('unknown-outcome');
    return answerOf(sent);
  };

  const refuse = (failure: PlaceFailure): Refusal =>
    new Refusal(failure, { details: { problems: viewIn(coupon.present()).problems } });

  /** Says why a pressed price was not placed: the coupon of this bet alone shows its own problems already. */
  const notPlaced = ({ marketId, amount }: Press, problems: readonly CouponProblem[]): void => {
    const { draft, context } = coupon.present();
    const [first] = problems;
    if (!first) return;
    tell({ marketId, problem: first });
    if (draft.bets.length === 1 && first.code !== 'not-placed') return;
    const stake = draft.bets.length > 1 && amount !== null ? { stake: amount } : {};
    coupon.dispatch({
      type: 'not-sent',
      problems: problems.map((problem) => ({ ...problem, marketId, ...stake })),
      ...(amount !== null && {
        asked: { marketId, amount, exactCoef: context.settings.exactCoef },
      }),
    });
  };

  const placePressed = async (press: Press, since: number): Promise<void> => {
    const { marketId, coef, amount } = press;
    const state = coupon.present();
    const entry = state.draft.bets.find(({ bet }) => bet.market.id === marketId);
    // It was placed or removed while it waited.
    if (!entry) return;
    const { context } = state;
    const isAsWished =
      state.showing.placing.status === 'idle' &&
      !isHalted() &&
      context.settings.isActiveOneClick &&
      (context.account?.id ?? null) === press.accountId &&
      serverNow() - since <= ONE_CLICK_PRESS_MS;
    if (!isAsWished) {
      notPlaced(press, [{ code: 'not-placed' }]);
      return;
    }
    const { draft, view, figures } = singleOf(state, entry, amount);
    // The press itself chose the outcome, so the bet does not wait for its names.
    const problems = problemsOf(draft, context, figures).filter(
      ({ code }) => code !== 'bet-unconfirmed',
    );
    if (problems.length > 0) {
      notPlaced(press, problems);
      return;
    }
    const click: Click = {
      amount: amount ?? 0,
      accountId: context.account?.id ?? 0,
      coefs: { [marketId]: coef },
    };
    const unsent = couponOf(click, view, figures, context, serverNow());
    await submit(unsent, state.draft.bets.length > 1).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // The coupon shows the operator's refusal already; what is not answered yet is reported later.
      if (error.code === 'unknown-outcome') return;
      const { problems: shown } = viewIn(coupon.present());
      const problem = shown.find((one) => (one.marketId ?? marketId) === marketId);
      tell({ marketId, problem: problem ?? { code: 'refused' } });
    });
  };

  const place = async (click: Click): Promise<Placed> => {
    const failure = obstacle(click);
    if (failure) throw refuse(failure);
    const placed = await alone(async () => {
      // Another tab may have placed or changed it since the check.
      const later = obstacle(click);
      const subject = subjectOf(coupon.present(), click);
      if (later || !subject) throw refuse(later ?? 'not-ready');
      const { view, figures, context } = subject;
      const unsent = couponOf(subject.click, view, figures, context, serverNow());
      return submit(unsent, unsent.typeId === BATCH || click.only !== undefined);
    });
    if (placed === null) throw refuse('not-ready');
    return placed;
  };

  return {
    place,

    placeKept: async ({ click, currencyId }) => {
      const state = coupon.present();
      const { account, currency } = state.context;
      // A possible win that grew by the player's own terms does not prevent the bet.
      const hasGrown = (viewIn(state).possibleWin ?? 0) > (click.possibleWin ?? 0);
      const possibleWin = hasGrown ? undefined : click.possibleWin;
      try {
        if (currency?.id !== currencyId) throw refuse('not-ready');
        const accountId = click.accountId ?? account?.id ?? null;
        await place({ ...click, accountId, possibleWin });
      } catch (error) {
        const refusal = error instanceof Refusal ? error.code : null;
        if (refusal === null) logFailed(error);
        const { problems, bets, placing: shown } = viewIn(coupon.present());
        // Most refusals are shown by the coupon already.
        if (problems.length > 0 || bets.length === 0 || shown.status !== 'idle') return;
        // A price that rose since it was seen and fell since the press is no problem of the coupon.
        const code = refusal === 'price-changed' ? refusal : 'not-placed';
        coupon.dispatch({ type: 'not-sent', problems: [{ code }] });
      }
    },

    placeAlone: async (press) => {
      // A second press while the first one waits is the same request.
      if (pressed.has(press.marketId)) return;
      pressed.add(press.marketId);
      const since = serverNow();
      try {
        await inTurn(() => placePressed(press, since));
      } catch (error) {
        logFailed(error);
        const { draft, showing } = coupon.present();
        const isThere = draft.bets.some(({ bet }) => bet.market.id === press.marketId);
        // A bet that was sent is reported when its outcome is known.
        if (isThere && showing.placing.status === 'idle') {
          notPlaced(press, [{ code: 'not-placed' }]);
        }
      } finally {
        pressed.delete(press.marketId);
      }
    },
  };
}

/** The bets that were placed; of a batch some may have been refused, which the coupon shows. */
function answerOf(sent: Sent): Placed {
  const { intent, verdicts } = sent;
  const bets = placedBets(sent);
  if (verdicts.some(({ verdict }) => verdict.kind === 'unknown')) {
    throw new Refusal('unknown-outcome');
  }
  const refused = verdicts.find(({ verdict }) => verdict.kind === 'refused')?.verdict;
  if (bets.length === 0 && refused?.kind === 'refused') {
    throw new Refusal(refused.code, { text: refused.problem?.text });
  }
  return { refId: intent.coupon.refId, betIds: bets.map(({ id }) => id) };
}
