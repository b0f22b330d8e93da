import { couponOffersGet, Refusal } from '@grandstand/bus-contracts';
import {
  couponFill,
  couponGenerate,
  couponLoad,
  couponShare,
} from '@grandstand/bus-contracts/shell';
import type { Accumulator, ShellHandle } from '@grandstand/bus-contracts';
import { couponCoef } from '@grandstand/bus-contracts/domain';
import { HttpError } from '../../api';
import type { CouponApi } from '../../api';
import { refusalOf } from '../../api/refusal-of';
import { questionOf } from './checked';
import type { Desk } from './desk';
import type { Draft } from './draft';
import { NO_RESULT } from './results';
import { draftOfMarkets, draftOfShared, loadReportOf } from './shared-coupon';

export interface ExchangePorts {
  readonly bus: ShellHandle;
  readonly serverNow: () => number;
  readonly desk: Desk;
  readonly operator: CouponApi;
  /** The coupon has bets that the feed has not spoken of. */
  readonly onFilled: () => void;
}

/** Answers the commands by which a coupon leaves as a code, and comes in whole. */
export function handleExchange({ bus, serverNow, desk, operator, onFilled }: ExchangePorts): void {
  const most = (): number => desk.around().rules.maxBets;

  const fill = (next: Draft): { count: number } => {
    desk.tell(NO_RESULT);
    desk.edit(next);
    onFilled();
    return { count: next.bets.length };
  };

  bus.handle(couponShare, async (_request, { signal }) => {
    if (desk.draft().bets.length === 0) throw new Refusal('empty');
    const { typeId, systemValue, bets } = questionOf(desk.draft(), desk.around());
    try {
      return { code: await operator.share({ typeId, systemValue, bets }, { signal }) };
    } catch (error) {
      throw refusalOf(error);
    }
  });

  bus.handle(couponLoad, async ({ code }, { signal }) => {
    const shared = await operator.load(code, { signal }).catch((error: unknown) => {
      const isUnknown = error instanceof HttpError && error.status === 404;
      throw isUnknown ? new Refusal('not-found', { cause: error }) : refusalOf(error);
    });
    fill(draftOfShared(shared, serverNow(), most()));
    const loadReport = loadReportOf(shared);
    desk.tell({ loadReport });
    return { loadReport };
  });

  bus.handle(couponOffersGet, async (_request, { signal }) => {
    try {
      const { line, live } = await operator.accumulators({ signal });
      return { line: line.map(asOffer), live: live.map(asOffer) };
    } catch (error) {
      throw refusalOf(error);
    }
  });

  bus.handle(couponFill, async ({ expressId }, { signal }) => {
    const { line, live } = await operator.accumulators({ signal }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const express = [...line, ...live].find((one) => one.expressId === expressId);
    if (!express) throw new Refusal('not-found');
    return fill({ ...draftOfMarkets(express.bets, serverNow(), most()), expressId });
  });

  bus.handle(couponGenerate, async (wish, { signal }) => {
    const { account, currency } = desk.around();
    const scale = account?.scale ?? currency?.scale;
    if (scale === undefined) throw new Refusal('unavailable');
    const markets = await operator
      .generate({ ...wish, scale }, { signal })
      .catch((error: unknown) => {
        throw refusalOf(error, ['nothing-found']);
      });
    if (markets.length === 0) throw new Refusal('nothing-found');
    return fill({ ...draftOfMarkets(markets, serverNow(), most()), amount: wish.amount });
  });
}

function asOffer({ expressId, bets }: Omit<Accumulator, 'coef'>): Accumulator {
  const coef = couponCoef({ typeId: 1, systemValue: 0, legs: bets }) ?? 1;
  return { expressId, coef, bets };
}
