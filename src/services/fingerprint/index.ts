import { Refusal } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { fingerprintRenew, fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import type { ApiClient } from '../../api';
import { fingerprintSend } from '../../api/endpoints/fingerprint';
import type { KeyValueStore, Log, Service } from '../ports';
import { keptFingerprint, restMs } from './fingerprint-rules';

const KEY = 'fingerprint';
/** After so many failures in a row it is done without (specification, section 9). */
const MOST_FAILURES = 2;
const RETRY_MS = 1000;

/** What a device tells of itself. */
export interface Device {
  readonly visitorId: string;
  /** As JSON. */
  readonly componentsData: string;
}

export interface FingerprintPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  /** Fetches the script that reads the device, and runs it. */
  readonly readDevice: () => Promise<Device>;
  readonly serverNow: () => number;
  readonly log: Log;
}

/** Has the device's fingerprint, takes it anew when it expires or the operator wants another. */
export function createFingerprint(ports: FingerprintPorts): Service {
  const { bus, clock, api, storage, readDevice, serverNow, log } = ports;
  let cancelTimer = (): void => {};
  let pending: Promise<void> | null = null;

  function hold(fingerprint: Fingerprint | null): void {
    bus.publish(fingerprintState, fingerprint);
    cancelTimer();
    if (fingerprint) wait(fingerprint.expiresAt);
  }

  function wait(expiresAt: number): void {
    cancelTimer = clock.after(restMs(expiresAt, serverNow()), () => {
      if (serverNow() < expiresAt) wait(expiresAt);
      else renewUnasked();
    });
  }

  async function take(): Promise<void> {
    for (let failures = 0; ;) {
      try {
        const device = await readDevice();
        const { token, expiresAt } = await api.call(fingerprintSend, device, {
          signal: bus.signal,
        });
        const { componentsData } = device;
        if (bus.signal.aborted) return;
        storage.set(KEY, JSON.stringify({ token, componentsData, expiresAt }));
        hold({ token, componentsData, expiresAt });
        return;
      } catch (error) {
        failures += 1;
        if (bus.signal.aborted) throw error;
        log('error', 'The fingerprint could not be had.', error);
        if (failures >= MOST_FAILURES) {
          storage.remove(KEY);
          hold(null);
          throw error;
        }
      }
      await new Promise<void>((resolve) => {
        cancelTimer = clock.after(RETRY_MS, resolve);
      });
    }
  }

  /** All who want another at once get the same. */
  function renew(): Promise<void> {
    pending ??= take().finally(() => {
      pending = null;
    });
    return pending;
  }

  function renewUnasked(): void {
    renew().catch(() => {
      // Whoever takes it has logged each failure; who needs one asks for it.
    });
  }

  bus.handle(fingerprintRenew, async () => {
    try {
      await renew();
      return {};
    } catch (error) {
      throw new Refusal('unavailable', { cause: error });
    }
  });

  const kept = keptFingerprint(storage.get(KEY), serverNow());
  hold(kept);
  if (!kept) renewUnasked();

  return {
    stop() {
      cancelTimer();
      bus.dispose();
    },
  };
}
