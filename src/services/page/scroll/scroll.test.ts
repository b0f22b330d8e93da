import { navigationState, scrollState } from '@grandstand/bus-contracts';
import { areasState, navigationStayed } from '@grandstand/bus-contracts/shell';
import { createTestBus, runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../ports/history-entry';
import { createScroll } from '.';
import { SCROLL_KEY } from './saved-positions';
import { RESTORE_MS, STEADY_MS } from './scroll-target';
import type { Parts, Scrolled, ScrollPage, Spot } from './scroll-page';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';

interface Stop {
  path: string;
  entry: HistoryEntry | undefined;
}

/** A tab with a history that the test moves through; the test sets the height of the page. */
function openTab(
  store = createMemoryStore(),
  stops: Stop[] = [{ path: '/line', entry: undefined }],
  begins: { readonly y?: number; readonly spot?: Spot; readonly isUnpublished?: boolean } = {},
) {
  const bus = createTestBus();
  const streams = {
    scrolled$: new Subject<Scrolled>(),
    moved$: new Subject<void>(),
    pressed$: new Subject<string>(),
    grew$: new Subject<void>(),
    touched$: new Subject<void>(),
    left$: new Subject<void>(),
  };
  const restored$ = new Subject<void>();
  const state = {
    at: stops.length - 1,
    y: begins.y ?? 0,
    tall: 5000,
    isManual: false,
    menu: null as number | null,
    /** How often the page was looked through for elements. */
    looks: 0,
    spot: begins.spot ?? null,
  };
  const stop = (): Stop => stops[state.at]!;
  const page: ScrollPage = {
    ...streams,
    entry: () => stop().entry,
    note: (entry) => {
      stop().entry = entry;
    },
    y: () => state.y,
    to: (y) => {
      state.y = Math.min(y, state.tall);
      streams.scrolled$.next('page');
    },
    parts: (): Parts => {
      state.looks += 1;
      return state.menu === null ? {} : { menu: state.menu };
    },
    toParts: ({ menu }) => {
      if (state.menu !== null && menu !== undefined) state.menu = menu;
    },
    name: () => stop().path.split('#')[1] ?? '',
    find: () => state.spot,
    setManual: (isManual) => {
      state.isManual = isManual;
    },
  };
  const publishPage = (): void =>
    bus.qa.publish(navigationState.name, {
      language: 'en',
      path: stop().path.split('#')[0],
      route: 'section',
      area: 'sports',
      params: {},
    });
  if (!begins.isUnpublished) publishPage();
  const publishStay = (isRefused: boolean): void =>
    bus.qa.publish(navigationStayed.name, { isRefused });
  const handle = bus.bus.join('scroll');
  createScroll({
    bus: handle,
    clock: bus.clock,
    page,
    restored$,
    store,
  });
  return {
    ...bus,
    ...streams,
    restored$,
    state,
    stops,
    store,
    handle,
    entry: () => stop().entry,
    scroll(y: number) {
      state.y = Math.min(y, state.tall);
      streams.scrolled$.next('page');
    },
    scrollMenu(top: number) {
      state.menu = top;
      streams.scrolled$.next('element');
    },
    /** Follows a link: first the history moves, then navigation publishes the page. */
    push(path: string) {
      stops.splice(state.at + 1, Infinity, { path, entry: undefined });
      state.at += 1;
      publishPage();
    },
    replace(path: string) {
      stops[state.at] = { path, entry: undefined };
      publishPage();
    },
    go(by: number) {
      state.at += by;
      streams.moved$.next();
      publishPage();
    },
    /** Goes back or forward, and guards take their time. */
    goUnpublished(by: number) {
      state.at += by;
      streams.moved$.next();
    },
    pass: publishPage,
    /** Navigation takes the way back or forward back. */
    refuse(path: string) {
      stops[state.at] = { path, entry: undefined };
      publishStay(true);
    },
    /** The browser goes to a place within the page, or back from one. */
    within(by: number, path?: string) {
      if (path) stops.splice(state.at + 1, Infinity, { path, entry: undefined });
      state.at += by;
      streams.moved$.next();
      publishStay(false);
    },
    spotAt: (y: number): Spot => ({ scrollIntoView: () => (state.y = Math.min(y, state.tall)) }),
    grow(tall: number) {
      state.tall = tall;
      state.y = Math.min(state.y, tall);
      streams.grew$.next();
    },
  };
}

/** A player who comes back to a page, whose position was 2000, while it is only 400 tall. */
function backOnShortPage() {
  const tab = openTab();
  tab.scroll(2000);
  tab.push('/office/history');
  tab.state.tall = 400;
  tab.go(-1);
  return tab;
}

describe('the scroll position of a page', () => {
  test('is the top for a new page, and the former one for a page that is returned to', () => {
    const tab = openTab();
    tab.scroll(1200);
    tab.push('/line/football/1-a-b');
    expect(tab.state.y).toBe(0);
    tab.scroll(300);
    tab.go(-1);
    expect(tab.state.y).toBe(1200);
    tab.go(1);
    expect(tab.state.y).toBe(300);
  });

  test('is published before the screen is rendered', () => {
    const tab = openTab();
    // Code that shows the page reads it when navigation publishes the page.
    const published: unknown[] = [];
    tab.bus.join('looker').on(navigationState, ({ path }) => {
      published.push([path, tab.qa.peek(scrollState.name)]);
    });
    tab.scroll(1200);
    tab.push('/line/football/1-a-b');
    tab.go(-1);
    tab.replace('/line?hours=1');
    expect(published).toEqual([
      ['/line', { y: 0 }],
      ['/line/football/1-a-b', { y: 0 }],
      ['/line', { y: 1200 }],
      ['/line?hours=1', { y: 1200 }],
    ]);
  });

  test('of an area’s skeleton is restored once the area is shown', async () => {
    const tab = openTab();
    const areas = (status: 'loading' | 'ready'): void =>
      tab.qa.publish(areasState.name, { sports: { status, attempt: 0 } });
    areas('ready');
    tab.scroll(1200);
    tab.push('/office/history');
    areas('loading');
    tab.go(-1);
    await tab.clock.advance(STEADY_MS * 3);
    tab.grow(771);
    areas('ready');
    expect(tab.state.y).toBe(771);
    tab.grow(4000);
    expect(tab.state.y).toBe(1200);
    await tab.clock.advance(STEADY_MS);
    tab.grow(600);
    tab.grow(4000);
    expect(tab.state.y).toBe(600);
  });

  test('stays for another view of the same page', () => {
    const tab = openTab();
    tab.scroll(700);
    tab.push('/line?hours=3');
    tab.replace('/line?hours=1');
    expect(tab.state.y).toBe(700);
  });

  test('is followed while a short page grows, until its height is steady', async () => {
    const tab = backOnShortPage();
    expect(tab.state.y).toBe(400);
    tab.grow(1500);
    expect(tab.state.y).toBe(1500);
    tab.grow(6000);
    expect(tab.state.y).toBe(2000);
    await tab.clock.advance(STEADY_MS - 1);
    tab.grow(1000);
    tab.grow(6000);
    expect(tab.state.y).toBe(2000);
    await tab.clock.advance(STEADY_MS);
    tab.scroll(10);
    tab.grow(7000);
    expect(tab.state.y).toBe(10);
    expect(tab.clock.pending).toBe(0);
  });

  test('is followed for as long as the page is too short for it', async () => {
    const tab = backOnShortPage();
    await tab.clock.advance(STEADY_MS * 4);
    expect(tab.state.y).toBe(400);
    // A pixel is lost to rounding.
    tab.grow(1999);
    expect(tab.state.y).toBe(1999);
    await tab.clock.advance(STEADY_MS);
    expect(tab.clock.pending).toBe(0);
  });

  test('is not replaced by the place of a page that is too short for it, but by one that the player has scrolled to', async () => {
    const tab = backOnShortPage();
    expect(tab.state.y).toBe(400);
    tab.go(1);
    tab.state.tall = 5000;
    tab.go(-1);
    expect(tab.state.y).toBe(2000);
    await tab.clock.advance(STEADY_MS);
    tab.scroll(10);
    tab.go(1);
    tab.go(-1);
    expect(tab.state.y).toBe(10);
  });

  test('is never changed after the player’s input, nor after 5 s', async () => {
    const tab = backOnShortPage();
    tab.touched$.next();
    tab.grow(5000);
    expect(tab.state.y).toBe(400);

    tab.scroll(2000);
    tab.go(1);
    tab.state.tall = 400;
    tab.go(-1);
    await tab.clock.advance(RESTORE_MS);
    tab.grow(5000);
    expect(tab.state.y).toBe(400);
  });

  test('is stored with the link by which the page was left', () => {
    const tab = openTab();
    const id = tab.entry()?.id;
    tab.pressed$.next('/en/live');
    expect(tab.entry()).toEqual({ id, link: '/en/live' });
    tab.push('/live');
    tab.go(-1);
    expect(tab.entry()).toEqual({ id, link: '/en/live' });
  });

  test('survives a reload: the browser restores the page itself, and this its other elements', async () => {
    const tab = openTab();
    tab.scroll(900);
    tab.push('/live');
    tab.scroll(400);
    expect(tab.state.isManual).toBe(true);
    tab.left$.next();
    expect(tab.state.isManual).toBe(false);

    const again = openTab(tab.store, tab.stops);
    expect(again.state).toMatchObject({ y: 400, isManual: true });
    again.go(-1);
    expect(again.state.y).toBe(900);

    // From the back/forward cache the page comes as it was.
    tab.restored$.next();
    expect(tab.state.isManual).toBe(true);
  });

  test('is left as it is where the browser has restored it, and published', () => {
    const before = openTab();
    before.scroll(900);
    before.left$.next();
    const tab = openTab(before.store, before.stops, { y: 870 });
    expect(tab.state.y).toBe(870);
    expect(tab.qa.peek(scrollState.name)).toEqual({ y: 870 });
    expect(tab.clock.pending).toBe(0);
  });

  test('is stored for a page that navigation has not published yet', () => {
    const tab = openTab(undefined, undefined, { isUnpublished: true });
    const id = tab.entry()?.id;
    expect(id).not.toBeUndefined();
    tab.scroll(900);
    tab.left$.next();
    expect(JSON.parse(tab.store.get(SCROLL_KEY) ?? '')).toEqual([[id, 900]]);
    const again = openTab(tab.store, tab.stops, { isUnpublished: true });
    expect(again.state.y).toBe(900);
  });

  test('is stored where the player goes back before the page has been drawn there', () => {
    const tab = openTab();
    tab.push('/live');
    const id = tab.entry()?.id;
    // The browser announces a scroll with its next frame.
    tab.state.y = 640;
    tab.goUnpublished(-1);
    tab.left$.next();
    expect(JSON.parse(tab.store.get(SCROLL_KEY) ?? '')).toContainEqual([id, 640]);
  });

  test('of a new page is followed no further', () => {
    const tab = openTab();
    tab.push('/live');
    expect(tab.clock.pending).toBe(0);
  });

  test.each(['', '{', '{"a":1}', '[["a","b"],["c",-1],[1,2],["a",0,{"menu":-1}],null]'])(
    'ignores broken values in storage: %s',
    (kept) => {
      const store = createMemoryStore(new Map([[SCROLL_KEY, kept]]));
      const tab = openTab(store, [{ path: '/line', entry: { id: 'a' } }]);
      expect(tab.state.y).toBe(0);
      tab.left$.next();
      expect(JSON.parse(store.get(SCROLL_KEY) ?? '')).toEqual([['a', 0]]);
    },
  );

  test('RTE-41 is kept by a move back that is refused, and so is the stored entry', () => {
    const tab = openTab();
    tab.push('/office/history');
    tab.scroll(900);
    tab.push('/line');
    tab.scroll(400);
    tab.pressed$.next('/en/live');
    const entry = tab.entry();
    tab.goUnpublished(-1);
    expect(tab.state.y).toBe(400);
    tab.refuse('/line');
    expect(tab.state.y).toBe(400);
    expect(tab.entry()).toEqual(entry);
    tab.scroll(500);
    tab.push('/live');
    tab.go(-1);
    expect(tab.state.y).toBe(500);
    expect(tab.entry()).toEqual(entry);
  });

  test('RTE-41 is kept and stored while guards are pending', () => {
    const tab = openTab();
    tab.scroll(1200);
    tab.push('/games/view/old');
    tab.scroll(300);
    tab.goUnpublished(-1);
    expect(tab.state.y).toBe(300);
    tab.scroll(350);
    // A link of the present page, pressed at another entry, does not restore that entry's position.
    const { id } = tab.entry() ?? {};
    tab.pressed$.next('/en/live');
    expect(tab.entry()).toEqual({ id, link: '/en/live' });
    tab.pass();
    expect(tab.state.y).toBe(1200);
    tab.go(1);
    expect(tab.state.y).toBe(350);
  });

  test('is restored after a return from a place within the page', () => {
    const tab = openTab();
    tab.scroll(600);
    tab.state.y = 2500;
    tab.within(1, '/line#rules');
    tab.scroll(2500);
    tab.within(-1);
    expect(tab.state.y).toBe(600);
    tab.within(1);
    expect(tab.state.y).toBe(2500);
  });

  test('is restored for elements with their own scrolling, once they exist again', async () => {
    const tab = openTab();
    tab.scrollMenu(300);
    tab.scroll(50);
    tab.push('/office/history');
    tab.state.menu = null;
    tab.scroll(10);
    tab.go(-1);
    // The menu comes with its area, and makes the page no taller.
    tab.qa.publish(areasState.name, { sports: { status: 'loading', attempt: 0 } });
    await tab.clock.advance(STEADY_MS * 2);
    tab.state.menu = 0;
    tab.qa.publish(areasState.name, { sports: { status: 'ready', attempt: 0 } });
    await tab.clock.advance(STEADY_MS);
    expect(tab.state.menu).toBe(300);
    tab.left$.next();
    const again = openTab(tab.store, tab.stops);
    again.state.menu = 0;
    again.go(-1);
    expect(again.state.menu).toBe(300);
  });

  test('costs nothing but a number while the page scrolls: only an element that scrolls is looked for', () => {
    const tab = openTab();
    const before = tab.state.looks;
    for (let y = 0; y < 1000; y += 40) tab.scroll(y);
    expect(tab.state.looks).toBe(before);
    tab.scrollMenu(10);
    expect(tab.state.looks).toBe(before + 1);
  });

  describe('an element that the address names', () => {
    test('is waited for, and followed while the page grows', async () => {
      const tab = openTab();
      tab.scroll(700);
      tab.push('/rules#bonus');
      expect(tab.state.y).toBe(0);
      await tab.clock.advance(STEADY_MS * 3);
      tab.state.spot = tab.spotAt(800);
      await tab.clock.advance(100);
      expect(tab.state.y).toBe(800);
      tab.state.spot.scrollIntoView = () => (tab.state.y = 1600);
      tab.grow(6000);
      expect(tab.state.y).toBe(1600);
      await tab.clock.advance(STEADY_MS);
      expect(tab.clock.pending).toBe(0);
      tab.scroll(50);
      tab.grow(7000);
      expect(tab.state.y).toBe(50);
      // It was left there, and is found there: not at the place again.
      tab.push('/live');
      tab.go(-1);
      expect(tab.state.y).toBe(50);
    });

    test('is not an element of that name on the former page', async () => {
      const tab = openTab();
      tab.state.spot = tab.spotAt(3000);
      tab.push('/rules#bonus');
      tab.grow(5100);
      expect(tab.state.y).toBe(0);
      tab.state.spot = tab.spotAt(800);
      tab.grow(5200);
      expect(tab.state.y).toBe(800);
    });

    test('may be missing on the new page at first', () => {
      const tab = openTab();
      tab.state.spot = tab.spotAt(3000);
      tab.push('/rules#bonus');
      tab.state.spot = null;
      tab.grow(5100);
      expect(tab.state.y).toBe(0);
      tab.state.spot = tab.spotAt(800);
      tab.grow(5200);
      expect(tab.state.y).toBe(800);
      expect(tab.problems).toEqual([]);
    });

    test('is scrolled to once where the page keeps its height', async () => {
      const tab = openTab();
      let scrolls = 0;
      tab.push('/rules#bonus');
      tab.state.spot = { scrollIntoView: () => (scrolls += 1) };
      await tab.clock.advance(RESTORE_MS);
      expect(scrolls).toBe(1);
    });

    test('is not scrolled to again when a link is pressed', () => {
      const tab = openTab();
      tab.push('/rules#bonus');
      tab.state.spot = tab.spotAt(800);
      tab.grow(5100);
      tab.touched$.next();
      tab.scroll(50);
      tab.pressed$.next('/en/live');
      expect(tab.state.y).toBe(50);
    });

    test('may be in the frame around every page, once the page has settled', async () => {
      const tab = openTab();
      tab.qa.publish(areasState.name, { rules: { status: 'loading', attempt: 0 } });
      tab.state.spot = tab.spotAt(3000);
      tab.push('/rules#foot');
      await tab.clock.advance(STEADY_MS * 2);
      expect(tab.state.y).toBe(0);
      tab.qa.publish(areasState.name, { rules: { status: 'ready', attempt: 0 } });
      await tab.clock.advance(STEADY_MS);
      expect(tab.state.y).toBe(3000);
    });

    test('is no longer waited for after the player’s input, and after 5 s', async () => {
      const tab = openTab();
      for (const waits of [0, RESTORE_MS]) {
        tab.state.spot = null;
        tab.push(`/rules/${waits}#bonus`);
        if (waits === 0) tab.touched$.next();
        await tab.clock.advance(waits);
        tab.state.spot = tab.spotAt(800);
        tab.grow(6000);
        await tab.clock.advance(STEADY_MS);
        expect(tab.state.y).toBe(0);
        expect(tab.clock.pending).toBe(0);
      }
    });

    test('of the first page is waited for if the browser did not find it', async () => {
      const tab = openTab(createMemoryStore(), [{ path: '/rules#bonus', entry: undefined }]);
      tab.state.spot = tab.spotAt(800);
      await tab.clock.advance(100);
      expect(tab.state.y).toBe(800);
    });

    test.each<[string, HistoryEntry | undefined, { y?: number; spot?: Spot }]>([
      ['the page is reloaded', { id: 'a' }, {}],
      ['the page is scrolled already', undefined, { y: 350 }],
      ['it is found at the load', undefined, { spot: { scrollIntoView: () => {} } }],
    ])('of the first page is left to the browser where %s', async (_why, entry, begins) => {
      const stops = [{ path: '/rules#bonus', entry }];
      const tab = openTab(createMemoryStore(), stops, begins);
      const { y } = tab.state;
      tab.state.spot = tab.spotAt(800);
      await tab.clock.advance(100);
      tab.grow(6000);
      expect(tab.state.y).toBe(y);
    });

    test('on the present page is scrolled to at once', () => {
      const tab = openTab();
      tab.scroll(400);
      tab.state.spot = tab.spotAt(800);
      tab.within(1, '/line#rules');
      expect(tab.state.y).toBe(800);
    });
  });

  test('is left to the browser once the service stops', async () => {
    const tab = openTab();
    tab.scroll(2000);
    tab.push('/live');
    tab.go(-1);
    tab.handle.dispose();
    expect(tab.state.isManual).toBe(false);
    tab.grow(100);
    tab.grow(5000);
    expect(tab.state.y).toBe(100);
    expect(tab.clock.pending).toBe(0);
  });

  test('of every entry is restored in 1,000 random walks', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), n: fc.nat(5) }),
      fc.record({ kind: fc.constant('scroll' as const), n: fc.nat(4000) }),
      fc.record({ kind: fc.constant('go' as const), n: fc.constantFrom(-2, -1, 1, 2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const tab = openTab();
        const expected = [0];
        let at = 0;
        for (const { kind, n } of steps) {
          if (kind === 'scroll') {
            await tab.clock.advance(STEADY_MS);
            tab.scroll(n);
            expected[at] = n;
          } else if (kind === 'push') {
            expected.splice(at + 1, Infinity, 0);
            at += 1;
            tab.push(`/line/${at}/${n}`);
          } else if (expected[at + n] !== undefined) {
            at += n;
            tab.go(n);
          }
          expect(tab.state.y).toBe(expected[at]);
        }
        tab.dispose();
      }),
      { numRuns: runs(1000) },
    );
  });
});
