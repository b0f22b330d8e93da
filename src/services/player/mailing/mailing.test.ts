import type { Mailing } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createMailing } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const GET = 'GET /web-api/user/mailing';
const POST = 'POST /web-api/user/mailing';
const MAILING: Mailing = {
  enable_mail_news: 1,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
  bonus_type: 0,
  first_deposit_bonus_type: 1,
};

function startMailing(userId = 'ann-1'): Tab {
  const tab = openTab();
  tab.operator.on(GET, () => ({ result: MAILING }));
  tab.operator.on(POST, () => ({ result: { ...MAILING, enable_sms_news: 1 } }));
  createMailing({ bus: tab.test.bus.join('mailing'), api: tab.api });
  signIn(tab, userId);
  return tab;
}

function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

const get = ({ test }: Tab): Promise<unknown> => test.qa.send('mailing.get', {});
const save = ({ test }: Tab, change: Partial<Mailing>): Promise<unknown> =>
  test.qa.send('mailing.save', change);
/** How a command ended, once it has. */
const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );

describe('the mailing settings', () => {
  it('PRO-02 are loaded from the operator, all four', async () => {
    expect(await get(startMailing())).toEqual(MAILING);
  });

  it('PRO-02 are saved one by one, without the others', async () => {
    const tab = startMailing();
    expect(await save(tab, { enable_sms_news: 1 })).toEqual({ ...MAILING, enable_sms_news: 1 });
    expect(tab.operator.sent.map(({ call, body }) => [call, body])).toEqual([
      [POST, '{"enable_sms_news":1}'],
    ]);
  });

  it('make no request for a guest', async () => {
    const tab = startMailing('');
    expect(await failure(get(tab))).toBe('not-signed-in');
    expect(await failure(save(tab, { enable_sms_news: 1 }))).toBe('not-signed-in');
    expect(tab.operator.sent).toEqual([]);
  });

  it.each([
    ['no connection', offline],
    ['a refusal', () => refuse(400, 'no')],
    ['another shape', () => ({ result: { ...MAILING, enable_sms_news: true } })],
  ])('refuse a failed save, and send the next one: %s', async (_, fault) => {
    const tab = startMailing();
    tab.operator.on(POST, fault);
    expect(await failure(save(tab, { enable_sms_news: 1 }))).toBe('unavailable');
    tab.operator.on(POST, () => ({ result: MAILING }));
    expect(await save(tab, { enable_sms_news: 0 })).toEqual(MAILING);
  });

  it('P34 are saved one after the other, so that the last choice wins', async () => {
    const tab = startMailing();
    const first = held();
    tab.operator.on(POST, () => first.promise);
    const on = save(tab, { enable_sms_news: 1 });
    const off = save(tab, { enable_sms_news: 0 });
    await settle();
    expect(tab.operator.count(POST)).toBe(1);
    tab.operator.on(POST, () => ({ result: MAILING }));
    first.give({ result: { ...MAILING, enable_sms_news: 1 } });
    expect(await on).toMatchObject({ enable_sms_news: 1 });
    expect(await off).toMatchObject({ enable_sms_news: 0 });
    expect(tab.operator.count(POST)).toBe(2);
  });

  it('send the next save when the caller of the former has given up', async () => {
    const tab = startMailing();
    tab.operator.on(POST, () => held().promise);
    const waiting = new AbortController();
    const given = tab.test.qa.send('mailing.save', { enable_sms_news: 1 }, waiting);
    const ended = given.catch((error: unknown) => (error as Error).name);
    await settle();
    waiting.abort();
    expect(await ended).toBe('Aborted');
    tab.operator.on(POST, () => ({ result: MAILING }));
    expect(await save(tab, { enable_sms_news: 0 })).toEqual(MAILING);
  });

  it('P12 neither answer nor change after another player signs in', async () => {
    const tab = startMailing();
    const late = held();
    tab.operator.on(GET, () => late.promise);
    tab.operator.on(POST, () => late.promise);
    const read = failure(get(tab));
    const saves = [save(tab, { enable_sms_news: 1 }), save(tab, { enable_sms_news: 0 })];
    const ended = Promise.all(saves.map(failure));
    await settle();
    signIn(tab, 'bob-2');
    late.give({ result: MAILING });
    expect(await read).toBe('not-signed-in');
    expect(await ended).toEqual(['not-signed-in', 'not-signed-in']);
    expect(tab.operator.count(POST)).toBe(1);
  });
});
