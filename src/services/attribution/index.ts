import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import type { CookieJar, Service } from '../ports';
import { ATTRIBUTION_COOKIES, attributionsOf } from './attribution-rules';

export interface AttributionPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  /** The address under which the visitor came. */
  readonly landing: string;
}

/** Remembers who sent a visitor who agreed to that, and forgets it with the agreement. */
export function createAttribution({ bus, clock, cookies, landing }: AttributionPorts): Service {
  let isAgreed = false;
  // Once a page: what was written is not written again with every word of the config.
  let isWritten = false;

  function write(): void {
    const config = bus.peek(configState);
    if (!isAgreed || isWritten || !config) return;
    isWritten = true;
    for (const { name, value, lifetimeMs } of attributionsOf(
      landing,
      config.partnerCookieDays ?? 30,
    )) {
      cookies.set(name, value, { expires: clock.now() + lifetimeMs });
    }
  }

  bus.on(configState, write);
  bus.on(consentState, ({ marketing }) => {
    isAgreed = marketing;
    if (marketing) {
      write();
      return;
    }
    isWritten = false;
    for (const name of ATTRIBUTION_COOKIES) cookies.remove(name);
  });

  return { stop: () => bus.dispose() };
}
