import {
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  sessionSignedIn,
  sessionSignedOut,
} from '@grandstand/bus-contracts';
import { feedPlayer, feedReconnect } from '@grandstand/bus-contracts/shell';
import type { PayloadOf } from '@grandstand/bus-contracts';
import { createTestBus, expectMessage, runs } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFeed } from '.';
import { createFeedServer } from '../../../../tests/harness/host/feed-server';
import type { FeedServer } from '../../../../tests/harness/host/feed-server';
import { createFakePage } from '../../../../tests/harness/fakes/memory-ports';
import type { FakePage } from '../../../../tests/harness/fakes/memory-ports';

interface Bench {
  readonly test: TestBus;
  readonly server: FeedServer;
  readonly page: FakePage;
  readonly state: () => PayloadOf<typeof feedState> | undefined;
  readonly stop: () => void;
}

function start(wake$?: Observable<unknown>): Bench {
  const test = createTestBus();
  const server = createFeedServer(() => test.clock.now());
  const page = createFakePage();
  const bus = test.bus.join('feed');
  createFeed({
    bus,
    clock: test.clock,
    page,
    connect: server.connect,
    ...(wake$ && { wake$ }),
  });
  const observer = test.bus.join('observer');
  return { test, server, page, stop: () => bus.dispose(), state: () => observer.peek(feedState) };
}

function odds(id: string, coef: number): Parameters<FeedServer['broadcast']>[0] {
  return { event: 'odds', odds: [{ id, coef, isBlocked: false }], games: [] };
}

/** Ids of the odds that went to the bus, in order. */
function receivedIds({ test }: Bench): string[] {
  return test.messages
    .filter(({ name }) => name === feedOdds.name)
    .map(({ payload }) => (payload as PayloadOf<typeof feedOdds>).id);
}

