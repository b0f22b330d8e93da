import { couponOffersGet } from '@grandstand/bus-contracts';
import {
  couponFill,
  couponGenerate,
  couponLoad,
  couponShare,
} from '@grandstand/bus-contracts/shell';
import type { Accumulator, ShellHandle } from '@grandstand/bus-contracts';
import { couponCoef } from '@grandstand/bus-contracts/domain';
import { defer, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { abortable$ } from '../../../../api/calls/call';
import type { CreateExchange, Exchange, ExchangePorts } from './exchange';
import { refuseFailures } from './refuse-failures';

interface ExchangeCommandPorts extends Omit<ExchangePorts, 'accumulators$'> {
  readonly bus: ShellHandle<'coupon'>;
  /** Fetches the code of the commands with the first of them: few players share a coupon or load one. */
  readonly load: () => Promise<CreateExchange>;
}

/** Answers the commands that share a coupon as a code, and those that load a whole coupon. */
export function handleExchange({ bus, load, ...ports }: ExchangeCommandPorts): void {
  const accumulators$ = abortable$((signal) => ports.operator.accumulators({ signal })).pipe(
    refuseFailures(),
  );
  const exchange$ = defer(load).pipe(
    refuseFailures(),
    map((create) => create({ ...ports, accumulators$ })),
  );
  const within$ = <T>(run: (exchange: Exchange) => Observable<T>): Observable<T> =>
    exchange$.pipe(switchMap(run));

  bus.handle(couponOffersGet, () =>
    accumulators$.pipe(
      map(({ line, live }) => ({ line: line.map(asOffer), live: live.map(asOffer) })),
    ),
  );
  bus.handle(couponShare, () => within$((exchange) => exchange.share()));
  bus.handle(couponLoad, (request) => within$((exchange) => exchange.load(request)));
  bus.handle(couponFill, (request) => within$((exchange) => exchange.fill(request)));
  bus.handle(couponGenerate, (request) => within$((exchange) => exchange.generate(request)));
}

function asOffer({ expressId, bets }: Omit<Accumulator, 'coef'>): Accumulator {
  const coef = couponCoef({ typeId: 1, systemValue: 0, legs: bets }) ?? 1;
  return { expressId, coef, bets };
}
