import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import {
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
} from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createCashback } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const CASHBACK = 'GET /web-api/promo/cashback';
const POINTS = 'GET /web-api/promo/points';

async function start(userId = 'ann-1') {
  const tab = openTab();
  const { test, operator, tokens } = tab;
  let points = 5;
  operator.on(CASHBACK, () => ({ programme: null, payments: [] }));
  operator.on(POINTS, () => ({ points, waiting: 0, entries: [], store: [] }));
  createCashback({ bus: test.bus.join('cashback'), api: tab.api, log: tab.log });
  const session = test.bus.join('session');
  const signIn = async (id: string): Promise<void> => {
    tokens.begin(id, id && tokenFor(id, test.clock.now() + 3_600_000));
    session.publish(sessionState, { status: id === '' ? 'guest' : 'player', userId: id });
    await settle();
  };
  await signIn(userId);
  const area = test.bus.admit(
    defineManifest({
      name: 'bonuses',
      subscribes: [cashbackState, pointsState],
      publishes: [],
      sends: [cashbackLoad, pointsLoad],
    }),
  );
  return {
    ...tab,
    area,
    signIn,
    shown: () => area.peek(pointsState)?.points,
    setPoints: (now: number) => {
      points = now;
    },
    count: (call: string) => operator.sent.filter((sent) => sent.call === call).length,
  };
}

it('BNS-02 cashback and points are loaded for the page that shows them, and another player has none of them', async () => {
  const tab = await start();
  expect([tab.count(CASHBACK), tab.count(POINTS)]).toEqual([0, 0]);
  await tab.area.send(cashbackLoad, {});
  await tab.area.send(pointsLoad, {});
  expect(tab.area.peek(cashbackState)).toEqual({ programme: null, payments: [] });
  expect(tab.shown()).toBe(5);
  await tab.signIn('bob-2');
  expect([tab.area.peek(cashbackState), tab.shown()]).toEqual([null, undefined]);
  tab.test.dispose();
});

it('cashback and points are loaded again when bets of the player have changed, and stay where that fails', async () => {
  const tab = await start();
  await tab.area.send(cashbackLoad, {});
  await tab.area.send(pointsLoad, {});
  tab.setPoints(15);
  const feed = tab.test.bus.join('feed');
  feed.publish(feedPlayer, { betIds: ['7'] });
  await settle();
  expect(tab.shown()).toBe(15);
  for (const call of [CASHBACK, POINTS]) tab.operator.on(call, () => refuse(422, 'something-else'));
  feed.publish(feedPlayer, { betIds: ['7'] });
  await settle();
  expect(tab.shown()).toBe(15);
  expect(tab.area.peek(cashbackState)).toEqual({ programme: null, payments: [] });
  expect(tab.logged.map(({ message }) => message).toSorted()).toEqual([
    'The cashback could not be loaded again.',
    'The points could not be loaded again.',
  ]);
  tab.test.dispose();
});

it('a change during a load begins it again, so that no older answer stays', async () => {
  const tab = await start();
  await tab.area.send(pointsLoad, {});
  const answers: (() => void)[] = [];
  tab.operator.on(POINTS, async () => {
    const points = answers.length + 10;
    await new Promise<void>((resolve) => answers.push(resolve));
    return { points, waiting: 0, entries: [], store: [] };
  });
  const loaded = tab.area.send(pointsLoad, {});
  await settle();
  tab.test.bus.join('feed').publish(feedPlayer, { betIds: [] });
  await settle();
  for (const answer of answers) {
    answer();
    await settle();
  }
  await loaded;
  expect(answers.length).toBeGreaterThan(1);
  expect(tab.shown()).toBe(9 + answers.length);
  tab.test.dispose();
});

it('a guest’s load is refused', async () => {
  const tab = await start('');
  await expect(tab.area.send(cashbackLoad, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(tab.count(CASHBACK)).toBe(0);
  tab.test.dispose();
});
