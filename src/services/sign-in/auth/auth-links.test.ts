import { navigationState, serverClockState } from '@grandstand/bus-contracts';
import type { PayloadOf, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { authActivation, authRedeem, authSendLink } from '@grandstand/bus-contracts/player';
import { record } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { handleLinks } from './links';
import { pageAt } from '../../../routes/testing/page-at';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { userConfig } from '../../../../tests/harness/samples';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const REDEEM = 'POST /web-api/auth/redeem';
const LINKS = 'POST /web-api/auth/links';
const CONFIG = 'GET /web-api/user/config';
const TOKEN = 'canary-token';
const MINUTE = 60_000;

let tab: Tab;
let page: ShellHandle<'page'>;
let loaded: string[];
beforeEach(() => {
  tab = openTab();
  loaded = [];
  handleLinks({
    bus: tab.test.bus.join('auth'),
    clock: tab.test.clock,
    api: tab.api,
    loadPage: (path) => loaded.push(path),
  });
  page = tab.test.bus.join('page');
});

function signIn(userId = 'ann-1'): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}
/** The operator's clock is ahead of the page's by a minute. */
function aheadByAMinute(): void {
  const { clock } = tab.test;
  tab.test.bus.join('server-clock').publish(serverClockState, {
    offset: MINUTE,
    measuredAt: clock.now(),
    steadyAt: clock.steady(),
  } satisfies PayloadOf<typeof serverClockState>);
}
const redeem = (request: RequestOf<typeof authRedeem>) => page.send(authRedeem, request);
const sendLink = (email: string) => page.send(authSendLink, { email });
const codeOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );
const bodiesOf = (call: string): unknown[] =>
  tab.operator.sent
    .filter((sent) => sent.call === call)
    .map(({ body }) => JSON.parse(body ?? 'null'));

describe('RTE-16 the token of a mailed link', () => {
  test.each(['activate', 'activatefast', 'verify'] as const)(
    'is redeemed once: %s',
    async (kind) => {
      tab.operator.on(REDEEM, () => ({ what: 'mail', mail: 'a···@example.com' }));
      expect(await redeem({ kind, token: TOKEN })).toEqual({
        what: 'mail',
        mail: 'a···@example.com',
      });
      expect(bodiesOf(REDEEM)).toEqual([{ kind, token: TOKEN }]);
      expect(loaded).toEqual([]);
    },
  );

  test('of a sign-in that was not the player’s leads to the page for a new password, and there alone', async () => {
    tab.test.bus.join('navigation').publish(navigationState, {
      language: 'az',
      ...pageAt('/user/notme'),
    });
    tab.operator.on(REDEEM, () => refuse(400, 'time_up'));
    expect(await codeOf(redeem({ kind: 'not-me', token: TOKEN }))).toBe('time_up');
    expect(loaded).toEqual([]);
    tab.operator.on(REDEEM, () => ({ what: 'sessions' }));
    expect(await redeem({ kind: 'not-me', token: TOKEN })).toEqual({ what: 'sessions' });
    expect(loaded).toEqual([`/az/user/passwordreset#token=${TOKEN}`]);
  });

  test('of a newsletter is sent with its channel, and its time is on the page’s clock', async () => {
    aheadByAMinute();
    const until = tab.test.clock.now() + 10 * MINUTE;
    const sms = { channel: 'sms', isOn: true, undoUntil: null };
    tab.operator.on(REDEEM, () => ({
      what: 'newsletter',
      channel: 'mail',
      newsletters: [{ channel: 'mail', isOn: false, undoUntil: until }, sms],
    }));
    const request = { kind: 'newsletter', token: TOKEN, channel: 'mail', undo: true } as const;
    expect(await redeem(request)).toEqual({
      what: 'newsletter',
      channel: 'mail',
      newsletters: [{ channel: 'mail', isOn: false, undoUntil: until - MINUTE }, sms],
    });
    expect(bodiesOf(REDEEM)).toEqual([request]);
  });

  test.each([
    ['used', () => refuse(400, 'used')],
    ['time_up', () => refuse(400, 'time_up')],
    ['unknown', () => refuse(400, 'unknown')],
    ['registration-off', () => refuse(403, 'registration-off')],
    ['unavailable', () => refuse(400, 'another')],
    ['unavailable', () => refuse(500, 'internal')],
    ['unavailable', offline],
  ])('is refused with %s, and sent once', async (code, fault) => {
    tab.operator.on(REDEEM, fault);
    expect(await codeOf(redeem({ kind: 'verify', token: TOKEN }))).toBe(code);
    expect(bodiesOf(REDEEM)).toHaveLength(1);
  });

  test('P115 is in no message that others receive, and in no recording', async () => {
    const others: unknown[] = [];
    const recorder = record(tab.test.bus);
    tab.test.bus.tap((envelope) => {
      if (envelope.name !== authRedeem.name) others.push(envelope);
    });
    tab.operator.on(REDEEM, () => ({ what: 'mail', mail: 'a···@example.com' }));
    await redeem({ kind: 'verify', token: TOKEN });
    tab.operator.on(REDEEM, () => refuse(400, 'used'));
    await codeOf(redeem({ kind: 'verify', token: TOKEN }));
    expect(JSON.stringify(others)).not.toContain(TOKEN);
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain(authRedeem.name);
    expect(recording).not.toContain(TOKEN);
  });
});

