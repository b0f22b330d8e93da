// The service stores nothing.
import type { ShellHandle } from '@grandstand/bus-contracts';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import type { ApiClient } from '../../../api';
import { totoCouponsCall } from '../../../api/endpoints/draws/toto';
import { relay } from '../../shared/player/relay';

export interface TotoPorts {
  readonly bus: ShellHandle<'toto'>;
  readonly api: ApiClient;
}

/** Loads the player's coupons of toto for the pages that show them. */
export function createToto(ports: TotoPorts): void {
  relay(ports, totoCoupons, totoCouponsCall);
}
