import {
  CommandError,
  couponPlace,
  dialogsOpen,
  type Account,
  type CouponProblem,
  type CouponState,
} from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { useState } from 'react';

/** An unknown outcome is asked for until it is known: longer than a command usually may take. */
const PLACE_DEADLINE = 120_000;

/** Said as soon as they hold. What stands at a bet or in the feed's line already is said here only after a press. */
const LOUD: ReadonlySet<CouponProblem['code']> = new Set([
  'stake-too-small',
  'stake-too-big',
  'not-enough-money',
  'refused',
  'unavailable',
]);

export interface Placing {
  /** Places what is on the screen, or says what stands in the way. */
  readonly place: () => void;
  readonly problem: CouponProblem | null;
  /** The player typed this: whether it can be read as an amount. */
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
    if (isStakeBad) return;
    // What the operator said last does not stand in the way of another try.
    const inTheWay = coupon.problems.find(({ code }) => !isWord(code, account));
    if (inTheWay?.code === 'not-signed-in') void open({ name: 'sign-in' });
    if (inTheWay || coupon.amount === null || !account) return;
    // The snapshot is what this render shows: a price that comes after the press is not in it.
    const coefs = Object.fromEntries(coupon.bets.map(({ market }) => [market.id, market.coef]));
    const request = { amount: coupon.amount, accountId: account.id, coefs };
    void send(request, { deadline: PLACE_DEADLINE });
  };

  return {
    place,
    problem: problemToSay({ coupon, first, error, wasTried, isStakeBad }),
    tellStake: (text, isAmount) => {
      setWasTried(false);
      setIsStakeBad(text.trim() !== '' && !isAmount);
    },
  };
}

/** What the operator answered, which tells and does not stand in the way. */
function isWord(code: CouponProblem['code'], account: Account | null): boolean {
  return code === 'refused' || (code === 'unavailable' && account !== null);
}

function problemToSay(facts: {
  readonly coupon: CouponState;
  readonly first: CouponProblem | undefined;
  readonly error: Error | undefined;
  readonly wasTried: boolean;
  readonly isStakeBad: boolean;
}): CouponProblem | null {
  const { coupon, first, error, wasTried, isStakeBad } = facts;
  if (coupon.placing.status !== 'idle') return null;
  if (isStakeBad) return { code: 'stake-invalid' };
  if (first && (wasTried || LOUD.has(first.code))) return first;
  return wasTried ? problemOf(error) : null;
}

/** The coupon's own state tells most refusals; this is for those it does not. */
function problemOf(error: Error | undefined): CouponProblem | null {
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
