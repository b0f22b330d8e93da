import { CONTRACTS } from '@grandstand/bus-contracts';
import type { AnyContract } from '@grandstand/bus-contracts';
import { createTestBus, record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { betsCall } from '../../src/api/endpoints/betting/bets';
import * as calls from '../../src/api/endpoints/sign-in/session-changes';
import { createSecureData } from '../../src/services/sign-in/secure-data';
import { createSession } from '../../src/services/sign-in/session';
import { tokenFor } from '../harness/fakes/fake-operator';
import { openTab } from '../harness/tabs/tab';
import type { Tab } from '../harness/tabs/tab';

const PASSWORD = 'canary-password';
const LOGIN = 'canary-login';
const GRANT = 'canary-grant';

/** Every message that any area may receive. */
const FOR_AREAS = CONTRACTS.filter(
  (contract) => contract.kind !== 'command' && contract.audience === 'area',
);

/** Signs a player in, lets them call, renews the token, and signs them out. */
async function live(tab: Tab): Promise<string[]> {
  const { test, operator } = tab;
  const at = test.clock.now() + 3_600_000;
  const tokens = [tokenFor('ann-1', at, 'canary-1'), tokenFor('ann-1', at, 'canary-2')];
  operator.on('GET /web-api/user/check', () => ({ userId: '' }));
  operator.on('POST /web-api/user/login', () => ({ userId: 'ann-1', token: tokens[0] }));
  operator.on('GET /web-api/user/gettoken', () => ({ token: tokens[1] }));
  operator.on('POST /web-api/user/disconnect', () => ({}));
  operator.on('GET /web-api/user/securedata', () => ({ ggru: 'g', session: 's', grant: GRANT }));
  operator.on('GET /web-api/bets', ({ headers }) =>
    headers.get('X-Auth') === `Bearer ${tokens[1]}`
      ? { bets: [], hasMore: false }
      : Response.json({ error: { code: 'unauthorized', message: tokens[0] } }, { status: 401 }),
  );
  createSession({
    ...tab,
    bus: test.bus.join('session'),
    clock: test.clock,
    isLikelyPlayer: true,
    inTurn: (task) => task(),
    loadCalls: () => Promise.resolve(calls),
  });
  createSecureData({ ...tab, bus: test.bus.join('secure-data'), clock: test.clock });
  await settle();
  await test.qa.send('session.signIn', { login: LOGIN, password: PASSWORD, remember: true });
  await settle();
  await tab.api.call(betsCall, {});
  expect(tab.cookies.get('user_token')).toBe(tokens[1]);
  await test.qa.send('session.signOut', {});
  await settle();
  return [...tokens, PASSWORD, GRANT];
}

describe('the secrets of a player', () => {
  it('P13 are in no address, log line, storage, cookie or recording after a whole visit', async () => {
    const tab = openTab();
    const recorder = record(tab.test.bus);
    const secrets = await live(tab);

    const places = {
      addresses: tab.operator.sent.map(({ url }) => url.href),
      log: tab.logged.map(({ message, facts }) => [message, String(facts), facts]),
      storage: [...tab.kept],
      cookies: [...tab.cookies.kept],
      recording: recorder.stop(),
    };
    expect(places.addresses.length).toBeGreaterThan(5);
    for (const [place, found] of Object.entries(places)) {
      for (const secret of secrets) expect(JSON.stringify(found), place).not.toContain(secret);
    }
    const left = JSON.stringify([places.storage, places.cookies]);
    for (const own of ['ann-1', LOGIN]) expect(left).not.toContain(own);
  });

  it('P13 reach no area over the bus, whichever contracts its manifest names', async () => {
    const tab = openTab(undefined, createTestBus());
    const received: unknown[] = [];
    const area = tab.test.bus.admit({
      name: 'curious',
      subscribes: FOR_AREAS,
      publishes: [],
      sends: [],
    } as never) as unknown as {
      on: (contract: AnyContract, listener: (payload: unknown) => void) => void;
    };
    for (const contract of FOR_AREAS) area.on(contract, (payload) => received.push(payload));
    const secrets = await live(tab);

    const text = JSON.stringify(received);
    expect(text).toContain('ann-1');
    for (const secret of [...secrets, LOGIN]) expect(text).not.toContain(secret);
  });
});
