import {
  CommandError,
  dialogsOpen,
  type Account,
  type CouponProblem,
  type CouponState,
  type RequestOf,
} from '@grandstand/bus-contracts';
import { couponPlace } from '@grandstand/bus-contracts/shell';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { useCallback, useState } from 'react';
import { batchOf, totalStake } from './stakes';

/** An unknown outcome is asked for until it is known: longer than a command usually may take. */
export const PLACE_DEADLINE = 120_000;

/** Said only after a press: they stand at a bet or in the feed's line already, or are what an untouched coupon lacks. */
const QUIET: ReadonlySet<CouponProblem['code']> = new Set([
  'empty',
  'not-signed-in',
  'stake-invalid',
  'price-changed',
  'bet-unconfirmed',
  'bet-blocked',
  'bet-finished',
  'bets-dependent',
  'bet-banned-express',
  'banker-disabled',
  'express-needs-two',
  'system-needs-three',
  'feed-stale',
  'promo-not-accepted',
]);

export interface Placing {
  /** Places what is on the screen, or says what stands in the way. */
  readonly place: () => void;
  readonly problem: CouponProblem | null;
  /** The player typed: whether it can be read as an amount. */
  readonly tellStake: (text: string, isAmount: boolean) => void;
}

/** The way from a press on Place to the operator's word. */
export function usePlacing(coupon: CouponState, account: Account | null): Placing {
  const { send, error } = useSend(couponPlace);
  const { send: open } = useSend(dialogsOpen);
  const [wasTried, setWasTried] = useState(false);
  const [isStakeBad, setIsStakeBad] = useState(false);
  const [first] = coupon.problems;

  const place = (): void => {
    setWasTried(true);
    if (isStakeBad || coupon.placing.status !== 'idle') return;
    if (coupon.problems.some(({ code }) => code === 'not-signed-in')) {
      void open({ name: 'sign-in' });
    }
    const request = coupon.isPlaceBet && account ? requestOf(coupon, account.id) : null;
    if (request) void send(request, { deadline: PLACE_DEADLINE });
  };

  const tellStake = useCallback((_text: string, isAmount: boolean): void => {
    setWasTried(false);
    setIsStakeBad(!isAmount);
  }, []);

  return {
    place,
    problem: problemToSay({ coupon, first, error, wasTried, isStakeBad }),
    tellStake,
  };
}

/** The snapshot is what this render shows: a price that comes after the press is not in it. */
function requestOf(coupon: CouponState, accountId: number): RequestOf<typeof couponPlace> | null {
  const { typeId, systemValue, possibleWin, bets } = coupon;
  if (totalStake(coupon) === null) return null;
  const shown = {
    accountId,
    coefs: Object.fromEntries(bets.map(({ market }) => [market.id, market.coef])),
    typeId,
    systemValue,
    possibleWin,
  };
  if (typeId !== BATCH) return { ...shown, amount: coupon.amount ?? 0 };
  const stakes = batchOf(coupon).bets.map(({ id, stake }) => [id, stake ?? 0]);
  return { ...shown, amount: 0, amountByBetId: Object.fromEntries(stakes) };
}

function problemToSay(facts: {
  readonly coupon: CouponState;
  readonly first: CouponProblem | undefined;
  readonly error: Error | undefined;
  readonly wasTried: boolean;
  readonly isStakeBad: boolean;
}): CouponProblem | null {
  const { coupon, first, error, wasTried, isStakeBad } = facts;
  // While one bet is on its way only this counts: that another one is not.
  if (coupon.placing.status !== 'idle') return first?.code === 'not-placed' ? first : null;
  if (isStakeBad) return { code: 'stake-invalid' };
  if (first && (wasTried || !QUIET.has(first.code))) return first;
  return wasTried ? problemOf(error) : null;
}

/** The coupon's own state tells most refusals; this is for those it does not. */
export function problemOf(error: Error | undefined): CouponProblem | null {
  if (!error) return null;
  if (!(error instanceof CommandError)) return { code: 'unavailable' };
  const text = error.text === undefined ? {} : { text: error.text };
  switch (error.code) {
    case 'price-changed':
    case 'not-signed-in':
    case 'not-enough-money':
    case 'refused':
      return { code: error.code, ...text };
    default:
      return { code: 'unavailable', ...text };
  }
}
