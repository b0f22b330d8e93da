import { navigationState } from '@grandstand/bus-contracts';
import { areasState } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../src/services/history-entry';
import { createScroll, RESTORE_MS, SCROLL_KEY, STEADY_MS } from '../src/services/scroll';
import type { ScrollPage } from '../src/services/scroll';
import { createMemoryStore } from './support/memory-ports';

interface Stop {
  path: string;
  entry: HistoryEntry | undefined;
}

/** A tab whose history a test moves through; the page is as tall as the test says. */
function openTab(
  store = createMemoryStore(),
  stops: Stop[] = [{ path: '/line', entry: undefined }],
) {
  const bus = createTestBus();
  const streams = {
    scrolled$: new Subject<void>(),
    moved$: new Subject<void>(),
    pressed$: new Subject<string>(),
    grew$: new Subject<void>(),
    touched$: new Subject<void>(),
    left$: new Subject<void>(),
  };
  const restored$ = new Subject<void>();
  const state = { at: stops.length - 1, y: 0, tall: 5000, isOurs: false, named: false };
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
      streams.scrolled$.next();
    },
    toNamedPlace: () => state.named,
    takeOver: (isOurs) => {
      state.isOurs = isOurs;
    },
  };
  const say = (): void =>
    bus.qa.publish(navigationState.name, {
      language: 'en',
      path: stop().path,
      route: 'section',
      area: 'sports',
      params: {},
    });
  say();
  const start = () =>
    createScroll({ bus: bus.bus.join('scroll'), clock: bus.clock, page, restored$, store });
  const service = start();
  return {
    ...bus,
    ...streams,
    restored$,
    state,
    stops,
    store,
    service,
    entry: () => stop().entry,
    scroll(y: number) {
      state.y = Math.min(y, state.tall);
      streams.scrolled$.next();
    },
    /** Follows a link: first the history moves, then navigation says so. */
    push(path: string) {
      stops.splice(state.at + 1, Infinity, { path, entry: undefined });
      state.at += 1;
      say();
    },
    replace(path: string) {
      stops[state.at] = { path, entry: undefined };
      say();
    },
    go(by: number) {
      state.at += by;
      streams.moved$.next();
      say();
    },
    grow(tall: number) {
      state.tall = tall;
      state.y = Math.min(state.y, tall);
      streams.grew$.next();
    },
  };
}

describe('where the player is on a page', () => {
  test('a new page begins at its top; the former is found as it was left', () => {
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

  test('a place that only stood on what stands in for an area is found again when the area is there', async () => {
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

  test('another view of the same page stays where it is, and so does a place that the address names', () => {
    const tab = openTab();
    tab.scroll(700);
    tab.push('/line?hours=3');
    tab.replace('/line?hours=1');
    expect(tab.state.y).toBe(700);
    tab.state.named = true;
    tab.push('/rules');
    expect(tab.state.y).toBe(700);
  });

  test('a page that is short at first is followed as it grows, until it has stood still', async () => {
    const tab = openTab();
    tab.scroll(2000);
    tab.push('/office/history');
    tab.state.tall = 400;
    tab.go(-1);
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

  test('nothing moves under the player’s hand, nor after 5 s', async () => {
    const tab = openTab();
    tab.scroll(2000);
    tab.push('/live');
    tab.state.tall = 400;
    tab.go(-1);
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

  test('the link by which a page was left is noted at its entry', () => {
    const tab = openTab();
    const id = tab.entry()?.id;
    tab.pressed$.next('/en/live');
    expect(tab.entry()).toEqual({ id, link: '/en/live' });
    tab.push('/live');
    tab.go(-1);
    expect(tab.entry()).toEqual({ id, link: '/en/live' });
  });

  test('it outlives a reload: the browser brings back the page itself, this what it can’t', async () => {
    const tab = openTab();
    tab.scroll(900);
    tab.push('/live');
    tab.scroll(400);
    expect(tab.state.isOurs).toBe(true);
    tab.left$.next();
    expect(tab.state.isOurs).toBe(false);

    const again = openTab(tab.store, tab.stops);
    expect(again.state).toMatchObject({ y: 400, isOurs: true });
    again.go(-1);
    expect(again.state.y).toBe(900);

    // From the back/forward cache the page comes as it was.
    tab.restored$.next();
    expect(tab.state.isOurs).toBe(true);
  });

  test.each(['', '{', '{"a":1}', '[["a","b"],["c",-1],[1,2],null]'])(
    'what storage holds may be anything: %s',
    (kept) => {
      const store = createMemoryStore(new Map([[SCROLL_KEY, kept]]));
      const tab = openTab(store, [{ path: '/line', entry: { id: 'a' } }]);
      expect(tab.state.y).toBe(0);
      tab.left$.next();
      expect(JSON.parse(store.get(SCROLL_KEY) ?? '')).toEqual([['a', 0]]);
    },
  );

  test('stopped, it leaves the page to the browser', async () => {
    const tab = openTab();
    tab.scroll(2000);
    tab.push('/live');
    tab.go(-1);
    tab.service.stop();
    expect(tab.state.isOurs).toBe(false);
    tab.grow(100);
    tab.grow(5000);
    expect(tab.state.y).toBe(100);
    expect(tab.clock.pending).toBe(0);
  });

  test('every entry is found as it was left, whatever way the player takes (1,000 walks)', async () => {
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
      { numRuns: 1000 },
    );
  });
});
