import {
  betsChanged,
  betsGet,
  betsList,
  couponPlaced,
  feedReset,
  Refusal,
} from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { playerRefusalOf } from '../../api/refusal-of';
import { asPlayer$ } from '../shared/as-player';

export interface BetsPorts {
  readonly bus: ShellHandle<'bets'>;
  readonly api: ApiClient;
}

/** Answers with the player's bets, and publishes when they have changed. */
export function createBets({ bus, api }: BetsPorts): void {
  // The shape of a bet is not part of the first load: it is loaded with the first call.
  const ofPlayer$ = <T>(call: () => Promise<T>): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    );

  bus.handle(betsList, (request, { signal }) =>
    ofPlayer$(async () => {
      const { betsCall } = await import('../../api/endpoints/betting/bets');
      return api.call(betsCall, request, { signal });
    }),
  );

  bus.handle(betsGet, ({ id }, { signal }) =>
    ofPlayer$(async () => {
      const { betCall } = await import('../../api/endpoints/betting/bets');
      try {
        return await api.call(betCall, { id }, { signal });
      } catch (error) {
        const isGone = error instanceof HttpError && error.status === 404;
        throw isGone ? new Refusal('not-found', { cause: error }) : error;
      }
    }),
  );

  const settled$ = bus
    .messages$(feedPlayer)
    // Otherwise the player's standing or limits changed, and no bet or balance.
    .pipe(
      filter(({ isStandingChanged, areLimitsChanged }) => !isStandingChanged && !areLimitsChanged),
    );
  bus.publishFrom(
    betsChanged,
    merge(
      merge(settled$, bus.messages$(couponPlaced)).pipe(map(({ betIds }) => ({ ids: betIds }))),
      bus.messages$(feedReset).pipe(map(() => ({ ids: [] }))),
    ),
  );
}
