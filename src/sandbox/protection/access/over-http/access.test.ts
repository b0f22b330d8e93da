import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  FRIDAY,
  registerPlayer,
  startOperator,
  type TestOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  await operator.control('/reset');
});
afterAll(async () => operator.sandbox.close());

const SITE = 'https://grandstand.example/en';
const redirect = async (url: string) =>
  (await operator.post('/redirects-api/api/v1/redirect-light', { url })).body;
const block = async (url: string, auth = false) =>
  (await operator.post('/blocks-api/api/v2/block', { auth, url })).body;
const state = async () => (await operator.get('/bff-api/config/state')).body;

const OPEN = { displayTypeId: 0, templateTypeId: 0 };
const NO_REDIRECT = { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] };

describe('access to the site', () => {
  test('is open until QA blocks it, and after QA unblocks it', async () => {
    expect([await redirect(`${SITE}/live`), await block(`${SITE}/live`), await state()]).toEqual([
      NO_REDIRECT,
      OPEN,
      { maintenance: null },
    ]);
    await operator.control('/blocks', { reason: 16 });
    await operator.control('/redirects', { path: '/live', to: '/en/line' });
    await operator.control('/maintenance');
    await operator.call('DELETE', '/sandbox/v1/blocks', { body: {} });
    await operator.call('DELETE', '/sandbox/v1/redirects', { body: {} });
    await operator.call('DELETE', '/sandbox/v1/maintenance', { body: {} });
    expect([await redirect(`${SITE}/live`), await block(SITE), await state()]).toEqual([
      NO_REDIRECT,
      OPEN,
      { maintenance: null },
    ]);
  });

  test('BLK-01 a block is for pages and visitors of QA’s choice', async () => {
    await operator.control('/blocks', { reason: 17, path: '/live*', who: 'guests' });
    expect(await block(`${SITE}/live/football?x=1`)).toEqual({
      displayTypeId: 1,
      templateTypeId: 17,
    });
    expect(await block(`${SITE}/live`, true)).toEqual(OPEN);
    expect(await block(`${SITE}/line`)).toEqual(OPEN);
    await operator.control('/blocks', { reason: 2, who: 'players' });
    expect(await block(SITE, true)).toEqual({ displayTypeId: 1, templateTypeId: 2 });
  });

  test('BLK-01 a redirect leads to an address or has a reason', async () => {
    await operator.control('/redirects', { path: '/live', to: '/en/line', breadcrumbs: ['/en/x'] });
    await operator.control('/redirects', { path: '/*', reason: 4 });
    expect(await redirect(`${SITE}/live`)).toEqual({
      redirect: true,
      code: 302,
      url: '/en/line',
      reasons: [],
      breadcrumbs: ['/en/x'],
    });
    expect(await redirect(SITE)).toMatchObject({ redirect: true, url: null, reasons: [4] });
  });

  test('BLK-02 MNT-01 a maintenance has four times, and may leave the web site open', async () => {
    await operator.control('/maintenance', {
      isActive: false,
      startsIn: 60,
      endsIn: 120,
      notifyStartsIn: -10,
      isWebOpen: true,
    });
    expect(await state()).toEqual({
      maintenance: {
        isActive: false,
        web_state: 0,
        started_at: FRIDAY + 60_000,
        ended_at: FRIDAY + 120_000,
        notify_started_at: FRIDAY - 10_000,
        notify_ended_at: null,
      },
    });
  });

  test('refuses invalid bodies', async () => {
    for (const [path, body] of [
      ['/blocks', { reason: 'x' }],
      ['/blocks', { reason: 1, path: 'live' }],
      ['/redirects', { to: '/en' }],
      ['/players/demo/ban', {}],
    ] as const) {
      expect((await operator.control(path, body)).status).toBe(400);
    }
    expect((await operator.control('/players/nobody/ban', { level: 1 })).status).toBe(404);
    expect((await operator.post('/blocks-api/api/v2/block', { url: SITE })).status).toBe(400);
  });
});

