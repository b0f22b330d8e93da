import type { ShellHandle } from '@grandstand/bus-contracts';
import { partnershipApply } from '@grandstand/bus-contracts/player';
import { catchError } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { partnershipCall } from '../../../api/endpoints/rewards/partnership';
import { refusalOf } from '../../../api/refusal-of';

export interface PartnershipPorts {
  readonly bus: ShellHandle<'partnership'>;
  readonly api: ApiClient;
}

/** Sends the application of somebody who wants to be a partner of the operator. */
export function createPartnership({ bus, api }: PartnershipPorts): void {
  bus.handle(partnershipApply, (application) =>
    call$(api, partnershipCall, application).pipe(
      catchError((error: unknown) => {
        throw refusalOf(error, ['too-many-sendings']);
      }),
    ),
  );
}
