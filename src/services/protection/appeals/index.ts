import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { appealsChanged, appealsList, appealsSend } from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { appealsCall, sendAppealCall } from '../../../api/endpoints/protection/appeals';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface AppealsPorts {
  readonly bus: ShellHandle<'appeals'>;
  readonly api: ApiClient;
}

/** The player's appeals against restrictions of their account: calls for the one area that shows them, and word of what has changed. */
export function createAppeals({ bus, api }: AppealsPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>, codes: readonly string[] = []): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, codes);
      }),
    );

  bus.publishFrom(
    appealsChanged,
    merge(
      bus.messages$(feedPlayer).pipe(filter(({ isStandingChanged = false }) => isStandingChanged)),
      // Messages of the feed during a break are lost.
      bus.messages$(feedReset),
    ).pipe(map(() => ({}))),
  );

  bus.handle(appealsList, () => ofPlayer$(() => call$(api, appealsCall, {})));
  bus.handle(appealsSend, (appeal) =>
    ofPlayer$(
      () => call$(api, sendAppealCall, appeal),
      ['not-restricted', 'appeal-waiting', 'too-many-appeals'],
    ),
  );
}
