import { Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, FailureOf } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH } from '@grandstand/bus-contracts/domain';
import type { Log } from '../../../ports';
import type { TabLocks } from '../../../ports/tab-locks';
import type { CouponAccess } from '../coupon-access';
import { viewIn } from '../reducer';
import type { StoredPress } from './press/stored-press';
import type { Placing, Sent } from './placing';
import { problemsOf } from '../pricing/problems';
import { placedBets } from './refusals';
import type { TellNotPlaced } from './not-placed';
import { couponOf, differenceFrom } from './snapshot';
import { subjectOf } from './subject';
import { failureOf } from './verdict';
import type { Click, Unsent } from './snapshot';
import { createPressPlacement } from './press/pressed-price';
import type { Press } from './press/pressed-price';
import { createTurns } from './turns';

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

export interface PlaceCommand {
  /** Sends the coupon as the player saw it; rejects with the reason if it cannot be sent. */
  place(click: Click): Promise<Placed>;
  /**
   * Places one bet of the coupon as a single, after any placement that is under way. The coupon shows
   * why, where it is not placed.
   */
  placeAlone(press: Press): Promise<void>;
  /** Places the coupon of a stored press. The coupon shows why, where it is not placed. */
  placeStored(press: StoredPress): Promise<void>;
}

/** Handles `coupon.place`, and presses on prices with one-click betting on. */
export function createPlaceCommand(ports: PlaceCommandPorts): PlaceCommand {
  const { isHalted, serverNow, placing, coupon, log } = ports;
  const { alone, inTurn } = createTurns({
    ...ports,
    onElsewhere: () =>
      coupon.dispatch({ type: 'not-sent', problems: [{ code: 'placing-elsewhere' }] }),
  });
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

  const submit = async (unsent: Unsent, isPart: boolean): Promise<Placed> => {
    const sent = await placing.send(unsent, isPart);
    if (sent === null) throw new Refusal('unknown-outcome');
    return answerOf(sent);
  };

  const refuse = (failure: PlaceFailure): Refusal =>
    new Refusal(failure, { details: { problems: viewIn(coupon.present()).problems } });

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
    placeAlone: createPressPlacement({ ...ports, inTurn, submit, logFailed }),

    placeStored: async ({ click, currencyId }) => {
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
