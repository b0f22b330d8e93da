import { Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, RequestOf } from '@grandstand/bus-contracts';
import type {
  couponFill,
  couponGenerate,
  couponLoad,
  couponShare,
} from '@grandstand/bus-contracts/shell';
import { catchError, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../../../api';
import type { CouponApi } from '../../../../api';
import { abortable$ } from '../../../../api/calls/call';
import { refusalOf } from '../../../../api/refusal-of';
import type { CouponAccess } from '../coupon-access';
import { figuresIn } from '../reducer';
import type { Draft } from '../draft/draft';
import { checkRequestOf } from '../pricing/checked';
import { refuseFailures } from './refuse-failures';
import { draftOfMarkets, draftOfShared, loadReportOf } from './shared-coupon';

export interface ExchangePorts {
  readonly coupon: CouponAccess;
  readonly serverNow: () => number;
  readonly operator: CouponApi;
  /** Emits the accumulators of the day once. */
  readonly accumulators$: Observable<Awaited<ReturnType<CouponApi['accumulators']>>>;
}

/** What the commands of `handleExchange` do; each refuses with the code of its contract. */
export interface Exchange {
  share(): Observable<AnswerOf<typeof couponShare>>;
  load(request: RequestOf<typeof couponLoad>): Observable<AnswerOf<typeof couponLoad>>;
  fill(request: RequestOf<typeof couponFill>): Observable<AnswerOf<typeof couponFill>>;
  generate(request: RequestOf<typeof couponGenerate>): Observable<AnswerOf<typeof couponGenerate>>;
}

export type CreateExchange = (ports: ExchangePorts) => Exchange;

export const createExchange: CreateExchange = ({ coupon, serverNow, operator, accumulators$ }) => {
  const most = (): number => coupon.present().context.rules.maxBets;
  const fill$ = (draft: Draft): Observable<{ count: number }> =>
    coupon
      .dispatch({ type: 'filled', draft, loadReport: null })
      .pipe(map(() => ({ count: draft.bets.length })));

  return {
    share() {
      const { draft, context } = coupon.present();
      if (draft.bets.length === 0) throw new Refusal('empty');
      const { typeId, systemValue, bets } = checkRequestOf(draft, context);
      return abortable$((signal) => operator.share({ typeId, systemValue, bets }, { signal })).pipe(
        map((code) => ({ code })),
        refuseFailures(),
      );
    },
    load: ({ code }) =>
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
    fill: ({ expressId }) =>
      accumulators$.pipe(
        switchMap(({ line, live }) => {
          const express = [...line, ...live].find((one) => one.expressId === expressId);
          if (!express) throw new Refusal('not-found');
          return fill$({ ...draftOfMarkets(express.bets, serverNow(), most()), expressId });
        }),
      ),
    generate(request) {
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
    },
  };
};
