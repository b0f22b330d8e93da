import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { ideasChanged, ideasList, ideasSend } from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { ideasCall, sendIdeaCall } from '../../../api/endpoints/support/ideas';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface IdeasPorts {
  readonly bus: ShellHandle<'ideas'>;
  readonly api: ApiClient;
}

/** The player's ideas for the site: calls for the one area that shows them, and word of what has changed. */
export function createIdeas({ bus, api }: IdeasPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>, codes: readonly string[] = []): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, codes);
      }),
    );

  bus.publishFrom(
    ideasChanged,
    merge(
      bus.messages$(feedPlayer).pipe(filter(({ isStandingChanged = false }) => isStandingChanged)),
      // Messages of the feed during a break are lost.
      bus.messages$(feedReset),
    ).pipe(map(() => ({}))),
  );

  bus.handle(ideasList, () => ofPlayer$(() => call$(api, ideasCall, {})));
  bus.handle(ideasSend, (idea) =>
    ofPlayer$(() => call$(api, sendIdeaCall, idea), ['too-many-ideas']),
  );
}