describe('RTE-16 what a player has to activate', () => {
  test.each([
    [0, 12, { daysLeft: 12, isMailMissing: true }],
    [3, null, { daysLeft: null, isMailMissing: true }],
    [1, null, { daysLeft: null, isMailMissing: false }],
    [2, null, { daysLeft: null, isMailMissing: false }],
  ])('with the type %s is %j', async (activation, days, expected) => {
    signIn();
    tab.operator.on(CONFIG, () => ({
      result: { ...userConfig, activation_type: activation, remaining_days_to_activate: days },
    }));
    expect(await page.send(authActivation, {})).toEqual(expected);
  });

  test('is not known of a guest, or without the operator', async () => {
    signIn('');
    expect(await codeOf(page.send(authActivation, {}))).toBe('not-signed-in');
    expect(await codeOf(sendLink('ann@example.com'))).toBe('not-signed-in');
    expect(tab.operator.sent).toEqual([]);
    signIn();
    tab.operator.on(CONFIG, () => refuse(400, 'no'));
    expect(await codeOf(page.send(authActivation, {}))).toBe('unavailable');
  });

  test('leads to a link, which is sent to a mail address', async () => {
    aheadByAMinute();
    signIn();
    const resendAt = tab.test.clock.now() + 2 * MINUTE;
    tab.operator.on(LINKS, () => ({ sentTo: 'a···@example.com', resendAt }));
    expect(await sendLink(' ann@example.com ')).toEqual({
      sentTo: 'a···@example.com',
      resendAt: resendAt - MINUTE,
    });
    expect(bodiesOf(LINKS)).toEqual([{ email: 'ann@example.com' }]);
  });

  test.each([
    ['bad-email', () => refuse(400, 'bad-email')],
    ['mail-confirmed', () => refuse(409, 'mail-confirmed')],
    ['too-many-attempts', () => refuse(429, 'too-many-codes')],
    ['not-signed-in', () => refuse(401, 'unauthorized')],
    ['unavailable', offline],
  ])('leads to no link with %s', async (code, fault) => {
    signIn();
    tab.operator.on(LINKS, fault);
    expect(await codeOf(sendLink('ann@example.com'))).toBe(code);
  });

  test('P115 is recorded without the address', async () => {
    signIn();
    const recorder = record(tab.test.bus);
    tab.operator.on(LINKS, () => ({ sentTo: 'a···@example.com', resendAt: 0 }));
    await sendLink('ann@example.com');
    expect(JSON.stringify(recorder.stop())).not.toContain('ann@example.com');
  });
});
