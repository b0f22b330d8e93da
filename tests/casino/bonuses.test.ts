import {
  accountState,
  defineManifest,
  feedReset,
  NO_ACCOUNTS,
  sessionState,
} from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesGiveUp,
  bonusesMine,
  bonusesTake,
} from '@grandstand/bus-contracts/player';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { bonusBoundState, feedPlayer } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { ACCOUNT } from '../../src/services/coupon/testing/sample-coupon';
import { createBonuses } from '../../src/services/bonuses';
import { refuse, tokenFor } from '../support/fake-operator';
import { openTab } from '../support/tabs/tab';

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

const BONUS: OwnBonus = {
  id: '1',
  offer: 'first-sports',
  terms: {
    version: 1,
    offer: 'first-sports',
    product: 'sports',
    trigger: 'first-deposit',
    iso: 'EUR',
    scale: 2,
    percent: 100,
    cap: 10_000,
    wager: 5,
    minOdds: 1.4,
    contribution: { sports: 100 },
    excluded: [],
    maxStake: 5000,
    maxWin: 100_000,
    days: 30,
  },
  hash: 'a0'.repeat(32),
  state: 'active',
  amount: 2000,
  money: 2000,
  wagered: 0,
  toWager: 10_000,
  converted: 0,
  forfeited: 0,
  takenAt: 1,
  endsAt: 2,
  endedAt: null,
};

it('BNS-01 what the active bonus allows is published for players who have bonus money, and follows the bonus', async () => {
  const { test, operator } = await start('ann-1');
  let bonus = BONUS;
  operator.on('GET /web-api/promo/mine', () => ({ bonuses: [bonus] }));
  const account = test.bus.join('account');
  const bound = () => test.qa.peek(bonusBoundState.name);
  account.publish(accountState, { ...NO_ACCOUNTS, accounts: [ACCOUNT], all_accounts: [ACCOUNT] });
  await settle();
  expect(bound()).toBeNull();
  expect(operator.count('GET /web-api/promo/mine')).toBe(0);
  const changed = (): void => test.bus.join('feed').publish(feedPlayer, { betIds: [] });
  const haveBonusMoney = async (money: number): Promise<void> => {
    const own = { ...ACCOUNT, id: 12, type: 4, money } as const;
    account.publish(accountState, { ...NO_ACCOUNTS, bonuses: [own], all_accounts: [own] });
    await settle();
  };
  // An account that an earlier bonus has left.
  await haveBonusMoney(0);
  changed();
  await settle();
  expect(operator.count('GET /web-api/promo/mine')).toBe(0);
  await haveBonusMoney(2000);
  expect(bound()).toEqual({
    product: 'sports',
    iso: 'EUR',
    scale: 2,
    maxStake: 5000,
    minOdds: 1.4,
  });
  // All of its money is staked: it is still active.
  await haveBonusMoney(0);
  expect(bound()).not.toBeNull();
  bonus = { ...BONUS, state: 'cleared', endedAt: 3 };
  changed();
  await settle();
  expect(bound()).toBeNull();
  const asked = operator.count('GET /web-api/promo/mine');
  changed();
  await settle();
  expect(operator.count('GET /web-api/promo/mine')).toBe(asked);
  test.dispose();
});
