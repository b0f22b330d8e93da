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
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  promoCheck,
  promoShowcase,
} from '@grandstand/bus-contracts/player';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { bonusBoundState, feedPlayer } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { ACCOUNT } from '../../betting/coupon/testing/sample-coupon';
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
      subscribes: [bonusesChanged],
      publishes: [],
      sends: [
        bonusesGiveUp,
        bonusesJournal,
        bonusesMine,
        bonusesPreview,
        bonusesTake,
        promoCheck,
        promoShowcase,
      ],
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
    ['bonus-not-eligible', 'not-eligible'],
    ['bonus-terms-changed', 'terms-changed'],
    ['bonus-barred', 'barred'],
    ['banned', 'unavailable'],
  ] as const) {
    operator.on('POST /web-api/promo/take', () => refuse(422, code, 'Why not.'));
    await expect(area.send(bonusesTake, wish)).rejects.toMatchObject({
      code: named,
      text: 'Why not.',
    });
  }
  operator.on('POST /web-api/promo/give-up', () => refuse(409, 'bonus-figures-changed'));
  await expect(area.send(bonusesGiveUp, { bonusId: '1', keep: 1, lose: 1 })).rejects.toMatchObject({
    code: 'figures-changed',
  });
  test.dispose();
});

it('BNS-01 every command of bonuses and promo codes reaches its call, and its refusals are named', async () => {
  const { operator, area, test } = await start('ann-1');
  const commands = [
    ['GET /web-api/promo/mine', () => area.send(bonusesMine, {})],
    ['GET /web-api/promo/journal', () => area.send(bonusesJournal, { bonusId: '7' })],
    ['POST /web-api/promo/preview', () => area.send(bonusesPreview, {})],
    ['GET /web-api/promo/showcase', () => area.send(promoShowcase, {})],
    ['POST /web-api/promo/check', () => area.send(promoCheck, { code: 'GUESSED' })],
  ] as const;
  for (const [call, send] of commands) {
    operator.on(call, () => refuse(422, 'something-else', 'Why not.'));
    await expect(send()).rejects.toMatchObject({ code: 'unavailable', text: 'Why not.' });
    expect(operator.sent.at(-1)?.call).toBe(call);
  }
  operator.on('POST /web-api/promo/check', () => refuse(429, 'too-many-promo-checks'));
  await expect(area.send(promoCheck, { code: 'GUESSED' })).rejects.toMatchObject({
    code: 'too-many',
  });
  operator.on('POST /web-api/promo/give-up', () => refuse(422, 'bonus-ended'));
  await expect(area.send(bonusesGiveUp, { bonusId: '1', keep: 1, lose: 1 })).rejects.toMatchObject({
    code: 'ended',
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
  const { test, operator, logged } = await start('ann-1');
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
  const published = record(test.bus);
  await haveBonusMoney(0);
  changed();
  await settle();
  expect(bound()).not.toBeNull();
  const names = published.stop().envelopes.map(({ name }) => name);
  expect(names).not.toContain(bonusBoundState.name);
  bonus = { ...BONUS, state: 'cleared', endedAt: 3 };
  changed();
  await settle();
  expect(bound()).toBeNull();
  const asked = operator.count('GET /web-api/promo/mine');
  changed();
  await settle();
  expect(operator.count('GET /web-api/promo/mine')).toBe(asked);
  operator.on('GET /web-api/promo/mine', () => refuse(422, 'something-else'));
  await haveBonusMoney(1);
  expect(logged.map(({ message }) => message)).toEqual([
    'The terms of the active bonus could not be loaded.',
  ]);
  test.dispose();
});
