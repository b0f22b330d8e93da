import { navigationState, scrollState } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { areasState, navigationStood } from '@grandstand/bus-contracts/shell';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { Subscription } from 'rxjs';
import type { HistoryEntry } from '../ports/history-entry';
import type { KeyValueStore, PageEvents, Service } from '../ports';
import { createLeftPlaces } from './left-places';
import type { Place } from './left-places';
import { createPursuit } from './pursuit';
import type { ScrollPage } from './scroll-page';

export interface ScrollPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly page: ScrollPage;
  readonly restored$: PageEvents['restored$'];
  /** Storage of this tab. */
  readonly store: KeyValueStore;
}

/** Brings the player back to where they were on a page, and to the top of one that is new, or the place in it that they were led to. */
export function createScroll({ bus, clock, page, restored$, store }: ScrollPorts): Service {
  const left = createLeftPlaces(store);
  const pursuit = createPursuit({ clock, page, isLoading });
  let made = 0;
  const first = page.entry();
  /** The entry of the page that stands; while guards are asked, the browser may be at another. */
  let here = first ?? begin();
  let pathname = pathnameNow();

  function isLoading(): boolean {
    const areas = Object.values(bus.peek(areasState) ?? {});
    return areas.some(({ status }) => status === 'loading');
  }

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
    if (pursuit.isReturning()) return;
    left.keep(here.id, { y: Math.round(page.y()), parts: page.parts() });
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
      goBack(left.of(here.id));
      return;
    }
    pursuit.settle();
    here = begin();
    const isOther = pathname !== before;
    bus.publish(scrollState, { y: isOther ? 0 : Math.max(0, page.y()) });
    if (isOther) page.to(0);
    seek(isOther);
    keep();
  }

  function goBack(place: Place): void {
    bus.publish(scrollState, { y: place.y });
    pursuit.toPlace(place);
  }

  function seek(isOther: boolean): void {
    const name = page.name();
    if (name === '') return;
    pursuit.toNamed(name, isOther ? page.find(name) : null);
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
  subscriptions.add(page.grew$.subscribe(pursuit.approach));
  subscriptions.add(page.touched$.subscribe(pursuit.settle));
  subscriptions.add(
    page.left$.subscribe(() => {
      left.save();
      // What comes next is a load: the browser brings it back as it was, before any script.
      page.takeOver(false);
    }),
  );
  subscriptions.add(restored$.subscribe(() => page.takeOver(true)));
  bus.on(navigationState, arrive);
  bus.on(navigationStood, ({ isRefused }) => (isRefused ? stay() : arrive()));

  // A page that scripts fill was too short for the browser to bring it back.
  const place = left.of(here.id);
  if (place.y > 0 && page.y() === 0) goBack(place);
  else {
    bus.publish(scrollState, { y: Math.max(0, page.y()) });
    keep();
    if (!first && page.y() === 0 && page.find(page.name()) === null) seek(false);
  }
  page.takeOver(true);

  return {
    stop() {
      pursuit.settle();
      subscriptions.unsubscribe();
      page.takeOver(false);
      bus.dispose();
    },
  };
}
