// The service stores nothing.
import type { ShellHandle } from '@grandstand/bus-contracts';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import { catchError } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { totoCouponsCall } from '../../../api/endpoints/draws/toto';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface TotoPorts {
  readonly bus: ShellHandle<'toto'>;
  readonly api: ApiClient;
}

/** Loads the player's coupons of toto for the pages that show them. */
export function createToto({ bus, api }: TotoPorts): void {
  bus.handle(totoCoupons, (request) =>
    asPlayer$(bus, () => call$(api, totoCouponsCall, request)).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    ),
  );
}
