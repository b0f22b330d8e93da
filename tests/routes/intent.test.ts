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
import { createIntent, HOLD_MS, type LinkSign } from '../../src/services/intent';
import * as rules from '../../src/routes/rules';

function open(
  session: 'unknown' | 'guest' | 'player' = 'guest',
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
  test.qa.publish(navigationState.name, {
    language: 'en',
    path: '/line',
    route: 'section',
    area: 'sports',
    params: {},
  });
  test.qa.publish(sessionState.name, { status: session, userId: session === 'player' ? '7' : '' });
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
    over: (address: string) => signs$.next({ address, isPress: false }),
    press: (address: string) => signs$.next({ address, isPress: true }),
    away: () => signs$.next(undefined),
  };
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

test.each(['unknown', 'guest'] as const)(
  'a page for players is never prefetched for a %s',
  async (who) => {
    const { clock, press, reported } = open(who);
    press('/en/office/history');
    await clock.advance(0);
    expect(reported).toEqual([]);
  },
);

test('a player’s page is prefetched for a player', async () => {
  const { clock, press, reported } = open('player');
  press('/en/office/history');
  await clock.advance(0);
  expect(reported).toEqual(['office /office/history']);
});

test('nothing is published for the present page, another language, redirects, unknown addresses and pages of the shell', async () => {
  const { clock, press, reported } = open();
  for (const address of [
    '/en/line',
    '/ru/live',
    '/live',
    '/en/no/such/page/at/all',
    '/en/coupon',
  ]) {
    press(address);
  }
  await clock.advance(0);
  expect(reported).toEqual([]);
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
  const { clock, press, over, intent, reported } = open();
  press('/en/live');
  over('/en/line/football');
  intent.dispose();
  await clock.advance(1000);
  expect([reported, clock.pending]).toEqual([[], 0]);
});
