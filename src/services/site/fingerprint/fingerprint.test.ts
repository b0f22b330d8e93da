import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { fingerprintRenew, fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { NEVER, of, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { betsCall } from '../../../api/endpoints/betting/bets';
import { createFingerprint } from '.';
import type { Device } from '.';
import { createApi } from '../../../api';
import { createBusRecovery } from '../../../shell/start/ports/recovery';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { NO_RECOVERY } from '../../../../tests/harness/fakes/no-recovery';
import { openTab, ORIGIN } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const SEND = 'POST /web-api/fingerprint';
const HOUR = 3_600_000;
const DEVICE: Device = { visitorId: 'v-1', componentsData: '{"colorDepth":24}' };

let tab: Tab;
let handle: ShellHandle<'fingerprint'> | undefined;
let given = 0;
const readDevice = vi.fn<() => Promise<Device>>();

beforeEach(() => {
  given = 0;
  readDevice.mockReset().mockImplementation(async () => DEVICE);
  tab = openTab();
  tab.operator.on(SEND, () => {
    given += 1;
    return { token: `fp-${given}`, expiresAt: tab.test.clock.now() + HOUR };
  });
});
afterEach(() => {
  handle?.dispose();
  handle = undefined;
  tab.test.dispose();
});

function start(
  firstUse$: Observable<void> = of(undefined),
  idle$: Observable<void> = of(undefined),
): void {
  const { clock } = tab.test;
  const { api, storage, log } = tab;
  handle = tab.test.bus.join('fingerprint');
  createFingerprint({
    bus: handle,
    clock,
    api,
    storage,
    readDevice,
    firstUse$,
    idle$,
    serverNow: () => clock.now(),
    log,
  });
}
const state = (): Fingerprint | null | undefined => tab.test.bus.join('any').peek(fingerprintState);
const renew = (): Promise<unknown> =>
  tab.test.bus.join('api').send(fingerprintRenew, {}, { deadline: 60_000 });

describe('the fingerprint', () => {
  test('SES-07 is read from the device, sent to the operator, and kept with its components until it expires', async () => {
    start();
    expect(state()).toBeNull();
    await settle();
    expect(JSON.parse(tab.operator.sent[0]?.body ?? '')).toEqual(DEVICE);
    expect(state()).toEqual({
      token: 'fp-1',
      componentsData: DEVICE.componentsData,
      expiresAt: tab.test.clock.now() + HOUR,
    });
  });

  test('is not read for a visitor who only views a page', async () => {
    const firstUse$ = new Subject<void>();
    start(firstUse$);
    tab.test.qa.publish(sessionState.name, { status: 'guest', userId: '' });
    await tab.test.clock.advance(HOUR);
    expect([readDevice.mock.calls.length, state()]).toEqual([0, null]);
    firstUse$.next();
    await settle();
    expect(state()?.token).toBe('fp-1');
    firstUse$.next();
    await settle();
    expect(readDevice).toHaveBeenCalledTimes(1);
  });

  test('is read when the main thread is idle, so that the first press does not wait for it', async () => {
    const idle$ = new Subject<void>();
    start(of(undefined), idle$);
    await settle();
    expect(readDevice).not.toHaveBeenCalled();
    idle$.next();
    await settle();
    expect(state()?.token).toBe('fp-1');
  });

  test('is read for a player who has not used the page yet, once all areas have loaded', async () => {
    const area = (status: string) => ({ status, attempt: 1 });
    start(NEVER);
    tab.test.qa.publish('areas.state', { sports: area('ready'), footer: area('loading') });
    tab.test.qa.publish(sessionState.name, { status: 'player', userId: 'ann-1' });
    await tab.test.clock.advance(HOUR);
    expect(readDevice).not.toHaveBeenCalled();
    tab.test.qa.publish('areas.state', { sports: area('ready'), footer: area('error') });
    await settle();
    expect(state()?.token).toBe('fp-1');
  });

  test('SES-07 is renewed when it expires', async () => {
    start();
    await tab.test.clock.advance(HOUR - 1);
    expect(state()?.token).toBe('fp-1');
    await tab.test.clock.advance(1);
    expect(state()?.token).toBe('fp-2');
  });

  test('SES-07 waits for an expiry beyond the longest timer', async () => {
    const year = 365 * 24 * HOUR;
    tab.operator.on(SEND, () => {
      given += 1;
      return { token: `fp-${given}`, expiresAt: tab.test.clock.now() + year };
    });
    start();
    await tab.test.clock.advance(year - 1);
    expect(given).toBe(1);
    await tab.test.clock.advance(1);
    expect(given).toBe(2);
  });

  test('SES-07 is tried again after a failure, and given up after two', async () => {
    tab.operator.on(SEND, offline);
    start();
    await tab.test.clock.advance(HOUR);
    expect(tab.operator.count(SEND)).toBe(2);
    expect(state()).toBeNull();
    const line = { level: 'error', message: 'The fingerprint could not be renewed.' };
    expect(tab.logged).toMatchObject([line, line]);
  });

  test('SES-07 is there after a second try that succeeds', async () => {
    readDevice.mockRejectedValueOnce(new Error('blocked'));
    start();
    await tab.test.clock.advance(1000);
    expect(state()?.token).toBe('fp-1');
    expect(readDevice).toHaveBeenCalledTimes(2);
  });

  test('SES-07 counts a malformed answer as a failure', async () => {
    tab.operator.on(SEND, () => ({ token: 'with a line\r\nbreak', expiresAt: 1 }));
    start();
    await tab.test.clock.advance(5000);
    expect(tab.operator.count(SEND)).toBe(2);
    expect(state()).toBeNull();
  });

  test('SES-07 stays in storage for later pages, until it expires', async () => {
    start();
    await settle();
    handle?.dispose();
    start();
    expect(state()?.token).toBe('fp-1');
    expect(given).toBe(1);
    handle?.dispose();
    await tab.test.clock.advance(HOUR);
    start();
    await settle();
    expect(given).toBe(2);
  });

  test.each([
    '',
    '{',
    'null',
    '{"token":"x"}',
    '{"token":"a\\nb","componentsData":"","expiresAt":9e15}',
  ])('P22 is renewed when storage has %j', async (kept) => {
    tab.storage.set('fingerprint', kept);
    start();
    await settle();
    expect(state()?.token).toBe('fp-1');
  });

  test('API-03 is renewed once for all requests at the same time', async () => {
    start();
    await settle();
    await Promise.all([renew(), renew(), renew()]);
    expect(given).toBe(2);
    expect(state()?.token).toBe('fp-2');
  });

  test('API-03 refuses a renewal after two failures, and can be requested again', async () => {
    start();
    await settle();
    tab.operator.on(SEND, offline);
    const failure = renew().catch((error: unknown) => error);
    await tab.test.clock.advance(5000);
    expect(await failure).toMatchObject({ code: 'unavailable' });
    expect(tab.operator.count(SEND)).toBe(3);
    tab.operator.on(SEND, () => ({ token: 'fp-9', expiresAt: tab.test.clock.now() + HOUR }));
    await renew();
    expect(state()?.token).toBe('fp-9');
  });

  test('API-01 API-03 is sent with every call, and renewed when the operator refuses it', async () => {
    const { bus, clock } = tab.test;
    const apiBus = bus.join('api');
    const { client, tokens } = createApi({
      ...NO_RECOVERY,
      fetch: tab.operator.fetch,
      clock,
      cookies: tab.cookies,
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'en',
      fingerprint: () => apiBus.peek(fingerprintState)?.token,
      loadRecovery: async () => createBusRecovery(apiBus),
      warn: () => {},
    });
    tokens.begin('ann-1', tokenFor('ann-1', clock.now() + HOUR));
    const BETS = 'GET /web-api/bets';
    tab.operator.on(BETS, () => ({ bets: [], hasMore: false }));
    await client.call(betsCall, {});
    start();
    await settle();
    await client.call(betsCall, {});
    tab.operator.on(BETS, ({ headers }) =>
      headers.get('X-Fingerprint') === 'fp-2' ? { bets: [], hasMore: false } : refuse(400, 110),
    );
    await client.call(betsCall, {});
    const sent = tab.operator.sent.filter(({ call }) => call === BETS);
    expect(sent.map(({ headers }) => headers.get('X-Fingerprint'))).toEqual([
      null,
      'fp-1',
      'fp-1',
      'fp-2',
    ]);
  });
});
