import { couponState, Refusal, sessionState } from '@grandstand/bus-contracts';
import {
  couponClear,
  couponSettingsSet,
  couponSettingsState,
} from '@grandstand/bus-contracts/shell';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { KeyValueStore, Service } from '../ports';
import { ownKey, readOwn, readSettings, SETTINGS_KEY, writeSettings } from './saved-settings';
import { changed, turnsOneClickOn } from './transitions';

export interface CouponSettingsPorts {
  readonly bus: ShellHandle;
  readonly store: KeyValueStore;
}

/** Keeps how the player wants to bet: for the browser how it looks, for each player what stakes money. */
export function createCouponSettings({ bus, store }: CouponSettingsPorts): Service {
  /** Whose own these are; empty for a guest, and until it is known who is here. */
  let owner = '';
  let settings = readSettings(store, owner);

  function show(next: CouponSettings): void {
    settings = next;
    bus.publish(couponSettingsState, next);
  }
  show(settings);

  bus.handle(couponSettingsSet, async ({ isConfirmed = false, ...changes }) => {
    const wisher = owner;
    if (turnsOneClickOn(settings, changed(settings, changes)) && hasBets()) {
      if (!isConfirmed) throw new Refusal('needs-confirmation');
      await bus.send(couponClear, {});
      // It was not the wish of who has come meanwhile.
      if (owner !== wisher) return settings;
    }
    // Another change may have come while the coupon was emptied.
    show(changed(settings, changes));
    writeSettings(store, owner, settings);
    return settings;
  });

  function hasBets(): boolean {
    return (bus.peek(couponState)?.bets.length ?? 0) > 0;
  }

  bus.on(sessionState, ({ status, userId }) => {
    const next = status === 'player' ? userId : '';
    if (next === owner) return;
    owner = next;
    // The rest stays as it is here: storage may have taken nothing of it.
    show({ ...settings, ...readOwn(store, owner) });
  });

  const otherTabs = store.changes$.subscribe((key) => {
    if (key === null || key === SETTINGS_KEY || key === ownKey(owner)) {
      show(readSettings(store, owner));
    }
  });

  return {
    stop() {
      otherTabs.unsubscribe();
      bus.dispose();
    },
  };
}
