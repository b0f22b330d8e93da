import { Refusal } from '@grandstand/bus-contracts';
import type {
  AnswerOf,
  Clock,
  CouponProblem,
  CouponState,
  FailureOf,
  PlacedBet,
  couponPlace,
} from '@grandstand/bus-contracts';
import type { Circumstances } from './circumstances';
import type { OutcomeMove } from './moves';
import type { Placing, Sent } from './placing';
import { couponsOf, differenceFrom } from './snapshot';
import type { Click } from './snapshot';

/** Prices older than this are not bet on, even if nobody has said yet that the feed is silent. */
const OLDEST_PRICES_MS = 25_000;

export interface PlaceCommandPorts {
  readonly clock: Clock;
  readonly placing: Placing;
  readonly around: () => Circumstances;
  readonly look: () => { readonly view: CouponState; readonly problems: readonly CouponProblem[] };
  readonly onPlaced: (refId: string, bets: readonly PlacedBet[]) => void;
  readonly onRefused: (refused: {
    readonly problems: readonly CouponProblem[];
    readonly changes: readonly OutcomeMove[];
  }) => void;
}

type PlaceFailure = FailureOf<typeof couponPlace>;

/** Handles `coupon.place`: sends what the player saw, or says why not. */
export function createPlaceCommand(
  ports: PlaceCommandPorts,
): (click: Click) => Promise<AnswerOf<typeof couponPlace>> {
  const { clock, placing, around, look, onPlaced, onRefused } = ports;

  /** Why the click can't be sent; null where it can. */
  const obstacle = (click: Click): PlaceFailure | null => {
    const { view, problems } = look();
    const { account, feedHeardAt } = around();
    // One placement at a time: a second click of the same coupon finds the first one under way.
    if (view.placing.status !== 'idle') return 'not-ready';
    const [problem] = problems;
    if (problem) return failureOf(problem);
    if (feedHeardAt !== null && clock.now() - feedHeardAt > OLDEST_PRICES_MS) return 'not-ready';
    return account ? differenceFrom(click, view, account.id) : 'not-ready';
  };

  return async (click) => {
    const failure = obstacle(click);
    if (failure) throw new Refusal(failure, { details: { problems: look().problems } });
    const { userId, account, coefViewId } = around();
    const payer = { userId, scale: account?.scale ?? 0 };
    const sent = await placing.send(couponsOf(click, look().view, payer, coefViewId));
    if (sent === null) throw new Refusal('unknown-outcome');
    return answerOf(sent, onPlaced, onRefused);
  };
}

/** The most urgent problem decides what the click is refused with. */
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

/** What came of what was sent: singles may be placed in part, the rest stays in the coupon with its reason. */
function answerOf(
  { refId, verdicts }: Sent,
  onPlaced: PlaceCommandPorts['onPlaced'],
  onRefused: PlaceCommandPorts['onRefused'],
): AnswerOf<typeof couponPlace> {
  const bets = verdicts.flatMap(({ verdict }) => (verdict.kind === 'placed' ? [verdict.bet] : []));
  const refused = verdicts.flatMap(({ intent, verdict }) =>
    verdict.kind === 'refused' ? [{ intent, verdict }] : [],
  );
  if (bets.length > 0) onPlaced(refId, bets);
  if (refused.length > 0) {
    onRefused({
      problems: refused.flatMap(({ intent, verdict }) => {
        const [leg, ...others] = intent.coupon.bets;
        if (!verdict.problem) return [];
        return [
          { ...verdict.problem, ...(leg && others.length === 0 && { marketId: leg.marketId }) },
        ];
      }),
      changes: refused.flatMap(({ verdict }) => verdict.changes),
    });
  }
  if (bets.length + refused.length < verdicts.length) throw new Refusal('unknown-outcome');
  const [first] = refused;
  if (bets.length === 0 && first) {
    const { code, problem } = first.verdict;
    throw new Refusal(code, { text: problem?.text });
  }
  return { refId, betIds: bets.map(({ id }) => id) };
}
