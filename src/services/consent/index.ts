import { configState, settingsSet, settingsState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentChoose, consentState } from '@grandstand/bus-contracts/shell';
import type { ConsentState } from '@grandstand/bus-contracts/shell';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { cookieAgreementCall } from '../../api/endpoints/consent';
import type { KeyValueStore, Log, PageEvents, Service } from '../ports';
import { agreeTypeOf, consentOf, readUnsent } from './consent-rules';
import type { Agreement } from './consent-rules';

/** Choices that the operator has yet to hear of. */
const UNSENT_KEY = 'consent.unsent';
/** Of these the oldest are given up. */
const MOST_UNSENT = 20;
const RETRY_MS = 60_000;

export interface ConsentPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly page: Pick<PageEvents, 'online$'>;
  readonly serverNow: () => number;
  readonly log: Log;
}

/** Knows what cookies the visitor agreed to, asks who has not chosen, and tells the operator of every choice. */
export function createConsent(ports: ConsentPorts): Service {
  const { bus, clock, api, storage, page, serverNow, log } = ports;
  let shown: ConsentState | undefined;
  // In memory too: where storage keeps nothing, what this page knows is told all the same.
  let unsent: readonly Agreement[] = readUnsent(storage.get(UNSENT_KEY));
  let isSending = false;
  let cancelRetry = (): void => {};

  function show(): void {
    const settings = bus.peek(settingsState);
    if (!settings) return;
    const { hasChosen, functional, marketing } = consentOf(settings);
    const isAsked = !hasChosen && bus.peek(configState)?.isCookieConsentAsked === true;
    const next = { functional, marketing, isAsked };
    if (shown && JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    bus.publish(consentState, next);
  }

  function keep(next: readonly Agreement[]): void {
    unsent = next.slice(-MOST_UNSENT);
    if (unsent.length === 0) storage.remove(UNSENT_KEY);
    else storage.set(UNSENT_KEY, JSON.stringify(unsent));
  }

  async function tell(): Promise<void> {
    if (isSending) return;
    isSending = true;
    cancelRetry();
    try {
      for (let next = unsent[0]; next; next = unsent[0]) {
        const told = next;
        await api.call(cookieAgreementCall, told, { signal: bus.signal });
        keep(unsent.filter((one) => one !== told));
      }
    } catch (error) {
      if (error instanceof AbortedError) return;
      log('error', 'The operator was not told of the agreement to cookies.', error);
      cancelRetry = clock.after(RETRY_MS, () => void tell());
    } finally {
      isSending = false;
    }
  }

  bus.on(settingsState, show);
  bus.on(configState, show);
  bus.handle(consentChoose, async (choice) => {
    const cookiesAgreeType = agreeTypeOf(choice);
    // The choice holds before anybody is told of it, and whether or not they are.
    await bus.send(settingsSet, { cookiesAgreeType });
    keep([...unsent, { cookiesAgreeTime: Math.floor(serverNow()), cookiesAgreeType }]);
    void tell();
    return {};
  });
  show();
  const network = page.online$.subscribe((isOnline) => {
    if (isOnline) void tell();
  });

  return {
    stop() {
      cancelRetry();
      network.unsubscribe();
      bus.dispose();
    },
  };
}
