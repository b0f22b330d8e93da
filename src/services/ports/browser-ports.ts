import Cookies from 'js-cookie';
import {
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  Observable,
  startWith,
  Subject,
  take,
} from 'rxjs';
import * as v from 'valibot';
import type { CookieJar, KeyValueStore, OtherTabs, PageEvents, SteadyClock, TabMessage } from '.';

/** A hidden page paints no frames: callbacks run after this time instead. */
const HIDDEN_FRAME_MS = 1000;
/** The most that a browser's timer holds; a longer one would run at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** How long a busy page is waited for. */
const MAX_IDLE_WAIT_MS = 2000;
/** The wait where the browser has no idle callback. */
const IDLE_FALLBACK_MS = 200;
const TABS_CHANNEL = 'grandstand.tabs';
const ACTIVITY_CHANNEL = 'grandstand.activity';

/** The browser's own time. */
export function createBrowserClock(): SteadyClock {
  const after = (ms: number, task: () => void): (() => void) => {
    let left = ms;
    const begin = (): ReturnType<typeof setTimeout> => {
      const turn = Math.min(left, MAX_TIMER_MS);
      left -= turn;
      return setTimeout(left > 0 ? goOn : task, turn);
    };
    const goOn = (): void => {
      timer = begin();
    };
    let timer = begin();
    return () => clearTimeout(timer);
  };
  return {
    now: () => Date.now(),
    steady: () => performance.now(),
    after,
    nextFrame(task) {
      const cancel = (): void => {
        cancelAnimationFrame(frame);
        cancelTimer();
      };
      const run = (): void => {
        cancel();
        task();
      };
      const frame = requestAnimationFrame(run);
      const cancelTimer = after(HIDDEN_FRAME_MS, run);
      return cancel;
    },
  };
}

/** Web storage that never throws; `open` is a function because merely naming a forbidden one throws. */
export function createBrowserStore(open: () => Storage): KeyValueStore {
  const attempt = <T>(act: (storage: Storage) => T, lost: T): T => {
    try {
      return act(open());
    } catch {
      return lost;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    changes$: fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => attempt((storage) => event.storageArea === storage, false)),
      map((event) => event.key),
    ),
  };
}

/** The page's cookies, written unescaped: a value must be valid in a cookie. Without access to cookies there are none. */
export function createBrowserCookies(): CookieJar {
  const raw = Cookies.withConverter<string>({
    read: (value) => value,
    write: String,
  }).withAttributes({ path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      // Merely reading them throws in a page that may have none.
      return undefined;
    }
  };
  return {
    get: (name) => attempt(() => raw.get(name)),
    set: (name, value, options) => {
      const { expires } = options ?? {};
      attempt(() =>
        raw.set(name, value, expires === undefined ? {} : { expires: new Date(expires) }),
      );
    },
    remove: (name) => attempt(() => raw.remove(name)),
    names: () => Object.keys(attempt(() => raw.get()) ?? {}),
  };
}

/** Emits the present value, and each different value after one of the events. */
function present$<T>(read: () => T, changes$: Observable<unknown>): Observable<T> {
  return changes$.pipe(startWith(undefined), map(read), distinctUntilChanged());
}

function persisted$(name: 'pagehide' | 'pageshow'): Observable<void> {
  return fromEvent<PageTransitionEvent>(window, name).pipe(
    filter((event) => event.persisted),
    map(() => undefined),
  );
}

export function createBrowserPage(): PageEvents {
  return {
    visible$: present$(
      () => document.visibilityState === 'visible',
      fromEvent(document, 'visibilitychange'),
    ),
    online$: present$(
      () => navigator.onLine,
      merge(fromEvent(window, 'online'), fromEvent(window, 'offline')),
    ),
    cached$: persisted$('pagehide'),
    restored$: persisted$('pageshow'),
  };
}

/** Emits once after the subscription, when the main thread is idle, after 2 s at the latest. */
export function createBrowserIdle({ after }: Pick<SteadyClock, 'after'>): Observable<void> {
  return new Observable((subscriber) => {
    const emit = (): void => {
      subscriber.next();
      subscriber.complete();
    };
    // Safari offers it to few versions.
    if (typeof requestIdleCallback !== 'function') return after(IDLE_FALLBACK_MS, emit);
    const request = requestIdleCallback(emit, { timeout: MAX_IDLE_WAIT_MS });
    return () => cancelIdleCallback(request);
  });
}

/** What a visitor does on a page; assistive technology moves the focus or clicks without any other event. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'click'] as const;

/** Emits once after the subscription, when the visitor moves the pointer, presses, scrolls or writes. */
export function createBrowserUse(): Observable<void> {
  const options = { capture: true, passive: true };
  return merge(...USES.map((name) => fromEvent(window, name, options))).pipe(
    take(1),
    map(() => undefined),
  );
}

/** The page is seen, focused or runs again: time may have gone by unnoticed. */
export function createBrowserReturns(): Observable<void> {
  return merge(
    fromEvent(document, 'visibilitychange'),
    fromEvent(document, 'resume'),
    fromEvent(window, 'pageshow'),
    fromEvent(window, 'focus'),
  ).pipe(map(() => undefined));
}

const tabMessageSchema: v.GenericSchema<unknown, TabMessage> = v.variant('kind', [
  v.object({ kind: v.picklist(['signed-in', 'settings', 'accounts', 'limits', 'terms']) }),
  v.object({ kind: v.literal('signed-out'), mark: v.optional(v.string()) }),
  v.object({ kind: v.literal('kept'), key: v.string(), text: v.string() }),
  v.object({ kind: v.literal('active'), from: v.number(), until: v.number() }),
]);

/**
 * The other tabs of this origin; malformed messages are ignored.
 * @remarks A message puts a page out of the back/forward cache. One about the player or the settings
 * should, since the page would return as it was. Signs of activity come all the time, so they have a
 * channel of their own, which a page in that cache has closed.
 */
export function createBrowserTabs(): OtherTabs {
  const messages$ = new Subject<TabMessage>();
  const open = (name: string): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(tabMessageSchema, data);
      if (message.success) messages$.next(message.output);
    });
    return channel;
  };
  const lasting = open(TABS_CHANNEL);
  let activity: BroadcastChannel | null = open(ACTIVITY_CHANNEL);
  persisted$('pagehide').subscribe(() => {
    activity?.close();
    activity = null;
  });
  persisted$('pageshow').subscribe(() => {
    activity ??= open(ACTIVITY_CHANNEL);
  });
  return {
    post: (message) => (message.kind === 'active' ? activity : lasting)?.postMessage(message),
    messages$: messages$.asObservable(),
  };
}
