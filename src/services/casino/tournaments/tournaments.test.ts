import { defineManifest, feedReset, sessionState } from '@grandstand/bus-contracts';
import {
  tournamentsChanged,
  tournamentsGet,
  tournamentsList,
} from '@grandstand/bus-contracts/player';
import { feedPlayer, purchasePlaced } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createTournaments } from '.';
import { refuse } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

async function start() {
  const tab = openTab();
  const { test } = tab;
  createTournaments({ bus: test.bus.join('tournaments'), api: tab.api });
  test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
  await settle();
  const area = test.bus.admit(
    defineManifest({
      name: 'casino',
      subscribes: [tournamentsChanged],
      publishes: [],
      sends: [tournamentsGet, tournamentsList],
    }),
  );
  return { ...tab, area };
}

it('BNS-01 a guest reads the tournaments too, and one that there is not is named', async () => {
  const { operator, area, test } = await start();
  operator.on('GET /web-api/promo/tournaments', () => ({ isBarred: false, tournaments: [] }));
  expect(await area.send(tournamentsList, {})).toEqual({ isBarred: false, tournaments: [] });
  operator.on('GET /web-api/promo/tournaments', () => refuse(500, 'internal'));
  await expect(area.send(tournamentsList, {})).rejects.toMatchObject({ code: 'unavailable' });
  operator.on('GET /web-api/promo/tournaments/7', () => refuse(404, 'not-found'));
  await expect(area.send(tournamentsGet, { id: '7' })).rejects.toMatchObject({ code: 'not-found' });
  operator.on('GET /web-api/promo/tournaments/8', () => refuse(500, 'internal'));
  await expect(area.send(tournamentsGet, { id: '8' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  test.dispose();
});

it('tournaments may have changed with the player’s money, a purchase, and after a break of the feed', async () => {
  const { area, test } = await start();
  let changes = 0;
  area.on(tournamentsChanged, () => (changes += 1));
  const feed = test.bus.join('feed');
  feed.publish(feedPlayer, { betIds: [] });
  feed.publish(feedReset, {});
  test.bus.join('purchase').publish(purchasePlaced, { id: '80000001' });
  await settle();
  expect(changes).toBe(3);
  test.dispose();
});