describe('a ban', () => {
  test('BAN-01 BAN-02 is in the user config, and the feed sends it to the player only', async () => {
    const [banned, other] = [await registerPlayer(operator), await registerPlayer(operator)];
    const config = async ({ token }: { token: string }) =>
      (await operator.get<{ result: object }>('/web-api/user/config', { token })).body.result;
    expect(await config(banned)).toMatchObject({ ban_level: 0, ban_version: 1 });
    const feedOf = async (cookie: string) => {
      const request = new Request('http://localhost:3000/feed-api/v1/stream', {
        headers: { cookie },
      });
      const reader = (await operator.sandbox.fetch(request)).body!.getReader();
      await reader.read();
      return reader;
    };
    const [received, unheard] = [await feedOf(banned.cookie), await feedOf(other.cookie)];
    await operator.control(`/players/${banned.login}/ban`, { level: 45, version: 2 });
    expect(await config(banned)).toMatchObject({ ban_level: 45, ban_version: 2 });
    expect(await config(other)).toMatchObject({ ban_level: 0 });
    const text = new TextDecoder().decode((await received.read()).value);
    expect(text).toContain('"betIds":[],"isStatusChanged":true,"ban":{"level":45,"version":2}}');
    await operator.control(`/players/${other.login}/deposit`, { amount: 1 });
    expect(new TextDecoder().decode((await unheard.read()).value)).not.toContain('isStanding');
  });

  test('P21 an exclusion is sent in the same way', async () => {
    const player = await registerPlayer(operator);
    const request = new Request('http://localhost:3000/feed-api/v1/stream', {
      headers: { cookie: player.cookie },
    });
    const reader = (await operator.sandbox.fetch(request)).body!.getReader();
    await reader.read();
    await operator.post(
      '/limit-service-api/api/external/web/v3/limits',
      { limits: [{ limitType: 30, limitValue: 7, selfExcludeReason: 1 }] },
      { token: player.token },
    );
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('isStatusChanged');
  });

  test('P95 changed limits are sent to all devices of the player, and to nobody else', async () => {
    const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
    const feedOf = async (cookie: string) => {
      const request = new Request('http://localhost:3000/feed-api/v1/stream', {
        headers: { cookie },
      });
      const reader = (await operator.sandbox.fetch(request)).body!.getReader();
      await reader.read();
      return async () => new TextDecoder().decode((await reader.read()).value);
    };
    const [received, unheard] = [await feedOf(player.cookie), await feedOf(other.cookie)];
    const v3 = '/limit-service-api/api/external/web/v3';
    const save = (limitValue: number) =>
      operator.post(
        `${v3}/limits`,
        { limits: [{ limitType: 20, limitValue }] },
        { token: player.token },
      );
    await save(50);
    expect(await received()).toContain('"betIds":[],"areLimitsChanged":true');
    await save(100);
    expect(await received()).toContain('areLimitsChanged');
    await operator.post(`${v3}/limitaction`, { limitType: 20, action: 0 }, { token: player.token });
    expect(await received()).toContain('areLimitsChanged');
    await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 10 });
    expect(await received()).toContain('areLimitsChanged');
    await operator.control(`/players/${other.login}/deposit`, { amount: 1 });
    expect(await unheard()).not.toContain('areLimitsChanged');
  });

  test('LAY-07 appeals against it are listed newest first, to their player only', async () => {
    const [player, other] = [await registerPlayer(operator), await registerPlayer(operator)];
    const appeals = async (token?: string) =>
      operator.get<{ appeals: object[] }>('/web-api/user/block-appeals', { token });
    await operator.control(`/players/${player.login}/appeals`, { text: 'Why?' });
    await operator.control(`/players/${player.login}/appeals`, {
      text: 'And now?',
      status: 'rejected',
      answer: 'Because.',
    });
    expect((await appeals(player.token)).body.appeals).toEqual([
      expect.objectContaining({
        text: 'And now?',
        status: 'rejected',
        answer: 'Because.',
        answeredAt: FRIDAY,
      }),
      expect.objectContaining({ text: 'Why?', status: 'waiting', answer: null, answeredAt: null }),
    ]);
    expect((await appeals(other.token)).body).toEqual({
      appeals: [],
      refusal: { code: 'not-restricted' },
    });
    expect((await appeals()).status).toBe(401);
  });
});
