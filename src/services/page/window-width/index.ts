// The service writes the cookie `window_width`, 500 ms after the last change, for 86400 s.
import { createScheduler } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import { BehaviorSubject, debounceTime, merge, of, skip, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { CookieJar } from '../../ports';

export const WIDTH_COOKIE = 'window_width';
/** The lifetime of cookies that have none of their own (specification, section 9). */
const LIFETIME_MS = 86_400_000;
/** A window that is being drawn larger is not written down at every step. */
const SETTLE_MS = 500;

export interface WindowWidthPorts {
  readonly bus: ShellHandle<'window-width'>;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  /** Pixels: at once, then with every change. */
  readonly width$: Observable<number>;
}

/** Keeps the window's width in the functional cookie while the visitor agrees to that, and removes it when they do not. */
export function createWindowWidth({ bus, clock, cookies, width$ }: WindowWidthPorts): void {
  const scheduler = createScheduler(clock);
  const latest$ = new BehaviorSubject(0);
  bus.listen(width$, (width) => latest$.next(width));

  const kept$ = bus
    .messages$(consentState)
    .pipe(
      switchMap(({ functional }) =>
        functional
          ? merge(latest$.pipe(take(1)), latest$.pipe(skip(1), debounceTime(SETTLE_MS, scheduler)))
          : of(null),
      ),
    );
  bus.listen(kept$, (width) => {
    if (width === null) cookies.remove(WIDTH_COOKIE);
    else cookies.set(WIDTH_COOKIE, String(width), { expires: clock.now() + LIFETIME_MS });
  });
}
