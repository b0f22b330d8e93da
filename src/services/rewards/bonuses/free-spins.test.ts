import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import {
  bonusesFreeSpins,
  bonusesGiveUpFreeSpins,
  bonusesTakeFreeSpins,
} from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createBonuses } from '.';
import { refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

async function start(userId: string) {
  const tab = openTab();
  const { test, tokens } = tab;
  createBonuses({ bus: test.bus.join('bonuses'), api: tab.api, log: tab.log });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const status = userId === '' ? 'guest' : 'player';
  test.bus.join('session').publish(sessionState, { status, userId });
  await settle();
  const area = test.bus.admit(
    defineManifest({
      name: 'bonuses',
      subscribes: [],
      publishes: [],
      sends: [bonusesFreeSpins, bonusesGiveUpFreeSpins, bonusesTakeFreeSpins],
    }),
  );
  return { ...tab, area };
}

it('BNS-02 free spins are loaded and given up for the player who is there', async () => {
  const guest = await start('');
  await expect(guest.area.send(bonusesFreeSpins, {})).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  guest.test.dispose();
  const { operator, area, test } = await start('ann-1');
  const given: unknown[] = [];
  operator.on('GET /web-api/promo/free-spins', () => ({ isBarred: false, freeSpins: [] }));
  expect(await area.send(bonusesFreeSpins, {})).toEqual({ isBarred: false, freeSpins: [] });
  operator.on('POST /web-api/promo/free-spins/give-up', ({ body }) => {
    given.push(body);
    return {};
  });
  await area.send(bonusesGiveUpFreeSpins, { id: '80000001' });
  expect(given).toEqual(['{"id":"80000001"}']);
  operator.on('POST /web-api/promo/free-spins/give-up', () => refuse(422, 'bonus-ended'));
  await expect(area.send(bonusesGiveUpFreeSpins, { id: '1' })).rejects.toMatchObject({
    code: 'ended',
  });
  test.dispose();
});

it('BNS-01 an offer of free spins is taken under the terms that the player saw, or refused with the reason', async () => {
  const { operator, area, test } = await start('ann-1');
  const wish = { offer: 'verified-spins', hash: 'a0'.repeat(32) };
  const taken: unknown[] = [];
  const spins = {
    id: '80000001',
    gameId: 9003,
    slug: 'lantern-bay',
    game: 'Lantern Bay',
    stake: 20,
    iso: 'EUR',
    scale: 2,
    spins: 20,
    left: 20,
    won: 0,
    maxWin: 40_000,
    state: 'active',
    grantedAt: 1,
    endsAt: 2,
    offer: { id: wish.offer, version: 1, hash: wish.hash },
  };
  operator.on('POST /web-api/promo/free-spins/take', ({ body }) => {
    taken.push(body);
    return spins;
  });
  expect(await area.send(bonusesTakeFreeSpins, wish)).toEqual(spins);
  expect(taken).toEqual([JSON.stringify(wish)]);
  for (const [status, code, known] of [
    [409, 'bonus-terms-changed', 'terms-changed'],
    [422, 'bonus-not-eligible', 'not-eligible'],
    [422, 'bonus-barred', 'barred'],
  ] as const) {
    operator.on('POST /web-api/promo/free-spins/take', () => refuse(status, code));
    await expect(area.send(bonusesTakeFreeSpins, wish)).rejects.toMatchObject({ code: known });
  }
  test.dispose();
});
