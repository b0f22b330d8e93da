import { BehaviorSubject, filter, fromEvent } from 'rxjs';
import type { Observable } from 'rxjs';

/** The browser's readiness to install the site. */
export interface InstallPrompts {
  /** Emits when the browser is ready, at once if it is. */
  readonly ready$: Observable<unknown>;
  /** Shows the browser's prompt, once each time that it is ready; allowed only after a press. Whether the visitor accepted. */
  prompt(): Promise<boolean>;
}

/** The event of browsers that install sites; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Keeps the browser's offer from the start: it comes once a page, possibly before it is needed. */
export function holdInstallPrompts(target: EventTarget): InstallPrompts {
  const held$ = new BehaviorSubject<InstallEvent | null>(null);
  fromEvent<InstallEvent>(target, 'beforeinstallprompt').subscribe((event) => {
    // Else the browser would make an offer of its own.
    event.preventDefault();
    held$.next(event);
  });
  return {
    ready$: held$.pipe(filter((event) => event !== null)),
    async prompt() {
      const event = held$.value;
      held$.next(null);
      return (await event?.prompt())?.outcome === 'accepted';
    },
  };
}
