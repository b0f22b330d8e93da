import type { ShellHandle } from '@grandstand/bus-contracts';
import { partnershipApply } from '@grandstand/bus-contracts/player';
import type { ApiClient } from '../../../api';
import { partnershipCall } from '../../../api/endpoints/rewards/partnership';
import { relay } from '../../shared/player/relay';

export interface PartnershipPorts {
  readonly bus: ShellHandle<'partnership'>;
  readonly api: ApiClient;
}

/** Sends the application of somebody who wants to be a partner of the operator. */
export function createPartnership(ports: PartnershipPorts): void {
  relay(ports, partnershipApply, partnershipCall);
}
