// They are loaded again after a break of the feed and after each purchase too. A load that fails leaves what was
// there.
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
} from '@grandstand/bus-contracts/player';
import { feedPlayer, purchasePlaced } from '@grandstand/bus-contracts/shell';
import { merge } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { cashbackCall, pointsCall } from '../../../api/endpoints/rewards/cashback';
import type { Log } from '../../ports';
import { loadedValue } from '../../shared/loaded-value';

export interface CashbackPorts {
  readonly bus: ShellHandle<'cashback'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/**
 * Keeps the player's cashback and points current. Each is loaded for the first page that shows it, and again when
 * bets or money of the player have changed.
 */
export function createCashback({ bus, api, log }: CashbackPorts): void {
  const changed$ = merge(bus.messages$(feedPlayer), bus.messages$(purchasePlaced));
  const cashback = loadedValue({
    bus,
    changed$,
    call: () => call$(api, cashbackCall, {}),
    onFailed: logFailure(log, 'The cashback could not be loaded again.'),
  });
  const points = loadedValue({
    bus,
    changed$,
    call: () => call$(api, pointsCall, {}),
    onFailed: logFailure(log, 'The points could not be loaded again.'),
  });
  bus.publishFrom(cashbackState, cashback.value$);
  bus.publishFrom(pointsState, points.value$);
  bus.handle(cashbackLoad, () => cashback.first$());
  bus.handle(pointsLoad, () => points.first$());
}
