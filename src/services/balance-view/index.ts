import { Refusal, sessionState } from '@grandstand/bus-contracts';
import { balanceViewSet, balanceViewState, userConfigState } from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import * as v from 'valibot';
import type { KeyValueStore, OtherTabs, Service } from '../ports';
import { createPlayerRecord } from '../shared/player-record';

export interface BalanceViewPorts {
  readonly bus: ShellHandle;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
}

const choiceSchema = v.object({ isHidden: v.boolean() });

/** Knows whether the balance is hidden: the player's choice on this device, else the operator's `user_hide_balance`. */
export function createBalanceView({ bus, storage, otherTabs }: BalanceViewPorts): Service {
  const choice = createPlayerRecord({
    storage,
    otherTabs,
    key: 'balanceView',
    schema: choiceSchema,
  });
  let player = '';
  /** What the operator says; null until it has answered. */
  let byOperator: boolean | null = null;

  function show(): void {
    const isHidden = player === '' ? null : (choice.read(player)?.isHidden ?? byOperator);
    bus.publish(balanceViewState, { isHidden });
  }

  const heard = new Subscription();
  heard.add(
    bus.messages$(sessionState).subscribe(({ userId }) => {
      if (userId === player) return;
      player = userId;
      byOperator = null;
      show();
    }),
  );
  heard.add(
    bus.messages$(userConfigState).subscribe(({ isLoading = false, config }) => {
      // An operator that could not be asked hides nothing.
      byOperator = isLoading ? null : (config?.user_hide_balance ?? false);
      show();
    }),
  );
  heard.add(choice.changes$.subscribe(show));

  bus.handle(balanceViewSet, ({ isHidden }) => {
    if (player === '') throw new Refusal('not-signed-in');
    choice.write(player, { isHidden });
    show();
    return {};
  });
  show();

  return {
    stop() {
      heard.unsubscribe();
      bus.dispose();
    },
  };
}
