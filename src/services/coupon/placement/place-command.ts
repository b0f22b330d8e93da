import { Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, CouponProblem, FailureOf, CouponState } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH, SINGLE, isSingles } from '@grandstand/bus-contracts/domain';
import type { Log } from '../../ports';
import type { TabLocks } from '../../ports/tab-locks';
import type { CouponAccess } from '../commands/coupon-access';
import { viewIn, figuresIn } from '../coupon';
import { emptyDraft } from '../draft/draft';
import { figuresOf } from '../pricing/figures';
import type { KeptPress } from './kept-press';
import type { Placing, Sent } from './placing';
import { problemsOf } from '../pricing/problems';
import { placedBets } from './refusals';
import { couponOf, differenceFrom } from './snapshot';
import type { Click, Unsent } from './snapshot';
import type { Draft } from '../draft/draft';
import type { State } from '../state';
import type { Figures } from '../pricing/figures';

/** The lock that lets one tab place at a time. */
const LOCK = 'grandstand.coupon.place';

/** A press that waited longer is not placed: the player may have changed their mind. */
const PRESS_HOLDS_MS = 10_000;

export interface PlaceCommandPorts {
  /** The player's session time is over, or a question to the player is open. */
  readonly isHalted: () => boolean;
  readonly serverNow: () => number;
  readonly placing: Placing;
  readonly coupon: CouponAccess;
  readonly locks: TabLocks;
  /** Applies the changes of other tabs whose messages have not arrived yet. */
  readonly catchUp: () => void;
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
  const { isHalted, serverNow, placing, coupon, locks, catchUp, log } = ports;
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
    const state = coupon.present();
    const subject = subjectOf(state, click.only);
    const { context } = state;
    // One placement at a time: a second click of the same coupon finds the first one under way.
    if (!subject || subject.view.placing.status !== 'idle' || isHalted()) return 'not-ready';
    const { draft, view, figures } = subject;
    const [problem] = problemsOf(draft, context, figures);
    if (problem) return failureOf(problem);
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

  const placePressed = async (press: Press, since: number): Promise<void> => {
    const { marketId, coef, amount } = press;
    const state = coupon.present();
    const entry = state.draft.bets.find(({ bet }) => bet.market.id === marketId);
    // It was placed or removed while it waited.
    if (!entry) return;
    const { context } = state;
    const view = viewIn(state);
    const isAsWished =
      view.placing.status === 'idle' &&
      !isHalted() &&
      context.settings.isActiveOneClick &&
      (context.account?.id ?? null) === press.accountId &&
      serverNow() - since <= PRESS_HOLDS_MS;
    if (!isAsWished) {
      coupon.dispatch({ type: 'not-sent', problems: [{ code: 'not-placed', marketId }] });
      return;
    }
    const single = { ...emptyDraft, bets: [entry], amount };
    const figures = figuresOf(single, context, null);
    // The press itself chose the outcome, so the bet does not wait for its names.
    const problems = problemsOf(single, context, figures).filter(
      ({ code }) => code !== 'bet-unconfirmed',
    );
    if (problems.length > 0) {
      // A coupon of this bet alone shows them already.
      if (view.bets.length > 1) coupon.dispatch({ type: 'not-sent', problems });
      return;
    }
    const click: Click = {
      amount: amount ?? 0,
      accountId: context.account?.id ?? 0,
      coefs: { [marketId]: coef },
    };
    const shown = {
      ...view,
      typeId: SINGLE as typeof SINGLE,
      bets: [...figures.bets],
      matchPrices: [],
      bonusBet: null,
      hyperBonus: null,
      promoCode: '',
      isVipBet: false,
    };
    const unsent = couponOf(click, shown, figures, context, serverNow());
    await submit(unsent, view.bets.length > 1).catch((error: unknown) => {
      // The coupon shows the operator's refusal already.
      if (!(error instanceof Refusal)) throw error;
    });
  };

  const place = async (click: Click): Promise<Placed> => {
    const failure = obstacle(click);
    if (failure) throw refuse(failure);
    const placed = await alone(async () => {
      // Another tab may have placed or changed it since the check.
      const later = obstacle(click);
      const state = coupon.present();
      const subject = subjectOf(state, click.only);
      if (later || !subject) throw refuse(later ?? 'not-ready');
      const { view, figures } = subject;
      const unsent = couponOf(click, view, figures, state.context, serverNow());
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
          coupon.dispatch({
            type: 'not-sent',
            problems: [{ code: 'not-placed', marketId: press.marketId }],
          });
        }
      } finally {
        pressed.delete(press.marketId);
      }
    },
  };
}

/** The most urgent problem decides the code of the refusal. */
function failureOf({ code }: CouponProblem): PlaceFailure {
  switch (code) {
    case 'not-signed-in':
    case 'not-enough-money':
    case 'price-changed':
      return code;
    default:
      return 'not-ready';
  }
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

/** The coupon to place, or one of its singles. */
interface Subject {
  readonly draft: Draft;
  readonly view: CouponState;
  readonly figures: Figures;
}

/** The present coupon, or the requested single with its own stake; null if the single is not in the coupon. */
function subjectOf(state: State, only: string | undefined): Subject | null {
  const whole = { draft: state.draft, view: viewIn(state), figures: figuresIn(state) };
  if (only === undefined) return whole;
  const place = whole.draft.bets.findIndex(({ bet }) => bet.market.id === only);
  const entry = whole.draft.bets[place];
  if (!entry || !isSingles(whole.draft.typeId)) return null;
  const amount = whole.figures.stakes[place] ?? null;
  const draft = { ...whole.draft, bets: [{ ...entry, amount }], amount, isAutoMax: false };
  // Limits and advances are the player's, whichever of the singles it is.
  const { checked } = whole.figures;
  const figures = { ...figuresOf(draft, state.context, null), checked };
  return { draft, figures, view: { ...whole.view, bets: [...figures.bets] } };
}
