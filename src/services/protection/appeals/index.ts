import type { ShellHandle } from '@grandstand/bus-contracts';
import { appealsChanged, appealsList, appealsSend } from '@grandstand/bus-contracts/player';
import type { ApiClient } from '../../../api';
import { appealsCall, sendAppealCall } from '../../../api/endpoints/protection/appeals';
import { relay } from '../../shared/player/relay';
import { standingChanges$ } from '../../shared/player/standing-changes';

export interface AppealsPorts {
  readonly bus: ShellHandle<'appeals'>;
  readonly api: ApiClient;
}

/** The player's appeals against restrictions of their account: calls for the one area that shows them, and events that say what has changed. */
export function createAppeals(ports: AppealsPorts): void {
  const { bus } = ports;
  bus.publishFrom(appealsChanged, standingChanges$(bus));
  relay(ports, appealsList, appealsCall);
  relay(ports, appealsSend, sendAppealCall);
}
