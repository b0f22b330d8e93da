import { describe, expect, test } from 'vitest';
import { OFFERS_REST_COOKIE } from '@grandstand/bus-contracts/area';
import type { HeldTestPlayer } from '../../../../../tests/harness/operator/holds-bench';
import {
  DAY,
  FREE,
  HELD,
  openHoldsBench,
  unique,
} from '../../../../../tests/harness/operator/holds-bench';

const bench = openHoldsBench();
const { control } = bench;

describe('a player who is kept from playing, and another account of the same browser', () => {
  const post =
    (path: string, body: object = {}) =>
    ({ login }: HeldTestPlayer) =>
      control(`/players/${login}${path}`, body);
  const site =
    (path: string, body: object = {}) =>
    ({ token }: HeldTestPlayer) =>
      bench.operator.post(path, body, { token });

  test.each([
    ['a self-exclusion', post('/limits', { limitType: 30, limitValue: 30 }), HELD],
    ['a stop for a day', post('/limits', { limitType: 30, limitValue: 1 }), HELD],
    ['one for good', post('/limits', { limitType: 30, limitValue: 1, isForever: true }), HELD],
    ['a ban', post('/ban', { level: 3 }), HELD],
    ['an account closed for good', post('/close', { isClosed: true }), HELD],
    ['an account closed for now', site('/web-api/user/close'), HELD],
    [
      'a deposit time-out',
      post('/limits', { limitType: 33, limitValue: 7 }),
      { ...FREE, deposit: 'hold-check' },
    ],
    ['a special limit', post('/limits', { limitType: 37, limitValue: 7 }), FREE],
    [
      'one that has not begun',
      post('/limits', { limitType: 30, limitValue: 7, startsIn: 999 }),
      FREE,
    ],
    ['frozen accounts', post('/freeze', { isFrozen: true }), FREE],
    ['a sport that is closed', post('/sports', { isCCLine: true }), FREE],
  ])('%s', async (_name, keep, expected) => {
    const excluded = await bench.player();
    expect((await keep(excluded)).status).toBe(200);
    const player = await bench.player({ cookie: excluded.browser });
    expect(await bench.tried(player)).toEqual(expected);
  });
});

describe('every way to register in a browser of an excluded player is held', () => {
  test.each([
    ['one click', () => ({ type: 'fast_reg' })],
    ['phone', () => ({ type: 'phone_reg', country_code: 'KZ', phone: '7011234567' })],
    [
      'mail',
      () => ({
        type: 'full_reg',
        email: `${unique('mail')}@example.com`,
        password: 'correct horse battery',
        name: 'Nadia',
        date_birthday: '1988-05-06',
      }),
    ],
  ])('%s', async (_way, form) => {
    const excluded = await bench.player();
    await bench.exclude(excluded);
    const player = await bench.register(form(), { cookie: excluded.browser });
    expect(await bench.tried(player)).toEqual(HELD);
  });

  test('by its own memory alone, where the player is not known any more', async () => {
    const until = bench.operator.clock.now() + DAY;
    const player = await bench.player({ cookie: `${OFFERS_REST_COOKIE}=${until}` });
    expect(await bench.tried(player)).toEqual(HELD);
    expect(await bench.holdOf(player)).toMatchObject({ otherLogin: null, state: 'check' });
    bench.pass(DAY + 1);
    expect(await bench.tried(await bench.again(player))).toEqual(FREE);
  });

  test('and a guest of a browser in which nobody is excluded is not', async () => {
    const player = await bench.player({ cookie: `${OFFERS_REST_COOKIE}=` });
    expect(await bench.tried(player)).toEqual(FREE);
  });
});

