import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createTeamCash, cookieName } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { openRemindedPage, type RemindedPage } from '../../../../tests/harness/page/reminded-page';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser } from '../../../../tests/harness/tabs/tab';

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const DAY = 24 * 60 * MINUTE;

describe('Team Cash', () => {
  const HISTORY = 'GET /web-api/payment/team-cash/history';
  const payment = (id: number, status_id: number) => ({
    id,
    status_id,
    status_title: '',
    message: '',
    translate_message: '',
    skks_hash: '',
    timestamp: 0,
    date_payment: '',
    summ: 20,
    money_deposit_id: id,
  });
  /** So many accepted payments, one that was refused and one on its way. */
  const history = (accepted: number) => ({
    data: [
      payment(100, 3),
      payment(101, 1),
      ...Array.from({ length: accepted }, (_, index) => payment(index, 2)),
    ],
  });

  async function start(accepted: number, page = openRemindedPage()): Promise<RemindedPage> {
    const { test: world, api, cookies, log, operator } = page;
    operator.on(HISTORY, () => history(accepted));
    await page.publishState('config.state', { ...siteConfig, isTeamCash: true });
    createTeamCash({ bus: world.bus.join('team-cash'), clock: world.clock, api, cookies, log });
    await page.publishState('offers.state', { mayBeOffered: true });
    await page.signIn();
    return page;
  }
  const reported = ({ test: world }: RemindedPage): unknown => world.qa.peek('teamCash.state');
  async function close(page: RemindedPage): Promise<void> {
    await page.test.qa.send('teamCash.close', {});
    await settle();
  }

  test.each([
    [0, null],
    [2, null],
    [3, 3],
    [4, 4],
    [5, null],
  ])('RMD-04 MOD-03 with %s accepted payments shows the dialog %s', async (accepted, published) => {
    expect(reported(await start(accepted))).toEqual({ accepted: published });
  });

  test('P118 RMD-04 waits until the operator lets something be offered to the player', async () => {
    const page = await start(0);
    await page.publishState('offers.state', { mayBeOffered: false });
    page.operator.on(HISTORY, () => history(3));
    await page.publishState('feed.player', { betIds: [] });
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('offers.state', { mayBeOffered: true });
    expect(reported(page)).toEqual({ accepted: 3 });
  });

  test('P118 RMD-04 closes once nothing may be offered to the player any more, and stays while that is not known', async () => {
    const page = await start(3);
    await page.publishState('offers.state', { mayBeOffered: null });
    expect(reported(page)).toEqual({ accepted: 3 });
    await page.publishState('offers.state', { mayBeOffered: false });
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('offers.state', { mayBeOffered: true });
    expect(reported(page), 'it is not shown again').toEqual({ accepted: null });
  });

  test('RMD-04 is shown once at three, again at four, and then never', async () => {
    const browser = createBrowser();
    const first = await start(3, openRemindedPage(browser));
    await close(first);
    expect(reported(first)).toEqual({ accepted: null });
    const second = await start(3, openRemindedPage(browser));
    expect(reported(second)).toEqual({ accepted: null });
    // The fourth payment is accepted while the page is open.
    second.operator.on(HISTORY, () => history(4));
    await second.publishState('feed.player', { betIds: [] });
    expect(reported(second)).toEqual({ accepted: 4 });
    expect(browser.cookies.get(cookieName('ann-1'))).toBe('activated');
    const calls = browser.operator.count(HISTORY);
    const third = await start(4, openRemindedPage(browser));
    expect(reported(third)).toEqual({ accepted: null });
    expect(browser.operator.count(HISTORY)).toBe(calls);
  });

  test('RMD-04 keeps its cookie for 372 days', async () => {
    const { cookies, test: world } = await start(3);
    expect(cookies.kept.get(cookieName('ann-1'))?.expires).toBe(world.clock.now() + 372 * DAY);
  });

  test('RMD-04 waits until no other dialog is open', async () => {
    const page = openRemindedPage();
    await page.publishState('dialogs.state', { open: 'settings' });
    await start(3, page);
    expect(reported(page)).toEqual({ accepted: null });
    expect(page.cookies.names().filter((name) => name.startsWith('team_cash'))).toEqual([]);
    await page.publishState('dialogs.state', { open: null });
    expect(reported(page)).toEqual({ accepted: 3 });
  });

  test.each([
    [
      'a captcha',
      'captcha.state',
      { image: null, question: null, isChecking: false, problem: null },
      null,
    ],
    [
      'a look up from the game',
      'realityCheck.state',
      { asked: { everyMinutes: 30, playedMs: 0, sums: null, isLoading: false } },
      { asked: null },
    ],
    [
      'a registration under way',
      'session.state',
      { status: 'player', userId: 'ann-1', isRegistrationProcess: true },
      { status: 'player', userId: 'ann-1' },
    ],
    [
      'the end of the session',
      'sessionLimit.state',
      { endsAt: 0, hasEnded: true },
      { endsAt: null, hasEnded: false },
    ],
    [
      'a warning of the sign-out',
      'autoLogoff.state',
      { deadline: 0, isWarned: true },
      { deadline: 0, isWarned: false },
    ],
  ])(
    'RMD-04 waits while %s is open, and is shown once it closes',
    async (_, state, stands, gone) => {
      const page = await start(0);
      await page.publishState(state, stands);
      page.operator.on(HISTORY, () => history(3));
      await page.publishState('feed.player', { betIds: [] });
      expect(reported(page)).toEqual({ accepted: null });
      await page.publishState(state, gone);
      expect(reported(page)).toEqual({ accepted: 3 });
    },
  );

  test('RMD-04 at four is shown on the page that showed it at three, once that is closed', async () => {
    const page = await start(3);
    page.operator.on(HISTORY, () => history(4));
    await page.publishState('feed.player', { betIds: [] });
    expect(reported(page)).toEqual({ accepted: 3 });
    await close(page);
    expect(reported(page)).toEqual({ accepted: 4 });
    await close(page);
    expect(reported(page)).toEqual({ accepted: null });
    const published = page.test.messages.length;
    await page.signOut();
    expect(page.test.messages.slice(published).map(({ name }) => name)).toEqual(['session.state']);
  });

  test('RMD-04 is requested once a player, with a cookie for each, and not for a guest', async () => {
    const page = await start(3);
    await page.publishState('session.state', { status: 'player', userId: 'ann-1' });
    await page.publishState('config.state', { ...siteConfig, isTeamCash: true });
    expect(page.operator.count(HISTORY)).toBe(1);
    await page.signOut();
    await page.publishState('feed.player', { betIds: [] });
    expect(page.operator.count(HISTORY)).toBe(1);
    expect(page.logged).toEqual([]);
    await page.signIn('ben-2');
    const names = page.cookies.names().filter((name) => name.startsWith('team_cash_'));
    expect(names).toHaveLength(2);
    expect(names.join()).not.toMatch(/ann|ben/);
  });

  test('P34 counts only the last request, in any order of the answers', async () => {
    const page = await start(0);
    const late = held();
    page.operator.on(HISTORY, () => late.promise);
    await page.publishState('feed.player', { betIds: [] });
    page.operator.on(HISTORY, () => history(4));
    await page.publishState('feed.player', { betIds: [] });
    await close(page);
    late.give(history(3));
    await settle();
    expect(reported(page)).toEqual({ accepted: null });
    await page.publishState('dialogs.state', { open: null });
    expect(reported(page)).toEqual({ accepted: null });
  });

  test('RMD-04 closes with the player, and is not shown to another', async () => {
    const page = await start(3);
    await page.signOut();
    expect(reported(page)).toEqual({ accepted: null });
  });

  test('RMD-04 stays for the player of a cached page, and is not shown to another', async () => {
    const unknown = { status: 'unknown', userId: '' };
    const page = await start(3);
    await page.publishState('session.state', unknown);
    await page.signIn();
    expect(reported(page)).toEqual({ accepted: 3 });
    // They may have paid meanwhile.
    expect(page.operator.count(HISTORY)).toBe(2);
    await page.publishState('session.state', unknown);
    await page.signOut();
    expect(reported(page)).toEqual({ accepted: null });
    const other = await start(3);
    await other.publishState('session.state', unknown);
    other.operator.on(HISTORY, () => history(0));
    await other.signIn('ben-2');
    expect(reported(other)).toEqual({ accepted: null });
  });

  test('makes no request on a site without Team Cash, nor when a bet was settled', async () => {
    const page = openRemindedPage();
    const { test: world, api, cookies, log, operator } = page;
    await page.publishState('config.state', siteConfig);
    createTeamCash({ bus: world.bus.join('team-cash'), clock: world.clock, api, cookies, log });
    await page.signIn();
    await page.publishState('feed.player', { betIds: [] });
    expect(operator.count(HISTORY)).toBe(0);
    const other = await start(2);
    await other.publishState('feed.player', { betIds: ['1'] });
    await other.publishState('feed.player', { betIds: [], areLimitsChanged: true });
    await other.publishState('feed.player', { betIds: [], isStatusChanged: true });
    expect(other.operator.count(HISTORY)).toBe(1);
  });

  test.each([
    ['a refusal', () => refuse(500, 'internal')],
    ['another shape', () => ({ data: 'none' })],
    ['no connection', offline],
  ])('shows nothing after a failure, which is logged: %s', async (_, answer) => {
    const page = await start(0);
    page.operator.on(HISTORY, answer);
    await page.publishState('feed.player', { betIds: [] });
    await page.test.clock.advance(MINUTE);
    expect(reported(page)).toEqual({ accepted: null });
    expect(page.logged).toMatchObject([
      { level: 'warn', message: 'The payments could not be loaded.' },
    ]);
  });
});
