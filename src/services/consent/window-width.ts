import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import type { Observable } from 'rxjs';
import type { CookieJar, Service } from '../ports';

export const WIDTH_COOKIE = 'window_width';
/** What a cookie without a lifetime of its own gets (specification, section 9). */
const LIFETIME_MS = 86_400_000;
/** A window that is being drawn larger is not written down at every step. */
const SETTLE_MS = 500;

export interface WindowWidthPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly cookies: CookieJar;
  /** Pixels: at once, then with every change. */
  readonly width$: Observable<number>;
}

/** Keeps the window's width in the functional cookie while the visitor agrees to that, and removes it when they do not. */
export function createWindowWidth({ bus, clock, cookies, width$ }: WindowWidthPorts): Service {
  let isAgreed = false;
  let width = 0;
  let cancel = (): void => {};

  function write(): void {
    cookies.set(WIDTH_COOKIE, String(width), { expires: clock.now() + LIFETIME_MS });
  }

  const widths = width$.subscribe((next) => {
    width = next;
    cancel();
    if (isAgreed) cancel = clock.after(SETTLE_MS, write);
  });
  bus.on(consentState, ({ functional }) => {
    isAgreed = functional;
    cancel();
    if (functional) write();
    else cookies.remove(WIDTH_COOKIE);
  });

  return {
    stop() {
      cancel();
      widths.unsubscribe();
      bus.dispose();
    },
  };
}
