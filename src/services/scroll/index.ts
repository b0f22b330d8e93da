import { navigationState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { Subscription, type Observable } from 'rxjs';
import type { HistoryEntry } from '../history-entry';
import type { KeyValueStore, PageEvents, Service } from '../ports';

/** The document as far as it scrolls, and the history that it stands in. */
export interface ScrollPage {
  /** What was noted at the present entry; undefined for a new one. */
  entry(): HistoryEntry | undefined;
  note(entry: HistoryEntry): void;
  /** How far down the page is. */
  y(): number;
  /** Goes there, or as far as the page reaches. */
  to(y: number): void;
  /** The place within the page that the address names is shown; false where it names none. */
  toNamedPlace(): boolean;
  /** Keeps the browser from scrolling by itself when the player goes back or forward, or lets it. */
  takeOver(isOurs: boolean): void;
  readonly scrolled$: Observable<void>;
  /** The player went back or forward, or to a place within the page. */
  readonly moved$: Observable<void>;
  /** A link is about to be followed. */
  readonly pressed$: Observable<string>;
  /** The page grew or shrank. */
  readonly grew$: Observable<void>;
  /** The player's hand is on the page: from then on nothing moves under it. */
  readonly touched$: Observable<void>;
  /** The document is left for another, or reloaded. */
  readonly left$: Observable<void>;
}

export interface ScrollPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly page: ScrollPage;
  readonly restored$: PageEvents['restored$'];
  /** Storage of this tab. */
  readonly store: KeyValueStore;
}

/** Where each entry of the history was left. */
export const SCROLL_KEY = 'scroll';
/** So long a page may take to grow to where it was left. */
export const RESTORE_MS = 5000;
/** A page that is as tall as it was, and stays so for this time, has come, unless an area is still on its way. */
export const STEADY_MS = 500;
/** More entries nobody goes back through. */
const MOST = 100;

/** Brings the player back to where they were on a page, and to the top of one that is new. */
export function createScroll({ bus, clock, page, restored$, store }: ScrollPorts): Service {
  const left = readLeft(store);
  let made = 0;
  let here = page.entry()?.id ?? begin();
  let pathname = pathnameNow();
  /** Where the page was left to which the player comes back, until it is there. */
  let wanted: number | null = null;
  let cancelLimit = (): void => {};
  let cancelSteady = (): void => {};

  function pathnameNow(): string {
    return pathnameOf(bus.peek(navigationState)?.path ?? '');
  }

  function begin(): string {
    made += 1;
    const id = `${clock.now().toString(36)}.${made}`;
    page.note({ id });
    return id;
  }

  function keep(): void {
    left.delete(here);
    left.set(here, Math.round(page.y()));
    const [oldest] = left.keys();
    if (left.size > MOST && oldest !== undefined) left.delete(oldest);
  }

  function settle(): void {
    cancelLimit();
    cancelSteady();
    wanted = null;
  }

  function restore(y: number): void {
    settle();
    wanted = y;
    cancelLimit = clock.after(RESTORE_MS, settle);
    approach();
  }

  function approach(): void {
    if (wanted === null) return;
    page.to(wanted);
    cancelSteady();
    // A pixel is lost to rounding.
    if (Math.abs(page.y() - wanted) <= 1) cancelSteady = clock.after(STEADY_MS, steady);
  }

  /** What stands in for an area may be as tall as the area, and gone in a moment. */
  function steady(): void {
    const areas = Object.values(bus.peek(areasState) ?? {});
    if (areas.some(({ status }) => status === 'loading')) {
      cancelSteady = clock.after(STEADY_MS, steady);
    } else settle();
  }

  /** The browser says that another entry is the present one. */
  function move(): void {
    const entry = page.entry();
    if (entry) {
      if (wanted === null) keep();
      here = entry.id;
      restore(left.get(here) ?? 0);
    } else {
      // A place within the page, to which the browser has gone itself.
      settle();
      here = begin();
    }
  }

  /** Navigation says where the player is: at a new entry, this is the first that is heard of it. */
  function arrive(): void {
    const before = pathname;
    pathname = pathnameNow();
    if (page.entry()) return;
    settle();
    here = begin();
    if (pathname !== before && !page.toNamedPlace()) page.to(0);
    keep();
  }

  const subscriptions = new Subscription();
  subscriptions.add(page.scrolled$.subscribe(() => wanted === null && keep()));
  subscriptions.add(page.moved$.subscribe(move));
  subscriptions.add(page.pressed$.subscribe((link) => page.note({ id: here, link })));
  subscriptions.add(page.grew$.subscribe(approach));
  subscriptions.add(page.touched$.subscribe(settle));
  subscriptions.add(
    page.left$.subscribe(() => {
      store.set(SCROLL_KEY, JSON.stringify([...left]));
      // What comes next is a load: the browser brings it back as it was, before any script.
      page.takeOver(false);
    }),
  );
  subscriptions.add(restored$.subscribe(() => page.takeOver(true)));
  bus.on(navigationState, arrive);

  // A page that scripts fill was too short for the browser to bring it back.
  const y = left.get(here) ?? 0;
  if (y > 0 && page.y() === 0) restore(y);
  else keep();
  page.takeOver(true);

  return {
    stop() {
      settle();
      subscriptions.unsubscribe();
      page.takeOver(false);
      bus.dispose();
    },
  };
}

/** What was kept when the document was left; what does not read as that is nothing. */
function readLeft(store: KeyValueStore): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(store.get(SCROLL_KEY) ?? '[]');
    const pairs = Array.isArray(kept) ? kept.filter(isPlace) : [];
    return new Map(pairs);
  } catch {
    return new Map();
  }
}

function isPlace(value: unknown): value is [string, number] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'number' &&
    value[1] >= 0
  );
}
