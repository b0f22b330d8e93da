import { navigationState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState, navigationStood } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { Subscription, type Observable } from 'rxjs';
import type { HistoryEntry } from '../ports/history-entry';
import type { KeyValueStore, PageEvents, Service } from '../ports';

/** What else scrolls on a page, by name: how far down each is. */
export type Parts = Readonly<Record<string, number>>;

/** Where an entry was left. */
interface Place {
  readonly y: number;
  readonly parts: Parts;
}

/** A place within a page. */
export type Spot = Pick<Element, 'scrollIntoView'>;

/** The document as far as it scrolls, and the history that it stands in. */
export interface ScrollPage {
  /** What was noted at the present entry; undefined for a new one. */
  entry(): HistoryEntry | undefined;
  note(entry: HistoryEntry): void;
  /** How far down the page is. */
  y(): number;
  /** Goes there, or as far as the page reaches. */
  to(y: number): void;
  /** What on the page asks by its mark that its own place be kept. */
  parts(): Parts;
  /** Takes those of them that are there to where they were, or as far as they reach. */
  toParts(parts: Parts): void;
  /** The place within the page that the address names; empty where it names none. */
  name(): string;
  find(name: string): Spot | null;
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

/** What comes without a page that grows is looked for so often. */
const LOOK_MS = 100;

/** Where the page is to be, until it has come. */
type Goal =
  | { readonly kind: 'left'; readonly place: Place }
  | {
      readonly kind: 'named';
      readonly name: string;
      /** What bore the name before the move: the former page's, as long as that may still stand. */
      readonly former: Spot | null;
      readonly isFound: boolean;
    };

const TOP: Place = { y: 0, parts: {} };

/** Brings the player back to where they were on a page, and to the top of one that is new, or the place in it that they were led to. */
export function createScroll({ bus, clock, page, restored$, store }: ScrollPorts): Service {
  const left = readLeft(store);
  let made = 0;
  const first = page.entry();
  /** The entry of the page that stands; while guards are asked, the browser may be at another. */
  let here = first ?? begin();
  let pathname = pathnameNow();
  let goal: Goal | null = null;
  let cancelLimit = (): void => {};
  let cancelSteady = (): void => {};
  let cancelLook = (): void => {};

  function pathnameNow(): string {
    return pathnameOf(bus.peek(navigationState)?.path ?? '');
  }

  function begin(): HistoryEntry {
    made += 1;
    const entry = { id: `${clock.now().toString(36)}.${made}` };
    page.note(entry);
    return entry;
  }

  function keep(): void {
    // Until the page is there, where it stands is not where the player left it.
    if (goal?.kind === 'left') return;
    left.delete(here.id);
    left.set(here.id, { y: Math.round(page.y()), parts: page.parts() });
    const [oldest] = left.keys();
    if (left.size > MOST && oldest !== undefined) left.delete(oldest);
  }

  function settle(): void {
    cancelLimit();
    cancelSteady();
    cancelLook();
    goal = null;
  }

  function pursue(next: Goal): void {
    settle();
    goal = next;
    cancelLimit = clock.after(RESTORE_MS, settle);
    cancelLook = clock.after(LOOK_MS, look);
    approach();
  }

  function approach(): void {
    if (goal?.kind === 'left') {
      page.to(goal.place.y);
      page.toParts(goal.place.parts);
      cancelSteady();
      // A pixel is lost to rounding.
      if (Math.abs(page.y() - goal.place.y) <= 1) cancelSteady = clock.after(STEADY_MS, steady);
    } else if (goal) {
      const spot = page.find(goal.name);
      const isFound = spot !== null && spot !== goal.former;
      if (isFound) spot.scrollIntoView();
      goal = { ...goal, isFound };
      cancelSteady();
      cancelSteady = clock.after(STEADY_MS, steady);
    }
  }

  /** A list that scrolls by itself, and what takes another's place, make no page grow. */
  function look(): void {
    cancelLook = clock.after(LOOK_MS, look);
    if (goal?.kind === 'left') page.toParts(goal.place.parts);
    else if (goal && !goal.isFound && page.find(goal.name) !== goal.former) approach();
  }

  /** What stands in for an area may be as tall as the area, and gone in a moment. */
  function steady(): void {
    const areas = Object.values(bus.peek(areasState) ?? {});
    if (areas.some(({ status }) => status === 'loading')) {
      cancelSteady = clock.after(STEADY_MS, steady);
    } else if (goal?.kind === 'named' && !goal.isFound) {
      if (goal.former === null) return;
      // What still bears the name stands on both pages.
      goal = { ...goal, former: null };
      approach();
    } else settle();
  }

  /** The browser is at another entry. The page stands, with its place, until the guards have let it go. */
  function move(): void {
    // At a place within the page, to which the browser has gone itself, nothing is noted yet.
    if (page.entry()) keep();
  }

  /** Navigation says where the player is: at a new entry, this is the first that is heard of it. */
  function arrive(): void {
    const before = pathname;
    pathname = pathnameNow();
    const entry = page.entry();
    if (entry?.id === here.id) return;
    if (entry) {
      keep();
      here = entry;
      pursue({ kind: 'left', place: left.get(here.id) ?? TOP });
      return;
    }
    settle();
    here = begin();
    const isOther = pathname !== before;
    if (isOther) page.to(0);
    seek(isOther);
    keep();
  }

  function seek(isOther: boolean): void {
    const name = page.name();
    if (name === '') return;
    const former = isOther ? page.find(name) : null;
    pursue({ kind: 'named', name, former, isFound: false });
  }

  /** A move was refused, and the browser's entry overwritten with the address of the page that stands. */
  function stay(): void {
    if (page.entry()?.id !== here.id) page.note(here);
  }

  function press(link: string): void {
    const entry = { ...(page.entry() ?? here), link };
    if (entry.id === here.id) here = entry;
    page.note(entry);
  }

  const subscriptions = new Subscription();
  subscriptions.add(page.scrolled$.subscribe(keep));
  subscriptions.add(page.moved$.subscribe(move));
  subscriptions.add(page.pressed$.subscribe(press));
  subscriptions.add(page.grew$.subscribe(approach));
  subscriptions.add(page.touched$.subscribe(settle));
  subscriptions.add(
    page.left$.subscribe(() => {
      store.set(SCROLL_KEY, JSON.stringify([...left].map(written)));
      // What comes next is a load: the browser brings it back as it was, before any script.
      page.takeOver(false);
    }),
  );
  subscriptions.add(restored$.subscribe(() => page.takeOver(true)));
  bus.on(navigationState, arrive);
  bus.on(navigationStood, ({ isRefused }) => (isRefused ? stay() : arrive()));

  // A page that scripts fill was too short for the browser to bring it back.
  const place = left.get(here.id) ?? TOP;
  if (place.y > 0 && page.y() === 0) pursue({ kind: 'left', place });
  else {
    keep();
    if (!first && page.y() === 0 && page.find(page.name()) === null) seek(false);
  }
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

/** As storage has it. */
function written([id, { y, parts }]: [string, Place]): readonly unknown[] {
  return Object.keys(parts).length > 0 ? [id, y, parts] : [id, y];
}

/** What was kept when the document was left; what does not read as that is nothing. */
function readLeft(store: KeyValueStore): Map<string, Place> {
  try {
    const kept: unknown = JSON.parse(store.get(SCROLL_KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.flatMap(readOne) : []);
  } catch {
    return new Map();
  }
}

function readOne(kept: unknown): readonly [string, Place][] {
  if (!Array.isArray(kept)) return [];
  const [id, y, parts] = kept as readonly unknown[];
  if (typeof id !== 'string' || !isDepth(y)) return [];
  const known = Object.entries(parts ?? {}).filter((part): part is [string, number] =>
    isDepth(part[1]),
  );
  return [[id, { y, parts: Object.fromEntries(known) }]];
}

function isDepth(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
