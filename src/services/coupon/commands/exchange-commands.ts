import { couponOffersGet, Refusal } from '@grandstand/bus-contracts';
import {
  couponFill,
  couponGenerate,
  couponLoad,
  couponShare,
} from '@grandstand/bus-contracts/shell';
import type { Accumulator, ShellHandle } from '@grandstand/bus-contracts';
import { couponCoef } from '@grandstand/bus-contracts/domain';
import { catchError, map, switchMap } from 'rxjs';
import type { MonoTypeOperatorFunction, Observable } from 'rxjs';
import { HttpError } from '../../../api';
import type { CouponApi } from '../../../api';
import { abortable$ } from '../../../api/calls/call';
import { refusalOf } from '../../../api/refusal-of';
import { figuresIn } from '../coupon';
import { checkRequestOf } from '../pricing/checked';
import type { CouponAccess } from './coupon-access';
import type { Draft } from '../draft/draft';
import { draftOfMarkets, draftOfShared, loadReportOf } from './shared-coupon';

export interface ExchangePorts {
  readonly bus: ShellHandle<'coupon'>;
  readonly coupon: CouponAccess;
  readonly serverNow: () => number;
  readonly operator: CouponApi;
}

/** Answers the commands that share a coupon as a code, and those that load a whole coupon. */
export function handleExchange({ bus, coupon, serverNow, operator }: ExchangePorts): void {
  const most = (): number => coupon.present().context.rules.maxBets;
  const fill$ = (draft: Draft): Observable<{ count: number }> =>
    coupon
      .dispatch({ type: 'filled', draft, loadReport: null })
      .pipe(map(() => ({ count: draft.bets.length })));
  const accumulators$ = abortable$((signal) => operator.accumulators({ signal })).pipe(
    refuseFailures(),
  );

  bus.handle(couponShare, () => {
    const { draft, context } = coupon.present();
    if (draft.bets.length === 0) throw new Refusal('empty');
    const { typeId, systemValue, bets } = checkRequestOf(draft, context);
    return abortable$((signal) => operator.share({ typeId, systemValue, bets }, { signal })).pipe(
      map((code) => ({ code })),
      refuseFailures(),
    );
  });

  bus.handle(couponLoad, ({ code }) =>
    abortable$((signal) => operator.load(code, { signal })).pipe(
      catchError((error: unknown) => {
        const isUnknown = error instanceof HttpError && error.status === 404;
        throw isUnknown ? new Refusal('not-found', { cause: error }) : refusalOf(error);
      }),
      switchMap((shared) => {
        const draft = draftOfShared(shared, serverNow(), most());
        const loadReport = loadReportOf(shared);
        return coupon
          .dispatch({ type: 'filled', draft, loadReport })
          .pipe(map(() => ({ loadReport })));
      }),
    ),
  );

  bus.handle(couponOffersGet, () =>
    accumulators$.pipe(
      map(({ line, live }) => ({ line: line.map(asOffer), live: live.map(asOffer) })),
    ),
  );

  bus.handle(couponFill, ({ expressId }) =>
    accumulators$.pipe(
      switchMap(({ line, live }) => {
        const express = [...line, ...live].find((one) => one.expressId === expressId);
        if (!express) throw new Refusal('not-found');
        return fill$({ ...draftOfMarkets(express.bets, serverNow(), most()), expressId });
      }),
    ),
  );

  bus.handle(couponGenerate, (request) => {
    const { account, currency } = coupon.present().context;
    const scale = account?.scale ?? currency?.scale;
    if (scale === undefined) throw new Refusal('unavailable');
    return abortable$((signal) => operator.generate({ ...request, scale }, { signal })).pipe(
      refuseFailures(['nothing-found']),
      switchMap((markets) => {
        if (markets.length === 0) throw new Refusal('nothing-found');
        const draft = {
          ...draftOfMarkets(markets, serverNow(), most()),
          amount: request.amount,
        };
        return coupon.dispatch({ type: 'filled', draft, loadReport: null }).pipe(
          map((state) => ({
            count: draft.bets.length,
            possibleWin: figuresIn(state).possibleWin,
          })),
        );
      }),
    );
  });
}

/** A failed call refuses the command that needed it. */
function refuseFailures<T>(codes?: readonly string[]): MonoTypeOperatorFunction<T> {
  return catchError((error: unknown) => {
    throw refusalOf(error, codes);
  });
}

function asOffer({ expressId, bets }: Omit<Accumulator, 'coef'>): Accumulator {
  const coef = couponCoef({ typeId: 1, systemValue: 0, legs: bets }) ?? 1;
  return { expressId, coef, bets };
}
