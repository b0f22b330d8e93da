import {
  fairRotate,
  fairRounds,
  fairSeeds,
  fairSetClientSeed,
} from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  fairClientSeedCall,
  fairRotateCall,
  fairRoundsCall,
  fairSeedsCall,
} from '../../../api/endpoints/draws/fair';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface FairPorts {
  readonly bus: ShellHandle<'fair'>;
  readonly api: ApiClient;
}

/** Shows and changes the seeds of the player's draws, for areas, which hold no credential of the player. */
export function createFair({ bus, api }: FairPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['seeds-changed', 'round-open']);
      }),
    );

  bus.handle(fairSeeds, () => ofPlayer$(() => call$(api, fairSeedsCall, {})));
  bus.handle(fairRotate, (request) => ofPlayer$(() => call$(api, fairRotateCall, request)));
  bus.handle(fairSetClientSeed, (request) =>
    ofPlayer$(() => call$(api, fairClientSeedCall, request)),
  );
  bus.handle(fairRounds, () => ofPlayer$(() => call$(api, fairRoundsCall, {})));
}