describe('traces without the browser', () => {
  /** What both accounts have in common, and what the new one may do then. */
  test.each<[string, () => { one: object; other: object }, object]>([
    ['nothing', () => ({ one: {}, other: {} }), FREE],
    [
      'a network',
      () => ({ one: { network: '203.0.113.7' }, other: { network: '203.0.113.9' } }),
      FREE,
    ],
    [
      'the name and the birthday, in another script',
      () => ({
        one: { name: 'Тарас', surname: 'Бульба', birth: '1981-01-02' },
        other: { name: 'TARAS', surname: 'Bulba', birth: '1981-01-02' },
      }),
      HELD,
    ],
    [
      'the name alone',
      () => ({
        one: { name: 'Taras', surname: 'Shevchuk', birth: '1981-01-03' },
        other: { name: 'Taras', surname: 'Shevchuk', birth: '1982-01-03' },
      }),
      FREE,
    ],
    [
      'the birthday alone',
      () => ({
        one: { name: 'Mia', surname: 'Wolf', birth: '1983-01-02' },
        other: { name: 'Lea', surname: 'Kurz', birth: '1983-01-02' },
      }),
      FREE,
    ],
    [
      'the birthday and the network',
      () => ({
        one: { name: 'Mia', surname: 'Wolf', birth: '1984-01-02', network: '198.51.100.1' },
        other: { name: 'Mya', surname: 'Vulf', birth: '1984-01-02', network: '198.51.100.2' },
      }),
      HELD,
    ],
    [
      'the mailbox, with a label',
      () => ({ one: { mail: 'kim@example.com' }, other: { mail: 'Kim+two@example.com' } }),
      HELD,
    ],
  ])('%s', async (_name, both, expected) => {
    const { one, other } = both();
    await bench.exclude(await bench.player(one));
    expect(await bench.tried(await bench.player(other))).toEqual(expected);
  });

  test('a card that an excluded player has paid by: its money stays the payer’s and can go back', async () => {
    const card = unique('card');
    const excluded = await bench.player();
    await bench.deposit(excluded, card);
    await bench.exclude(excluded);
    const mail = `${unique('payer')}@example.com`;
    const player = await bench.player({ mail });
    expect(await bench.deposit(player, card)).toBe('done');
    expect(await bench.tried(player)).toEqual(HELD);
    const [told] = await bench.messagesTo(mail);
    expect(told?.template).toBe('account-held');
    expect(told?.text).toContain('/en/office/verification');
    // Who is excluded is nobody else's affair.
    expect(told?.text).not.toMatch(/exclu|another (player|account)/i);
    const methods = await bench.operator.get<{ accounts: { id: number; available: number }[] }>(
      '/web-api/payment/withdrawals/methods',
      { token: player.token },
    );
    expect(methods.body.accounts[0]).toMatchObject({ available: 20 });
  });

  test('a mail address that the excluded player had before', async () => {
    const mail = `${unique('former')}@example.com`;
    const excluded = await bench.player({ mail });
    await control(`/players/${excluded.login}/contacts`, { mail: `${unique('now')}@example.com` });
    await bench.exclude(excluded);
    expect(await bench.tried(await bench.player({ mail }))).toEqual(HELD);
  });
});

describe('an account that was there before', () => {
  test('is held by a card as soon as its player is excluded elsewhere, but not by a shared computer if it was in use', async () => {
    const card = unique('card');
    const byCard = await bench.player();
    await bench.deposit(byCard, card);
    const excluded = await bench.player();
    await bench.deposit(excluded, card);
    const used = await bench.player({ cookie: excluded.browser });
    expect(await bench.bet(used)).toBe('done');
    const unused = await bench.player({ cookie: excluded.browser });
    bench.pass(1000);
    await bench.exclude(excluded);
    expect(await bench.tried(byCard)).toEqual(HELD);
    expect(await bench.tried(used)).toEqual(FREE);
    expect(await bench.tried(unused)).toEqual(HELD);
  });

  test('is held when an exclusion begins by itself', async () => {
    const excluded = await bench.player();
    const player = await bench.player({ cookie: excluded.browser });
    const later = { limitType: 30, limitValue: 7, startsIn: 60 };
    await control(`/players/${excluded.login}/limits`, later);
    expect(await bench.holdOf(player)).toBeUndefined();
    bench.pass(61_000);
    // The operator looks for exclusions that have begun.
    bench.operator.clock.advance(31_000);
    await expect.poll(() => bench.holdOf(player)).toMatchObject({ state: 'check' });
  });

  test('is free once the exclusion is over', async () => {
    const excluded = await bench.player();
    await bench.exclude(excluded, 1);
    const player = await bench.player({ cookie: excluded.browser });
    expect(await bench.tried(player)).toEqual(HELD);
    bench.pass(DAY + 1000);
    expect(await bench.tried(await bench.again(player))).toEqual(FREE);
  });
});