describe('the feed', () => {
  it('publishes moved prices, games and news of the player', async () => {
    const bench = start();
    const { test, server } = bench;
    const game = { id: 7, isLive: true, isFinished: false, score: null };
    server.broadcast({
      event: 'odds',
      odds: [{ id: '7:1', coef: 2.1, isBlocked: true }],
      games: [game],
    });
    server.broadcast({ event: 'player', betIds: ['b1'] });
    await test.clock.frame();
    const at = bench.state()?.lastHeard;
    expectMessage(test, feedOdds, { id: '7:1', coef: 2.1, isBlocked: true });
    expectMessage(test, feedGames, { id: 7, isLive: true });
    expectMessage(test, feedPlayer, { betIds: ['b1'] });
    expect(at).not.toBeNull();
    expect(bench.state()).toMatchObject({ status: 'live', isStale: false });
  });

  it('continues after a break from the last number, without loss or repetition', async () => {
    const bench = start();
    const { test, server } = bench;
    server.broadcast(odds('a', 2));
    server.breakOff();
    expect(bench.state()?.status).toBe('reconnecting');
    server.broadcast(odds('b', 2));
    server.broadcast(odds('c', 2));
    await test.clock.advance(1000);
    expect(server.requested).toEqual([null, 1]);
    expect(receivedIds(bench)).toEqual(['a', 'b', 'c']);
    expect(bench.state()?.status).toBe('live');
  });

  it('loses and repeats nothing, in random schedules of faults', async () => {
    const step = fc.constantFrom('say', 'break', 'down', 'up', 'wait', 'sign-in', 'wake', 'beat');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const bench = start();
        const { test, server, page, stop } = bench;
        const owner = test.bus.join('session');
        const published: string[] = [];
        const broadcast = (): void => {
          published.push(`o${published.length}`);
          server.broadcast(odds(`o${published.length - 1}`, 2));
        };
        // The first frame gives the feed its position in the stream.
        broadcast();
        for (const one of steps) {
          if (one === 'say') broadcast();
          if (one === 'beat') server.beat();
          if (one === 'break') server.breakOff();
          if (one === 'down') {
            server.isUp = false;
            server.breakOff();
          }
          if (one === 'up') server.isUp = true;
          if (one === 'wait') await test.clock.advance(3000);
          if (one === 'sign-in') owner.publish(sessionSignedIn, { userId: 'u', how: 'sign-in' });
          if (one === 'wake') page.visible$.next(true);
        }
        server.isUp = true;
        for (let beat = 0; beat < 5; beat++) {
          await test.clock.advance(4000);
          server.beat();
        }
        expect(receivedIds(bench)).toEqual(published);
        expect(server.open).toBe(1);
        stop();
        expect(server.open).toBe(0);
        expect(test.clock.pending).toBe(0);
        test.dispose();
      }),
      { numRuns: runs(150) },
    );
  });

  it('ignores an older number, so that an older price never replaces a newer one', async () => {
    const bench = start();
    const { test, server } = bench;
    const at = test.clock.now();
    const priced = (seq: number, coef: number): void =>
      server.emit({
        event: 'odds',
        seq,
        at,
        odds: [{ id: 'a', coef, isBlocked: false }],
        games: [],
      });
    priced(9, 3);
    priced(8, 2);
    await test.clock.frame();
    expect(test.bus.join('reader').peekKey(feedOdds, 'a')?.coef).toBe(3);
  });

  it('waits longer after each failed attempt, at most 15 s', async () => {
    const { test, server } = start();
    server.isUp = false;
    server.breakOff();
    const attempts: number[] = [];
    for (let second = 1; second <= 60; second++) {
      const before = server.requested.length;
      await test.clock.advance(1000);
      if (server.requested.length > before) attempts.push(second);
    }
    expect(attempts).toEqual([1, 3, 7, 15, 30, 45, 60]);
  });

  it('publishes a loss at once when the device goes offline, and the recovery when it is back', async () => {
    const { test, page, server, state, stop } = start();
    server.broadcast(odds('a', 2));
    expect(state()?.status).toBe('live');
    server.isUp = false;
    page.online$.next(false);
    expect(state()?.status).toBe('reconnecting');
    await test.clock.advance(5000);
    expect(state()?.status).toBe('reconnecting');
    server.isUp = true;
    page.online$.next(true);
    server.beat();
    expect(state()?.status).toBe('live');
    stop();
  });

  it('reconnects at once when the page is online or visible again', async () => {
    const { test, server, page } = start();
    server.isUp = false;
    server.breakOff();
    await test.clock.advance(8000);
    server.isUp = true;
    const before = server.requested.length;
    page.online$.next(true);
    expect(server.requested.length).toBe(before + 1);
    expect(server.open).toBe(1);
    page.visible$.next(true);
    expect(server.requested.length).toBe(before + 1);
  });

  it('attempts again at once when the network is back, although an attempt from before is under way', async () => {
    const { test, server, page } = start();
    server.breakOff();
    await test.clock.advance(1000);
    const before = server.requested.length;
    expect(server.open).toBe(1);
    page.online$.next(true);
    expect([server.requested.length, server.open]).toEqual([before + 1, 1]);
    server.beat();
    page.online$.next(true);
    expect(server.requested).toHaveLength(before + 1);
  });

  it('waits no longer for the failures of the network that was lost', async () => {
    const { test, server, page } = start();
    server.isUp = false;
    server.breakOff();
    await test.clock.advance(60_000);
    page.online$.next(true);
    const before = server.requested.length;
    await test.clock.advance(1000);
    expect(server.requested).toHaveLength(before + 1);
  });

  it('ends a connection that is silent for 12 s, and keeps one with beats', async () => {
    const { test, server } = start();
    for (let beat = 0; beat < 6; beat++) {
      await test.clock.advance(5000);
      server.beat();
    }
    expect(server.requested).toHaveLength(1);
    await test.clock.advance(12_000 + 1000);
    expect(server.requested).toHaveLength(2);
  });

  it('publishes that prices are stale after 20 s of silence, and how old they are', async () => {
    const bench = start();
    const { test, server } = bench;
    server.beat();
    const receivedAt = test.clock.now();
    server.isUp = false;
    await test.clock.advance(19_000);
    expect(bench.state()).toMatchObject({ isStale: false, lastHeard: { at: receivedAt } });
    await test.clock.advance(1000);
    expect(bench.state()).toMatchObject({ isStale: true, lastHeard: { at: receivedAt } });
    server.isUp = true;
    await test.clock.advance(15_000);
    server.beat();
    expect(bench.state()).toMatchObject({ status: 'live', isStale: false });
  });

  it('publishes at most once a second that messages arrive', async () => {
    const { test, server } = start();
    for (let i = 0; i < 100; i++) {
      server.broadcast(odds('a', 2 + i / 100));
      await test.clock.advance(50);
    }
    const states = test.messages.filter(({ name }) => name === feedState.name);
    expect(states.length).toBeLessThanOrEqual(7);
  });

  it('publishes a reset when the break was too long, and continues from there', async () => {
    const bench = start();
    const { test, server } = bench;
    server.broadcast(odds('a', 2));
    server.emit({ event: 'reset', seq: 500, at: test.clock.now() });
    expectMessage(test, feedReset);
    server.breakOff();
    await test.clock.advance(1000);
    expect(server.requested.at(-1)).toBe(500);
  });

  it('accepts a beat of a lower number as a restarted numbering', () => {
    const { test, server } = start();
    const at = test.clock.now();
    server.emit({ event: 'player', seq: 900, at, betIds: [] });
    server.emit({ event: 'beat', seq: 3, at });
    expectMessage(test, feedReset);
    server.emit({ event: 'player', seq: 4, at, betIds: ['b9'] });
    expectMessage(test, feedPlayer, { betIds: ['b9'] });
  });

  it('reconnects with the cookie when a player comes or goes, and loses nothing', () => {
    const bench = start();
    const { test, server } = bench;
    const session = test.bus.join('session');
    session.publish(sessionSignedIn, { userId: 'u', how: 'start' });
    expect(server.requested).toHaveLength(1);
    server.broadcast(odds('a', 2));
    session.publish(sessionSignedIn, { userId: 'u', how: 'sign-in' });
    session.publish(sessionSignedOut, { reason: 'player' });
    server.broadcast(odds('b', 2));
    expect(server.requested).toEqual([null, 1, 1]);
    expect(server.open).toBe(1);
    expect(receivedIds(bench)).toEqual(['a', 'b']);
  });

  it.each([
    { isStatusChanged: true },
    { ban: { level: 3, version: 2 } },
    { areLimitsChanged: true },
    {},
  ])('publishes what has changed for the player, and nothing else: %j', (news) => {
    const { test, server } = start();
    const at = test.clock.now();
    server.emit({ event: 'player', seq: 1, at, betIds: ['b1'], ...news });
    const sent = test.messages.filter(({ name }) => name === feedPlayer.name);
    expect(sent.map(({ payload }) => payload)).toEqual([{ betIds: ['b1'], ...news }]);
  });

  it('publishes prices, games and resets with the operator’s time', async () => {
    const { test, server } = start();
    const game = { id: 7, isLive: true, isFinished: false, score: null };
    const priced = { id: '7:1', coef: 2, isBlocked: false };
    server.emit({ event: 'odds', seq: 1, at: 42, odds: [priced], games: [game] });
    server.emit({ event: 'reset', seq: 2, at: 43 });
    await test.clock.frame();
    expectMessage(test, feedOdds, { ...priced, at: 42 });
    expectMessage(test, feedGames, { ...game, at: 42 });
    expectMessage(test, feedReset, { at: 43 });
  });

  it('opens a new connection on request, and for a page from the back/forward cache', async () => {
    const { test, server, page } = start();
    server.broadcast(odds('a', 2));
    expect(await test.qa.send(feedReconnect.name, {})).toEqual({});
    expect(server.requested).toEqual([null, 1]);
    page.restored$.next();
    expect([server.requested, server.open]).toEqual([[null, 1, 1], 1]);
  });

  it('keeps its connection when it turns out at the start that there is no player', () => {
    const { test, server } = start();
    test.bus.join('session').publish(sessionSignedOut, { reason: 'start' });
    expect(server.requested).toHaveLength(1);
  });

  it('makes the next attempt when another tab is connected', async () => {
    const wake$ = new Subject<void>();
    const { test, server } = start(wake$);
    server.isUp = false;
    server.breakOff();
    await test.clock.advance(1000);
    server.isUp = true;
    const before = server.requested.length;
    wake$.next();
    expect([server.requested.length, server.open]).toEqual([before + 1, 1]);
    // A connection that is alive stays.
    server.beat();
    wake$.next();
    expect(server.requested).toHaveLength(before + 1);
  });

  it('replaces a connection that fell silent while the machine slept, once the page is seen', () => {
    const { test, server, page } = start();
    server.beat();
    test.clock.set(test.clock.now() + 11_999);
    page.visible$.next(true);
    expect(server.requested).toHaveLength(1);
    test.clock.set(test.clock.now() + 1);
    page.visible$.next(false);
    expect(server.requested).toHaveLength(1);
    page.visible$.next(true);
    expect([server.requested.length, server.open]).toEqual([2, 1]);
  });

  it('makes no attempt sooner because the page is hidden or the network is lost again', async () => {
    const { test, server, page } = start();
    server.isUp = false;
    server.breakOff();
    await test.clock.advance(60_000);
    const before = server.requested.length;
    page.visible$.next(false);
    page.online$.next(false);
    await test.clock.advance(14_000);
    expect(server.requested).toHaveLength(before);
  });

  it('says that prices are stale 20 s after another tab received the last message', async () => {
    const { test, server, state } = start();
    const now = test.clock.now();
    server.emit({ event: 'beat', seq: 1, at: now, receivedAt: now - 5000 });
    await test.clock.advance(14_999);
    expect(state()?.isStale).toBe(false);
    await test.clock.advance(1);
    expect(state()?.isStale).toBe(true);
  });

  it('says that prices are stale 20 s after its start where no message comes', async () => {
    const { test, state } = start();
    await test.clock.advance(19_999);
    expect(state()).toMatchObject({ isStale: false, lastHeard: null });
    await test.clock.advance(1);
    expect(state()).toMatchObject({ isStale: true, lastHeard: null });
  });

  it('publishes that it has stopped', () => {
    const bench = start();
    bench.stop();
    expect(bench.server.open).toBe(0);
    expect(bench.state()?.status).toBe('stopped');
  });
});
