import type { ShellHandle } from '@grandstand/bus-contracts';
import { ideasChanged, ideasList, ideasSend } from '@grandstand/bus-contracts/player';
import type { ApiClient } from '../../../api';
import { ideasCall, sendIdeaCall } from '../../../api/endpoints/support/ideas';
import { relay } from '../../shared/player/relay';
import { standingChanges$ } from '../../shared/player/standing-changes';

export interface IdeasPorts {
  readonly bus: ShellHandle<'ideas'>;
  readonly api: ApiClient;
}

/** The player's ideas for the site: calls for the one area that shows them, and events that say what has changed. */
export function createIdeas(ports: IdeasPorts): void {
  const { bus } = ports;
  bus.publishFrom(ideasChanged, standingChanges$(bus));
  relay(ports, ideasList, ideasCall);
  relay(ports, ideasSend, sendIdeaCall);
}
