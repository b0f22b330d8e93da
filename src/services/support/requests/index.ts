import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  requestsChanged,
  requestsClose,
  requestsCreate,
  requestsGet,
  requestsList,
  requestsRead,
  requestsReply,
  requestsTopics,
} from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  closeRequestCall,
  createRequestCall,
  readRequestCall,
  replyCall,
  requestCall,
  requestsCall,
  requestTopicsCall,
} from '../../../api/endpoints/support/requests';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface RequestsPorts {
  readonly bus: ShellHandle<'requests'>;
  readonly api: ApiClient;
}

const UNKNOWN = ['not-found'];
const WRITING = [...UNKNOWN, 'bad-file', 'too-many-messages'];

/** What the player asks the operator: calls for the one area that shows it, and word of what has changed. */
export function createRequests({ bus, api }: RequestsPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>, codes: readonly string[] = []): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, codes);
      }),
    );

  bus.publishFrom(
    requestsChanged,
    merge(
      bus.messages$(feedPlayer).pipe(filter(({ isStandingChanged = false }) => isStandingChanged)),
      // Messages of the feed during a break are lost.
      bus.messages$(feedReset),
    ).pipe(map(() => ({}))),
  );

  bus.handle(requestsTopics, () => ofPlayer$(() => call$(api, requestTopicsCall, {})));
  bus.handle(requestsList, () => ofPlayer$(() => call$(api, requestsCall, {})));
  bus.handle(requestsGet, (wanted) =>
    ofPlayer$(() => call$(api, requestCall, wanted).pipe(map(({ request }) => request)), UNKNOWN),
  );
  bus.handle(requestsCreate, (wish) =>
    ofPlayer$(
      () => call$(api, createRequestCall, wish),
      [...WRITING, 'bad-field', 'too-many-open'],
    ),
  );
  bus.handle(requestsReply, (written) =>
    ofPlayer$(
      () => call$(api, replyCall, written).pipe(map(({ request }) => request)),
      [...WRITING, 'request-closed'],
    ),
  );
  bus.handle(requestsClose, (wanted) =>
    ofPlayer$(() => call$(api, closeRequestCall, wanted), UNKNOWN),
  );
  bus.handle(requestsRead, (wanted) =>
    ofPlayer$(() => call$(api, readRequestCall, wanted), UNKNOWN),
  );
}
