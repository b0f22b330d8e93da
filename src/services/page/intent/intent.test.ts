import {
  INTENT_GOOD_FOR_MS,
  navigationIntent,
  navigationState,
  sessionState,
} from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createIntent, HOLD_MS, type LinkSign } from '.';
import * as rules from '../../../routes/rules';

/** A site on which no page is shown yet. */
function openNew(
  session: 'unpublished' | 'unknown' | 'guest' | 'player' = 'guest',
  loadRules = async (): Promise<typeof rules> => rules,
) {
  const test = createTestBus();
  const signs$ = new Subject<LinkSign | undefined>();
  const connection = { isThrifty: false };
  const reported: string[] = [];
  const logged: string[] = [];
  let loads = 0;
  test.bus
    .join('watcher')
    .on(navigationIntent, ({ area, path }) => reported.push(`${area} ${path}`));
  if (session !== 'unpublished') {
    test.qa.publish(sessionState.name, {
      status: session,
      userId: session === 'player' ? '7' : '',
    });
  }
  const intent = test.bus.join('intent');
  createIntent({
    bus: intent,
    clock: test.clock,
    signs$,
    isThrifty: () => connection.isThrifty,
    languages: LANGUAGES,
    loadRules: () => {
      loads += 1;
      return loadRules();
    },
    log: (level) => void logged.push(level),
  });
  return {
    ...test,
    reported,
    logged,
    intent,
    connection,
    loads: () => loads,
    shows(path: string) {
      test.qa.publish(navigationState.name, {
        language: 'en',
        path,
        route: 'section',
        area: 'sports',
        params: {},
      });
    },
    over: (address: string) => signs$.next({ address, isPress: false }),
    press: (address: string) => signs$.next({ address, isPress: true }),
    away: () => signs$.next(undefined),
  };
}

/** A site on its page of the line. */
function open(...args: Parameters<typeof openNew>) {
  const site = openNew(...args);
  site.shows('/line');
  return site;
}

test('a pointer that rests on a link publishes its target after 65 ms', async () => {
  const { clock, over, reported } = open();
  over('/en/live?x=1');
  await clock.advance(HOLD_MS - 1);
  // Another part of the same link.
  over('/en/live?x=1');
  expect(reported).toEqual([]);
  await clock.advance(1);
  expect(reported).toEqual(['sports /live?x=1']);
});

test('the target’s row of the route table is published with it', async () => {
  const { messages, press } = open();
  press('/en/line/recommended/football?x=1');
  await settle();
  expect(messages.find(({ name }) => name === navigationIntent.name)?.payload).toEqual({
    path: '/line/recommended/football?x=1',
    route: 'section',
    params: { section: 'line', menuSection: 'recommended', sport: 'football' },
    area: 'sports',
    address: '/en/line/recommended/football?x=1',
  });
});

test('a pointer that only passes over links publishes and fetches nothing', async () => {
  const { clock, over, away, reported, loads } = open();
  over('/en/live');
  await clock.advance(HOLD_MS - 1);
  over('/en/line/football');
  await clock.advance(HOLD_MS - 1);
  away();
  await clock.advance(1000);
  expect([reported, loads(), clock.pending]).toEqual([[], 0, 0]);
  // The next link that it rests on is published.
  over('/en/line/football');
  await clock.advance(HOLD_MS);
  expect(reported).toEqual(['sports /line/football']);
});

test('a press publishes its target at once', async () => {
  const { clock, press, reported } = open();
  press('/en/line/football');
  await clock.advance(0);
  expect(reported).toEqual(['sports /line/football']);
});

test('the same link is published again only when its data is old', async () => {
  const { clock, press, reported } = open();
  press('/en/live');
  press('/en/live');
  await clock.advance(INTENT_GOOD_FOR_MS - 1);
  press('/en/live');
  await clock.advance(0);
  expect(reported).toHaveLength(1);
  await clock.advance(1);
  press('/en/live');
  await clock.advance(0);
  expect(reported).toHaveLength(2);
});

test('the same link is published again in its time after the clock is set back', async () => {
  const { clock, press, reported } = open();
  press('/en/live');
  clock.set(clock.now() - 3_600_000);
  await clock.advance(INTENT_GOOD_FOR_MS - 1);
  press('/en/live');
  await clock.advance(0);
  expect(reported).toHaveLength(1);
  await clock.advance(1);
  press('/en/live');
  await clock.advance(0);
  expect(reported).toHaveLength(2);
});

test.each(['unpublished', 'unknown', 'guest'] as const)(
  'a page for players is never prefetched for a %s',
  async (who) => {
    const { clock, press, reported, logged } = open(who);
    press('/en/office/history');
    await clock.advance(0);
    expect([reported, logged]).toEqual([[], []]);
  },
);

test('a player’s page is prefetched for a player', async () => {
  const { clock, press, reported } = open('player');
  press('/en/office/history');
  await clock.advance(0);
  expect(reported).toEqual(['office /office/history']);
});

test.each([
  ['the present page', '/en/line'],
  ['another language', '/ru/live'],
  ['an address without a language', '/live'],
  ['an address that is written otherwise', '/en//live'],
  ['an old address', '/en/bonus/slot_first_deposit'],
  ['a dialog', '/en/user/login'],
  ['an unknown address', '/en/no/such/page/at/all'],
  ['a page of the shell', '/en/coupon'],
])('nothing is published for %s', async (_what, address) => {
  const { clock, press, reported, logged } = open();
  press(address);
  await clock.advance(0);
  expect([reported, logged]).toEqual([[], []]);
});

test('nothing is published before a page is shown, and the next link after it', async () => {
  const { clock, press, shows, reported, logged } = openNew();
  press('/en/live');
  await clock.advance(0);
  expect([reported, logged]).toEqual([[], []]);
  shows('/line');
  press('/en/line/football');
  await clock.advance(0);
  expect(reported).toEqual(['sports /line/football']);
});

test('nothing is prefetched over a slow connection, or while data is saved', async () => {
  const { clock, press, reported, connection, loads } = open();
  connection.isThrifty = true;
  press('/en/live');
  await clock.advance(0);
  expect([reported, loads()]).toEqual([[], 0]);
  connection.isThrifty = false;
  press('/en/live');
  await clock.advance(0);
  expect(reported).toHaveLength(1);
});

test('rules that can not be fetched are logged, and fetched again for the next link', async () => {
  let isOffline = true;
  const { clock, press, reported, logged, loads } = open('guest', async () => {
    if (isOffline) throw new Error('Failed to fetch the rules.');
    return rules;
  });
  press('/en/live');
  await clock.advance(0);
  expect([reported, logged]).toEqual([[], ['warn']]);
  isOffline = false;
  press('/en/line/football');
  await clock.advance(0);
  expect([reported, loads(), logged]).toEqual([['sports /line/football'], 2, ['warn']]);
});

test('a press after a rest on the same link publishes its target without the wait', async () => {
  const { clock, press, over, reported } = open();
  over('/en/live');
  await clock.advance(HOLD_MS - 1);
  press('/en/live');
  await clock.advance(0);
  expect(reported).toEqual(['sports /live']);
});

test('a stopped service publishes nothing more', async () => {
  const { clock, press, over, intent, reported, logged } = open();
  press('/en/live');
  over('/en/line/football');
  intent.dispose();
  await clock.advance(1000);
  expect([reported, logged, clock.pending]).toEqual([[], [], 0]);
});
