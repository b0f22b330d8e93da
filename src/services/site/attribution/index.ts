import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { distinctUntilChanged, map, of, switchMap, take } from 'rxjs';
import type { CookieJar } from '../../ports';
import { ATTRIBUTION_COOKIES, attributionsOf } from './attribution-rules';

export interface AttributionPorts {
  readonly bus: ShellHandle<'attribution'>;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  /** The landing address of the visitor. */
  readonly landing: string;
}

/** Stores the origin of a visitor while they consent to that. */
export function createAttribution({ bus, clock, cookies, landing }: AttributionPorts): void {
  const found$ = bus.messages$(consentState).pipe(
    map(({ marketing }) => marketing),
    // Once for each consent: another choice does not write it again.
    distinctUntilChanged((before, isAgreed) => before && isAgreed),
    switchMap((isAgreed) =>
      isAgreed
        ? bus.messages$(configState).pipe(
            // Nor with every other config.
            take(1),
            map(({ partnerCookieDays = 30 }) => attributionsOf(landing, partnerCookieDays)),
          )
        : of(null),
    ),
  );
  bus.listen(found$, (found) => {
    if (found === null) {
      for (const name of ATTRIBUTION_COOKIES) cookies.remove(name);
      return;
    }
    for (const { name, value, lifetimeMs } of found) {
      cookies.set(name, value, { expires: clock.now() + lifetimeMs });
    }
  });
}
