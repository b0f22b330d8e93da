import {
  couponClear,
  couponSettingsSet,
  couponSettingsState,
  couponState,
  Refusal,
} from '@grandstand/bus-contracts';
import type { CouponSettings, ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Service } from '../ports';
import { createStateStore } from '../state-store';
import { parseSettings, SETTINGS_KEY } from './saved-settings';
import { changed, turnsOneClickOn } from './transitions';

export interface CouponSettingsPorts {
  readonly bus: ShellHandle;
  readonly store: KeyValueStore;
}

export interface CouponSettingsService extends Service {
  readonly store: CouponSettings;
}

/** Keeps how the player wants to bet. */
export function createCouponSettings({
  bus,
  store: kept,
}: CouponSettingsPorts): CouponSettingsService {
  let settings = parseSettings(kept.get(SETTINGS_KEY));
  const { store, set } = createStateStore(bus, couponSettingsState, settings);

  function show(next: CouponSettings): void {
    settings = next;
    set(next);
  }

  bus.handle(couponSettingsSet, async ({ isConfirmed = false, ...changes }) => {
    if (turnsOneClickOn(settings, changed(settings, changes)) && hasBets()) {
      if (!isConfirmed) throw new Refusal('needs-confirmation');
      await bus.send(couponClear, {});
    }
    // Another change may have come while the coupon was emptied.
    show(changed(settings, changes));
    kept.set(SETTINGS_KEY, JSON.stringify(settings));
    return settings;
  });

  function hasBets(): boolean {
    return (bus.peek(couponState)?.bets.length ?? 0) > 0;
  }

  const otherTabs = kept.changes$.subscribe((key) => {
    if (key === null || key === SETTINGS_KEY) show(parseSettings(kept.get(SETTINGS_KEY)));
  });

  return {
    store,
    stop() {
      otherTabs.unsubscribe();
      bus.dispose();
    },
  };
}
