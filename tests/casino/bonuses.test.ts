import { defineManifest, feedReset, sessionState } from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesGiveUp,
  bonusesMine,
  bonusesTake,
} from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { createBonuses } from '../../src/services/bonuses';
import { refuse, tokenFor } from '../support/fake-operator';
import { openTab } from '../support/tabs/tab';

async function start(userId: string) {
  const tab = openTab();
  const { test, tokens } = tab;
  createBonuses({ bus: test.bus.join('bonuses'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const status = userId === '' ? 'guest' : 'player';
  test.bus.join('session').publish(sessionState, { status, userId });
  await settle();
  const area = test.bus.admit(
    defineManifest({
      name: 'bonuses',
      subscribes: [bonusesChanged],
      publishes: [],
      sends: [bonusesGiveUp, bonusesMine, bonusesTake],
    }),
  );
  return { ...tab, area };
}

it('BNS-01 the operator’s refusals of a bonus are named, and a guest’s is typed', async () => {
  const guest = await start('');
  await expect(guest.area.send(bonusesMine, {})).rejects.toMatchObject({ code: 'not-signed-in' });
  guest.test.dispose();
  const { operator, area, test } = await start('ann-1');
  const wish = { offer: 'drops', hash: 'a0'.repeat(32) };
  for (const [code, named] of [
    ['bonus-taken', 'taken'],
    ['bonus-terms-changed', 'terms-changed'],
    ['bonus-barred', 'barred'],
    ['banned', 'unavailable'],
  ] as const) {
    operator.on('POST /web-api/promo/take', () => refuse(422, code));
    await expect(area.send(bonusesTake, wish)).rejects.toMatchObject({ code: named });
  }
  operator.on('POST /web-api/promo/give-up', () => refuse(409, 'bonus-figures-changed'));
  await expect(area.send(bonusesGiveUp, { bonusId: '1', keep: 1, lose: 1 })).rejects.toMatchObject({
    code: 'figures-changed',
  });
  test.dispose();
});

it('bonuses may have changed after a break of the feed', async () => {
  const { area, test } = await start('ann-1');
  let changes = 0;
  area.on(bonusesChanged, () => (changes += 1));
  test.bus.join('feed').publish(feedReset, {});
  await settle();
  expect(changes).toBe(1);
  test.dispose();
});
