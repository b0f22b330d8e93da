import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFeedBrowser } from '../../../../tests/harness/feed-tabs';
import type { Applied, FeedBrowser, FeedTab } from '../../../../tests/harness/feed-tabs';

/** The operator's prices, each once, with its time. */
interface Published {
  readonly id: string;
  readonly at: number;
}

interface Bench extends FeedBrowser {
  readonly tabs: FeedTab[];
  readonly published: Published[];
  add(count?: number): Promise<void>;
  broadcast(): string;
  broadcastTo(player: string): string;
  /** Time passes in small steps; the operator beats every second. */
  pass(ms: number): Promise<void>;
}

function start(): Bench {
  const browser = createFeedBrowser();
  const { clock, server } = browser;
  const published: Published[] = [];
  let news = 0;
  const tabs: FeedTab[] = [];
  return Object.assign(browser, {
    tabs,
    published,
    add: async (count = 1) => {
      for (let i = 0; i < count; i++) {
        tabs.push(browser.open());
        await clock.advance(5);
      }
    },
    broadcast: () => {
      const id = `o${published.length}`;
      server.broadcast({ event: 'odds', odds: [{ id, coef: 2, isBlocked: false }], games: [] });
      published.push({ id, at: browser.publishedAt });
      return id;
    },
    broadcastTo: (player: string) => {
      const betId = `${player}:${news++}`;
      server.broadcastTo(player, { event: 'player', betIds: [betId] });
      return betId;
    },
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 1000) {
        await clock.advance(Math.min(1000, left));
        server.beat();
      }
    },
  });
}

function idsOf({ applied }: FeedTab): string[] {
  return applied.flatMap((one) => (one.kind === 'odds' ? [one.id] : []));
}

function newsOf({ applied }: FeedTab): string[] {
  return applied.flatMap((one) => (one.kind === 'player' ? [one.betId] : []));
}

/** Every price once and in order, from wherever it began; after a word to load again, from there. */
function expectWhole(applied: readonly Applied[], published: readonly Published[]): void {
  let next: number | null = null;
  for (const one of applied) {
    if (one.kind === 'reset') next = published.filter(({ at }) => at <= one.at).length;
    if (one.kind !== 'odds') continue;
    const place = published.findIndex(({ id }) => id === one.id);
    if (next !== null) expect(place).toBe(next);
    next = place + 1;
  }
}

/** No news twice, and none of another player. */
function expectOwn({ applied }: FeedTab): void {
  const news = new Set<string>();
  for (const one of applied) {
    if (one.kind !== 'player') continue;
    expect(one.betId.split(':')[0]).toBe(one.here);
    expect(news.has(one.betId)).toBe(false);
    news.add(one.betId);
  }
}

const players = fc.constantFrom('ann', 'bob');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('broadcast' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('news' as const), player: players }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(2, 20, 300, 1500, 14_000),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('tab' as const),
      place: fc.nat(4),
      act: fc.constantFrom(
        'kill',
        'freeze',
        'goOn',
        'putAway',
        'goOn',
        'signOut',
        'expire',
        'reconnect',
        'ann',
        'bob',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('site' as const),
      act: fc.constantFrom('open', 'open', 'break', 'down', 'up', 'forget'),
    }),
  },
);
/** How long each word is under way, in turn. */
const travels = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<number | null>(1, 3, 40, 700) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  { minLength: 1, maxLength: 30 },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function happen(bench: Bench, one: Step): Promise<void> {
  switch (one.kind) {
    case 'broadcast':
      bench.broadcast();
      break;
    case 'news':
      bench.broadcastTo(one.player);
      break;
    case 'wait':
      await bench.pass(one.ms);
      break;
    case 'tab':
      happenToTab(bench.tabs[one.place], one.act);
      break;
    case 'site':
      await happenToSite(bench, one.act);
      break;
    default:
      one satisfies never;
  }
}

function happenToTab(tab: FeedTab | undefined, act: string): void {
  if (!tab?.isOpen) return;
  if (act === 'kill') tab.kill();
  else if (act === 'goOn') tab.goOn();
  if (!tab.isAwake) return;
  if (act === 'freeze') tab.freeze();
  else if (act === 'putAway') tab.putAway();
  else if (act === 'signOut') tab.signOut();
  else if (act === 'expire') tab.expire();
  else if (act === 'reconnect') tab.reconnect();
  else if (act === 'ann' || act === 'bob') tab.signIn(act);
}

async function happenToSite(bench: Bench, act: string): Promise<void> {
  const { server, tabs } = bench;
  if (act === 'open' && tabs.length < 5) await bench.add();
  if (act === 'up') server.isUp = true;
  if (act === 'down') server.isUp = false;
  if (act === 'down' || act === 'break') server.breakOff();
  if (act === 'forget') server.forget();
}

