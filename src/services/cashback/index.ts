import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
} from '@grandstand/bus-contracts/player';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { cashbackCall, pointsCall } from '../../api/endpoints/player/cashback';
import type { Log } from '../ports';
import { loadedValue } from '../shared/loaded-value';

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
  const changed$ = bus.messages$(purchasePlaced);
  const cashback = loadedValue({
    bus,
    log,
    changed$,
    call: () => call$(api, cashbackCall, {}),
    failed: 'The cashback could not be loaded again.',
  });
  const points = loadedValue({
    bus,
    log,
    changed$,
    call: () => call$(api, pointsCall, {}),
    failed: 'The points could not be loaded again.',
  });
  bus.publishFrom(cashbackState, cashback.value$);
  bus.publishFrom(pointsState, points.value$);
  bus.handle(cashbackLoad, () => cashback.first$());
  bus.handle(pointsLoad, () => points.first$());
}