describe('a document', () => {
  const person = () => ({ name: unique('Name').replaceAll(/\d/g, 'x'), birth: '1979-09-09' });

  test('of another person frees at once, with a message', async () => {
    const excluded = await bench.player({ ...person(), surname: 'Aaaa' });
    await bench.exclude(excluded);
    const mail = `${unique('family')}@example.com`;
    const relative = {
      cookie: excluded.browser,
      name: 'Berta',
      surname: 'Bbbb',
      birth: '1980-10-10',
    };
    const player = await bench.player({ ...relative, mail });
    expect(await bench.tried(player)).toEqual(HELD);
    await bench.prove(player);
    expect(await bench.tried(player)).toEqual(FREE);
    const told = (await bench.messagesTo(mail)).filter(({ template }) =>
      template.startsWith('account-'),
    );
    expect(told.map(({ template }) => template)).toEqual(['account-freed']);
  });

  test('of the excluded player holds until the exclusion ends, and says so', async () => {
    const same = { name: 'Gustav', surname: 'Gans', birth: '1971-07-07' };
    const excluded = await bench.player(same);
    await bench.exclude(excluded, 30);
    const player = await bench.player(same);
    await bench.prove(player);
    expect(await bench.tried(player)).toEqual({ bet: 'hold-same', deposit: 'hold-same' });
    bench.pass(31 * DAY);
    expect(await bench.tried(await bench.again(player))).toEqual(FREE);
  });

  test('frees from a shared computer where nobody knows who the excluded player is, and leaves a shared card to people', async () => {
    const card = unique('card');
    const excluded = await bench.player();
    await bench.deposit(excluded, card);
    await bench.exclude(excluded);
    const byBrowser = await bench.player({ cookie: excluded.browser, ...person() });
    await bench.prove(byBrowser);
    expect(await bench.tried(byBrowser)).toEqual(FREE);
    const byCard = await bench.player(person());
    await bench.deposit(byCard, card);
    await bench.prove(byCard);
    expect(await bench.tried(byCard)).toEqual({ bet: 'hold-people', deposit: 'hold-people' });
    const hold = await bench.holdOf(byCard);
    expect(hold).toMatchObject({ otherLogin: excluded.login, traces: 'payment', state: 'people' });
    await control(`/holds/${hold?.id}`, { isSamePerson: false });
    expect(await bench.tried(byCard)).toEqual(FREE);
    // What people have decided stays.
    expect(await bench.deposit(byCard, card)).toBe('done');
    expect(await bench.bet(byCard)).toBe('done');
  });
});

test('people may decide that both are one person, and QA makes and ends holds', async () => {
  const excluded = await bench.player();
  await bench.exclude(excluded);
  const player = await bench.player();
  await control(`/players/${player.login}/hold`, { state: 'people', other: excluded.login });
  expect(await bench.bet(player)).toBe('hold-people');
  await control(`/holds/${(await bench.holdOf(player))?.id}`, { isSamePerson: true });
  expect(await bench.bet(player)).toBe('hold-same');
  await control(`/players/${player.login}/hold`, { state: 'freed' });
  expect(await bench.tried(player)).toEqual(FREE);
  await control(`/players/${player.login}/hold`, { state: 'check' });
  expect(await bench.tried(player)).toEqual(HELD);
  expect((await control('/holds/999999', { isSamePerson: true })).status).toBe(404);
  expect(
    (await control(`/players/${player.login}/hold`, { state: 'check', other: player.login }))
      .status,
  ).toBe(404);
});

test('P118 a held player is offered nothing', async () => {
  const player = await bench.player();
  const offered = async () =>
    (
      await bench.operator.get<{ result: { may_be_offered: boolean } }>('/web-api/user/config', {
        token: player.token,
      })
    ).body.result.may_be_offered;
  expect(await offered()).toBe(true);
  await control(`/players/${player.login}/hold`, { state: 'check' });
  expect(await offered()).toBe(false);
});