describe('one feed for all tabs of a browser', () => {
  it('gives eight tabs every price by one connection', async () => {
    const bench = start();
    await bench.add(8);
    for (let i = 0; i < 20; i++) {
      bench.broadcast();
      await bench.clock.advance(3);
    }
    expect(bench.server.open).toBe(1);
    expect(bench.server.requested.filter((since) => since === null)).toHaveLength(1);
    for (const tab of bench.tabs) expect(idsOf(tab)).toEqual(bench.published.map(({ id }) => id));
  });

  it('hands over within a second when the leading tab is closed, cached or frozen', async () => {
    for (const end of ['kill', 'putAway'] as const) {
      const bench = start();
      await bench.add(3);
      bench.broadcast();
      await bench.pass(100);
      bench.tabs[0]![end]();
      bench.broadcast();
      await bench.clock.advance(1000);
      bench.broadcast();
      await bench.clock.advance(10);
      expect(bench.server.open).toBe(1);
      for (const tab of bench.tabs.slice(1)) {
        expect(idsOf(tab)).toEqual(['o0', 'o1', 'o2']);
        expect(tab.state()).toMatchObject({ status: 'live', isStale: false });
      }
    }
  });

  it('replaces a leading tab that hangs after the silence that ends a connection', async () => {
    const bench = start();
    await bench.add(4);
    bench.broadcast();
    await bench.pass(1000);
    bench.tabs[0]!.freeze();
    bench.broadcast();
    for (let second = 0; second < 14; second++) await bench.pass(1000);
    bench.broadcast();
    await bench.pass(2000);
    for (const tab of bench.tabs.slice(1)) expect(idsOf(tab)).toEqual(['o0', 'o1', 'o2']);
    // The one that hangs has not closed its own.
    expect(bench.server.open).toBe(2);
    bench.tabs[0]!.goOn();
    await bench.pass(3000);
    expect(bench.server.open).toBe(1);
    expect(idsOf(bench.tabs[0]!)).toEqual(['o0', 'o1', 'o2']);
  });

  it('requests messages lost between two tabs with the next one', async () => {
    const bench = start();
    await bench.add(2);
    bench.broadcast();
    await bench.pass(100);
    bench.travel = () => null;
    bench.broadcast();
    await bench.clock.advance(5);
    bench.travel = () => 1;
    bench.broadcast();
    await bench.clock.advance(5);
    for (const { applied } of bench.tabs) {
      expect(applied.map((one) => (one.kind === 'odds' ? one.id : ''))).toEqual(['o0', 'o1', 'o2']);
    }
  });

  it('resets no tab that received more than the new leading tab', async () => {
    const bench = start();
    await bench.add(3);
    bench.broadcast();
    await bench.pass(100);
    bench.latency = 400;
    let words = 0;
    bench.travel = () => (words++ % 2 === 0 ? 700 : 1);
    bench.broadcast();
    await bench.clock.advance(402);
    expect(bench.tabs.map((tab) => idsOf(tab).length)).toEqual([2, 1, 2]);
    bench.tabs[0]!.kill();
    bench.travel = () => 1;
    bench.broadcast();
    await bench.pass(2000);
    for (const { applied } of bench.tabs.slice(1)) {
      expect(applied.map((one) => (one.kind === 'odds' ? one.id : ''))).toEqual(['o0', 'o1', 'o2']);
    }
  });

  it('reconnects once after a sign-in or sign-out in any tab, and mixes up no news of players', async () => {
    const bench = start();
    const { server, tabs } = bench;
    await bench.add(6);
    await bench.pass(2000);
    const before = server.requested.length;
    let words = 0;
    // The tabs are notified one after another, and late.
    bench.travel = () => [1, 40, 1500][words++ % 3]!;
    tabs[3]!.signIn('ann');
    await bench.pass(20_000);
    bench.travel = () => 1;
    await bench.pass(2000);
    expect(server.requested.length).toBe(before + 1);
    expect(server.owners).toEqual(['ann']);
    const one = bench.broadcastTo('ann');
    bench.broadcastTo('bob');
    await bench.pass(100);
    for (const tab of tabs) expect(newsOf(tab)).toEqual([one]);
    tabs[1]!.signOut();
    bench.broadcastTo('ann');
    await bench.pass(2000);
    expect(server.requested.length).toBe(before + 2);
    tabs[5]!.signIn('bob');
    await bench.pass(2000);
    expect(server.requested.length).toBe(before + 3);
    const two = bench.broadcastTo('bob');
    await bench.pass(100);
    tabs.forEach(expectOwn);
    for (const tab of tabs) expect(newsOf(tab).at(-1)).toBe(two);
  });

  it.each([
    ['the tab that leads', 0],
    ['another tab', 2],
  ])('reconnects once as the guest when a session ends, which %s finds out', async (_, place) => {
    const bench = start();
    const { server, tabs } = bench;
    await bench.add(3);
    tabs[1]!.signIn('ann');
    await bench.pass(2000);
    expect(server.owners).toEqual(['ann']);
    const before = server.requested.length;
    tabs[place]!.expire();
    await bench.pass(2000);
    expect(tabs.map(({ player }) => player)).toEqual(['', '', '']);
    expect(server.owners).toEqual(['']);
    expect(server.requested.length).toBe(before + 1);
    bench.broadcastTo('ann');
    bench.broadcast();
    await bench.pass(100);
    for (const tab of tabs) expect([newsOf(tab), idsOf(tab)]).toEqual([[], ['o0']]);
    tabs[1]!.signIn('ann');
    await bench.pass(1000);
    const news = bench.broadcastTo('ann');
    await bench.pass(100);
    for (const tab of tabs) expect(newsOf(tab)).toEqual([news]);
  });

  it('gives a player who is found in a new tab their news, with a leading tab of a guest', async () => {
    const bench = start();
    await bench.add(2);
    await bench.pass(1000);
    // By another page of the operator's, of which no tab was told.
    bench.cookie.player = 'ann';
    await bench.add();
    await bench.pass(1000);
    const news = bench.broadcastTo('ann');
    await bench.pass(100);
    expect(newsOf(bench.tabs[2]!)).toEqual([news]);
    expect(newsOf(bench.tabs[0]!)).toEqual([]);
    await bench.pass(1000);
    bench.tabs[0]!.reconnect();
    await bench.pass(100);
    const next = bench.broadcastTo('ann');
    await bench.pass(100);
    expect(newsOf(bench.tabs[2]!)).toEqual([news, next]);
  });

  it('gives a new player their news by a leading tab that has not heard of the sign-in, and nobody else', async () => {
    const bench = start();
    await bench.add(3);
    bench.tabs[0]!.signIn('ann');
    await bench.pass(2000);
    bench.travel = () => 900;
    bench.tabs[2]!.signIn('bob');
    bench.server.breakOff();
    await bench.clock.advance(1100);
    bench.travel = () => 1;
    await bench.pass(1000);
    const news = bench.broadcastTo('bob');
    await bench.pass(100);
    for (const { applied, player } of bench.tabs) {
      const received = applied.flatMap((one) => (one.kind === 'player' ? [one] : []));
      expect(received).toEqual(
        player === 'bob' ? [{ kind: 'player', betId: news, here: 'bob' }] : [],
      );
    }
  });

  it('gives nobody the news of a connection during which a player changed', async () => {
    const bench = start();
    await bench.add(3);
    bench.tabs[0]!.signIn('ann');
    await bench.pass(2000);
    // The cookie is there before the tab that signs in can publish it.
    bench.cookie.player = 'bob';
    bench.server.breakOff();
    await bench.clock.advance(20);
    bench.travel = () => 900;
    bench.tabs[2]!.signIn('bob');
    bench.broadcastTo('bob');
    await bench.clock.advance(100);
    expect(bench.tabs.map(({ player }) => player)).toEqual(['ann', 'ann', 'bob']);
    expect(bench.tabs.slice(0, 2).flatMap(newsOf)).toEqual([]);
  });

  it('keeps the player in a tab without messages that becomes the leading one', async () => {
    const bench = start();
    await bench.add(2);
    bench.tabs[1]!.signIn('ann');
    await bench.pass(1000);
    bench.tabs[0]!.signIn('ann');
    await bench.pass(1000);
    bench.tabs[0]!.kill();
    await bench.pass(1000);
    const news = bench.broadcastTo('ann');
    await bench.pass(100);
    expect(newsOf(bench.tabs[1]!)).toEqual([news]);
  });

  it('reconnects when a player requests it in another tab', async () => {
    const bench = start();
    await bench.add(3);
    bench.broadcast();
    await bench.pass(5000);
    const before = bench.server.requested.length;
    bench.tabs[2]!.reconnect();
    await bench.pass(100);
    expect(bench.server.requested.length).toBe(before + 1);
    bench.broadcast();
    await bench.pass(100);
    expect(bench.server.open).toBe(1);
    for (const tab of bench.tabs) expect(idsOf(tab)).toEqual(['o0', 'o1']);
  });

  it('publishes in every tab when the last message arrived, by their shared clock', async () => {
    const bench = start();
    await bench.add(2);
    bench.travel = () => 400;
    await bench.clock.advance(5000);
    const receivedAt = bench.clock.now();
    bench.server.beat();
    await bench.clock.advance(1500);
    expect(bench.tabs[0]!.state()?.lastHeard?.at).toBe(receivedAt);
    expect(bench.tabs[1]!.state()?.lastHeard).toEqual(bench.tabs[0]!.state()?.lastHeard);
    bench.server.isUp = false;
    bench.server.breakOff();
    await bench.clock.advance(18_400);
    expect(bench.tabs.map((tab) => tab.state()?.isStale)).toEqual([false, false]);
    await bench.clock.advance(200);
    expect(bench.tabs.map((tab) => tab.state()?.isStale)).toEqual([true, true]);
  });

  it('waits no longer than the leading tab when the operator is back', async () => {
    const bench = start();
    await bench.add(8);
    bench.broadcast();
    await bench.pass(100);
    bench.server.isUp = false;
    bench.server.breakOff();
    await bench.clock.advance(40_000);
    bench.server.isUp = true;
    bench.broadcast();
    let waited = 0;
    while (bench.tabs.every((tab) => tab.state()?.status !== 'live') && waited < 16_000) {
      await bench.pass(250);
      waited += 250;
    }
    await bench.pass(1500);
    for (const tab of bench.tabs) {
      expect(tab.state()?.status).toBe('live');
      expect(idsOf(tab)).toEqual(['o0', 'o1']);
    }
    expect(bench.server.open).toBe(1);
  });

  it('recovers when the operator was silent and the connection only seemed to hang', async () => {
    const bench = start();
    await bench.add(8);
    bench.broadcast();
    await bench.pass(100);
    await bench.clock.advance(30_000);
    expect(bench.tabs.every((tab) => tab.state()?.isStale)).toBe(true);
    bench.broadcast();
    await bench.pass(16_000);
    bench.broadcast();
    await bench.pass(100);
    expect(bench.server.open).toBe(1);
    for (const tab of bench.tabs) {
      expect(tab.state()).toMatchObject({ status: 'live', isStale: false });
      expect(idsOf(tab)).toEqual(['o0', 'o1', 'o2']);
    }
  });

  it('resets a tab that returns after too long', async () => {
    const bench = start();
    await bench.add(2);
    bench.broadcast();
    await bench.pass(100);
    bench.tabs[1]!.putAway();
    for (let i = 0; i < 40; i++) {
      bench.broadcast();
      await bench.pass(1000);
    }
    bench.tabs[1]!.goOn();
    await bench.pass(100);
    bench.broadcast();
    await bench.pass(100);
    expect(bench.tabs[1]!.applied.map(({ kind }) => kind)).toEqual(['odds', 'reset', 'odds']);
    expectWhole(bench.tabs[1]!.applied, bench.published);
    expectWhole(bench.tabs[0]!.applied, bench.published);
  });

  it('connects each tab separately if the browser gives the page no locks', async () => {
    const bench = start();
    bench.tabs.push(bench.open({ hasLocks: false }), bench.open({ hasLocks: false }));
    await bench.clock.advance(10);
    expect(bench.server.open).toBe(2);
    bench.broadcast();
    await bench.pass(100);
    for (const tab of bench.tabs) expect(idsOf(tab)).toEqual(['o0']);
  });

  it('loses and repeats nothing, and publishes no other player’s messages, in random schedules of tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        travels,
        fc.constantFrom(0, 0, 30, 300),
        async (steps, delays, latency) => {
          const bench = start();
          const { server, clock, tabs } = bench;
          let words = 0;
          bench.latency = latency;
          bench.travel = () => delays[words++ % delays.length] ?? null;
          await bench.add(2);
          for (const one of steps) {
            await happen(bench, one);
            await clock.advance(1);
          }
          // All works again: every tab that is left receives the same, by one connection.
          server.isUp = true;
          bench.travel = () => 1;
          for (const tab of tabs) if (tab.isOpen) tab.goOn();
          await bench.pass(35_000);
          const left = tabs.filter(({ isOpen }) => isOpen);
          expect(server.open).toBe(Math.min(1, left.length));
          const last = bench.broadcast();
          const news = { ann: bench.broadcastTo('ann'), bob: bench.broadcastTo('bob') };
          await bench.pass(1000);
          for (const tab of left) {
            expect(idsOf(tab).at(-1)).toBe(last);
            expect(tab.player).toBe(left[0]?.player);
            for (const [player, betId] of Object.entries(news)) {
              expect(newsOf(tab).includes(betId)).toBe(player === tab.player);
            }
          }
          for (const tab of tabs) {
            expectWhole(tab.applied, bench.published);
            expectOwn(tab);
          }
          for (const tab of left) tab.kill();
          await clock.advance(0);
          expect(server.open).toBe(0);
          expect(bench.locked).toBe(0);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
