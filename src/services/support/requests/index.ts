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
import { map } from 'rxjs';
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
import { forPlayer$, relay } from '../../shared/player/relay';
import { standingChanges$ } from '../../shared/player/standing-changes';

export interface RequestsPorts {
  readonly bus: ShellHandle<'requests'>;
  readonly api: ApiClient;
}

/** What the player asks the operator: calls for the one area that shows it, and events that say what has changed. */
export function createRequests(ports: RequestsPorts): void {
  const { bus, api } = ports;
  bus.publishFrom(requestsChanged, standingChanges$(bus));
  relay(ports, requestsTopics, requestTopicsCall);
  relay(ports, requestsList, requestsCall);
  bus.handle(requestsGet, (wanted) =>
    forPlayer$(bus, requestsGet, () =>
      call$(api, requestCall, wanted).pipe(map(({ request }) => request)),
    ),
  );
  relay(ports, requestsCreate, createRequestCall);
  bus.handle(requestsReply, (written) =>
    forPlayer$(bus, requestsReply, () =>
      call$(api, replyCall, written).pipe(map(({ request }) => request)),
    ),
  );
  relay(ports, requestsClose, closeRequestCall);
  relay(ports, requestsRead, readRequestCall);
}
