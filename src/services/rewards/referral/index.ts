// The service loads again when bets or money of the player have changed, and after a break of the feed. A load
// that fails leaves what was there.
import type { ShellHandle } from '@grandstand/bus-contracts';
import { referralLoad, referralState } from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { referralCall } from '../../../api/endpoints/rewards/referral';
import type { Log } from '../../ports';
import { loadedValue } from '../../shared/loaded-value';

export interface ReferralPorts {
  readonly bus: ShellHandle<'referral'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** Keeps current what inviting friends gives the player, once a page shows it. */
export function createReferral({ bus, api, log }: ReferralPorts): void {
  const referral = loadedValue({
    bus,
    changed$: bus.messages$(feedPlayer),
    call: () => call$(api, referralCall, {}),
    onFailed: logFailure(log, 'The invited friends could not be loaded again.'),
  });
  bus.publishFrom(referralState, referral.value$);
  bus.handle(referralLoad, () => referral.first$());
}
