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
import { catchError, defer, filter, map, merge, switchMap } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { forPlayer$ } from '../../shared/player/relay';

export interface BetsPorts {
  readonly bus: ShellHandle<'bets'>;
  readonly api: ApiClient;
}

/** Answers with the player's bets, and publishes when they have changed. */
export function createBets({ bus, api }: BetsPorts): void {
  // The shape of a bet is not part of the first load: it is loaded with the first call.
  const calls$ = defer(() => import('../../../api/endpoints/betting/bets'));

  bus.handle(betsList, (request) =>
    forPlayer$(bus, betsList, () =>
      calls$.pipe(switchMap(({ betsCall }) => call$(api, betsCall, request))),
    ),
  );

  bus.handle(betsGet, ({ id }) =>
    forPlayer$(bus, betsGet, () =>
      calls$.pipe(
        switchMap(({ betCall }) => call$(api, betCall, { id })),
        catchError((error: unknown) => {
          const isGone = error instanceof HttpError && error.status === 404;
          throw isGone ? new Refusal('not-found', { cause: error }) : error;
        }),
      ),
    ),
  );

  const settled$ = bus
    .messages$(feedPlayer)
    // Otherwise the player's standing or limits changed, and no bet or balance.
    .pipe(filter(({ isStatusChanged, areLimitsChanged }) => !isStatusChanged && !areLimitsChanged));
  bus.publishFrom(
    betsChanged,
    merge(
      merge(settled$, bus.messages$(couponPlaced)).pipe(map(({ betIds }) => ({ ids: betIds }))),
      bus.messages$(feedReset).pipe(map(() => ({ ids: [] }))),
    ),
  );
}
