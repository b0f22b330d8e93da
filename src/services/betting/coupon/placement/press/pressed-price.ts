import { Refusal } from '@grandstand/bus-contracts';
import type { CouponProblem } from '@grandstand/bus-contracts';
import { viewIn } from '../../reducer';
import { problemsOf } from '../../pricing/problems';
import { couponOf } from '../snapshot';
import { singleOf } from '../subject';
import type { Click, Unsent } from '../snapshot';
import type { PlaceCommandPorts } from '../place-command';
import type { Turns } from '../turns';

/** A press that waited longer is not placed: the player may have changed their mind. */
const ONE_CLICK_PRESS_MS = 10_000;

/** A press on a price with one-click betting on: the bet is placed as the player saw it then. */
export interface Press {
  readonly marketId: string;
  readonly coef: number;
  readonly amount: number | null;
  readonly accountId: number | null;
}

interface PressPorts extends Pick<PlaceCommandPorts, 'isHalted' | 'serverNow' | 'coupon' | 'tell'> {
  readonly inTurn: Turns['inTurn'];
  readonly submit: (unsent: Unsent, isPart: boolean) => Promise<unknown>;
  readonly logFailed: (error: unknown) => void;
}

/** Makes what places a pressed price as a single; the coupon shows why, where it is not placed. */
export function createPressPlacement(ports: PressPorts): (press: Press) => Promise<void> {
  const { isHalted, serverNow, coupon, tell, inTurn, submit, logFailed } = ports;
  /** Outcomes with a press that is handled, or waits for its turn. */
  const pressed = new Set<string>();

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

  return async (press) => {
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
  };
}
