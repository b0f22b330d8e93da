import { couponState, Refusal } from '@grandstand/bus-contracts';
import {
  couponClear,
  couponSettingsSet,
  couponSettingsState,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { KeyValueStore, Service } from '../ports';
import { parseSettings, SETTINGS_KEY } from './saved-settings';
import { changed, turnsOneClickOn } from './transitions';

export interface CouponSettingsPorts {
  readonly bus: ShellHandle;
  readonly store: KeyValueStore;
}

/** Keeps how the player wants to bet. */
export function createCouponSettings({ bus, store }: CouponSettingsPorts): Service {
  let settings = parseSettings(store.get(SETTINGS_KEY));

  function show(next: CouponSettings): void {
    settings = next;
    bus.publish(couponSettingsState, next);
  }
  show(settings);

  bus.handle(couponSettingsSet, async ({ isConfirmed = false, ...changes }) => {
    if (turnsOneClickOn(settings, changed(settings, changes)) && hasBets()) {
      if (!isConfirmed) throw new Refusal('needs-confirmation');
      await bus.send(couponClear, {});
    }
    // Another change may have come while the coupon was emptied.
    show(changed(settings, changes));
    store.set(SETTINGS_KEY, JSON.stringify(settings));
    return settings;
  });

  function hasBets(): boolean {
    return (bus.peek(couponState)?.bets.length ?? 0) > 0;
  }

  const otherTabs = store.changes$.subscribe((key) => {
    if (key === null || key === SETTINGS_KEY) show(parseSettings(store.get(SETTINGS_KEY)));
  });

  return {
    stop() {
      otherTabs.unsubscribe();
      bus.dispose();
    },
  };
}
