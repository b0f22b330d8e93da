import {
  COUPON_PROBLEM_CODES,
  CommandError,
  dialogsOpen,
  meaningOf,
  type Account,
  type CouponProblem,
  type CouponState,
  type RequestOf,
} from '@grandstand/bus-contracts';
import { couponAcceptPrices, couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH, type AmountFault } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { useCallback, useState } from 'react';
import { barringProblem } from './barring-problem';
import { batchOf, totalStake, type AskedSingle } from '../shared/stakes';
import { useAmountFaultText, useCouponSettings } from '../shared/words-and-money';
import { useBettor, type Bettor } from './use-bettor';
import { useIsLasting } from './use-is-lasting';

/** The service checks an unknown result until it is known, longer than the usual deadline of a command. */
export const PLACE_DEADLINE = 120_000;

/** So long moved odds are in view before Place accepts them. */
const SEEN_MS = 700;

export interface Placing {
  /** Places the coupon as shown, or a single of it that was asked for by itself, or shows the problem. */
  readonly place: (single?: AskedSingle) => void;
  /** A press has not been answered yet. */
  readonly isSending: boolean;
  /** A press accepts the moved odds that are in view, and places: nothing else is in its way. */
  readonly isAccepting: boolean;
  readonly problem: CouponProblem | null;
  /** Called as the player types, with why the text is no amount. */
  readonly onStakeTyped: (text: string, fault: AmountFault | null) => void;
}

/** Places the coupon and reports the first problem. */
export function usePlacing(coupon: CouponState, account: Account | null): Placing {
  const { send, isSending, error } = useSend(couponPlace);
  const { send: open } = useSend(dialogsOpen);
  const bettor = useBettor();
  const [triedBy, setTriedBy] = useState<Bettor | null>(null);
  const [stakeFault, setStakeFault] = useState<AmountFault | null>(null);
  const faultText = useAmountFaultText();
  const { isActiveOneClick } = useCouponSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  const isAccepting = useIsLasting(account && movedOdds(coupon), SEEN_MS);
  const [first] = coupon.problems;

  const place = (single?: AskedSingle): void => {
    setTriedBy(bettor);
    if (coupon.placing.status !== 'idle' || isSending) return;
    if (single && account) {
      void send(singleRequestOf(coupon, account.id, single), { deadline: PLACE_DEADLINE });
      return;
    }
    if (stakeFault !== null) return;
    if (first?.code === 'not-signed-in') {
      const kept = requestOf(coupon, null);
      if (kept) void send(kept);
      void open({ name: 'sign-in' });
      return;
    }
    const canSend = account !== null && (coupon.isPlaceBet || isAccepting);
    const request = canSend ? requestOf(coupon, account.id) : null;
    // Answered at once, before the coupon is checked against what the request has.
    if (request && isAccepting) void accept({});
    if (request) void send(request, { deadline: PLACE_DEADLINE });
  };

  const onStakeTyped = useCallback((_text: string, fault: AmountFault | null): void => {
    setTriedBy(null);
    setStakeFault(fault);
  }, []);

  const stakeText = stakeFault && faultText(stakeFault);
  return {
    place,
    isSending,
    isAccepting,
    problem: problemToShow({ coupon, first, error, bettor, triedBy, isActiveOneClick, stakeText }),
    onStakeTyped,
  };
}

/** The odds that are in view, where only moved ones keep the coupon from being placed; null: they don't. */
function movedOdds({ placing, problems, bets, matchPrices }: CouponState): string | null {
  const isOnlyMoved =
    placing.status === 'idle' &&
    problems.length > 0 &&
    problems.every(({ code, stake }) => code === 'price-changed' && stake === undefined);
  if (!isOnlyMoved) return null;
  return [...bets.map(({ market }) => market), ...matchPrices].map(({ coef }) => coef).join();
}

/** The request of a single of this coupon, at its price of this render. */
function singleRequestOf(
  { bets }: CouponState,
  accountId: number,
  { marketId, stake }: AskedSingle,
): RequestOf<typeof couponPlace> {
  const coef = bets.find(({ market }) => market.id === marketId)?.market.coef ?? 1;
  return { only: marketId, amount: stake, accountId, coefs: { [marketId]: coef } };
}

/** The request has the values of this render: a later price is not accepted by the press. */
function requestOf(
  coupon: CouponState,
  /** Null: a guest's. */
  accountId: number | null,
): RequestOf<typeof couponPlace> | null {
  const { typeId, systemValue, possibleWin, bets, matchPrices } = coupon;
  if (totalStake(coupon) === null) return null;
  const shown = {
    accountId,
    coefs: Object.fromEntries(bets.map(({ market }) => [market.id, market.coef])),
    matchCoefs: Object.fromEntries(
      matchPrices.flatMap(({ gameId, coef }) => (coef === null ? [] : [[gameId, coef]])),
    ),
    typeId,
    systemValue,
    possibleWin,
  };
  if (typeId !== BATCH) return { ...shown, amount: coupon.amount ?? 0 };
  const stakes = batchOf(coupon).bets.map(({ id, stake }) => [id, stake ?? 0]);
  return { ...shown, amount: 0, amountByBetId: Object.fromEntries(stakes) };
}

function problemToShow(facts: {
  readonly coupon: CouponState;
  readonly first: CouponProblem | undefined;
  readonly error: Error | undefined;
  readonly bettor: Bettor;
  readonly triedBy: Bettor | null;
  /** A press on a price is a try to place it. */
  readonly isActiveOneClick: boolean;
  /** Why the typed stake is no amount; null where it is one. */
  readonly stakeText: string | null;
}): CouponProblem | null {
  const { coupon, first, error, bettor, triedBy, isActiveOneClick, stakeText } = facts;
  // While a bet is being placed, only a bet that was not placed is reported.
  if (coupon.placing.status !== 'idle') return first?.code === 'not-placed' ? first : null;
  // No stake and no other bet would be taken.
  const barring = barringProblem(coupon);
  if (barring) return barring;
  if (stakeText !== null) return { code: 'stake-invalid', text: stakeText };
  // The account is loading.
  if (bettor === 'unknown' && first?.code === 'unavailable') return null;
  // A guest's button opens the sign-in.
  if (first?.code === 'not-signed-in' && triedBy !== 'player' && !isActiveOneClick) return null;
  if (first && (triedBy || isActiveOneClick || !meaningOf(first.code).isShownAfterPress))
    return first;
  return triedBy === 'player' ? problemOf(error) : null;
}

/** The problem of a failed command; most refusals are in the coupon's state already. */
export function problemOf(error: Error | undefined): CouponProblem | null {
  if (!error) return null;
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const text = error.text === undefined ? {} : { text: error.text };
  const { code } = error;
  return { code: COUPON_PROBLEM_CODES.find((one) => one === code) ?? 'unavailable', ...text };
}
