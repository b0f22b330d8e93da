import { describe, expect, it } from 'vitest';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { createApi } from '../../src/api';
import { defineGet } from '../../src/api/endpoint';
import * as v from 'valibot';
import { SAMPLE_CALLS } from '../harness/calls';
import { createFakeOperator, tokenFor } from '../harness/fakes/fake-operator';
import { createMemoryCookies } from '../harness/fakes/memory-ports';
import { openTab, ORIGIN } from '../harness/tabs/tab';
import { NO_RECOVERY } from '../harness/fakes/no-recovery';

/** The type of a body. */
const formatOf = (isForm: boolean): string =>
  isForm ? 'application/x-www-form-urlencoded' : 'application/json';

describe('the headers of a call', () => {
  it.each(SAMPLE_CALLS)('API-01 are sent with $name', async ({ endpoint, make }) => {
    const operator = createFakeOperator();
    const test = createTestBus();
    const token = tokenFor('ann-1', test.clock.now() + 3_600_000);
    const { client, tokens } = createApi({
      fetch: operator.fetch,
      clock: test.clock,
      cookies: createMemoryCookies(),
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'kz',
      ...NO_RECOVERY,
      fingerprint: () => 'device-1',
      warn: () => {},
    });
    tokens.begin('ann-1', token);
    await make(client).catch(() => {});

    const headers = operator.sent[0]!.headers;
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-App-Name')).toBe('grandstand');
    expect(headers.get('X-Language')).toBe('kz');
    expect(headers.get('X-Auth')).toBe(`Bearer ${token}`);
    expect(headers.get('X-Fingerprint')).toBe('device-1');
    expect(headers.get('Content-Type')).toBe(
      endpoint.method === 'POST' ? formatOf(endpoint.isForm) : null,
    );
  });

  it('API-01 omit the bearer and the fingerprint if there is none', async () => {
    const tab = openTab();
    const check = SAMPLE_CALLS.find(({ name }) => name === 'userCheck')!;
    await check.make(tab.api).catch(() => {});
    const { headers } = tab.operator.sent[0]!;
    expect(headers.has('X-Auth')).toBe(false);
    expect(headers.has('X-Fingerprint')).toBe(false);
  });
});

/** Ways to write an address so that it looks like the site's, or escapes it. */
const HOSTS = [
  'evil.example',
  'grandstand.example.evil.example',
  'evil.example.grandstand.example',
  'grandstand.example:8443',
  'grandstand.example.',
  'GRANDSTAND.EXAMPLE.evil.example',
  'xn--grandstnd-1ra.example',
  '127.0.0.1',
  '[::1]',
  'grandstand.example@evil.example',
  'evil.example#grandstand.example',
  'evil.example%2f.grandstand.example',
  'grаndstand.example',
];
const FORMS: ((host: string) => string)[] = [
  (host) => `//${host}/web-api/bets`,
  (host) => `https://${host}/web-api/bets`,
  (host) => `http://${host}/web-api/bets`,
  (host) => `\\\\${host}\\web-api`,
  (host) => `/\\${host}/web-api`,
  (host) => `https:\\\\${host}/web-api`,
  (host) => `///${host}/`,
  (host) => `//user:secret@${host}/`,
  (host) => `\t//${host}/x`,
  (host) => `https:/\n/${host}/x`,
  (host) => `ftp://${host}/x`,
  (host) => `ws://${host}/x`,
  (host) => `//${host}:443/x`,
  (host) => `//${host}?next=https://grandstand.example`,
  (host) => `HTTPS://${host}/`,
];
const OURS = [
  '/web-api/bets',
  '/web-api/../web-api/bets',
  '/web-api//bets',
  'web-api/bets',
  'https://grandstand.example/web-api/bets',
  'https://GRANDSTAND.example:443/web-api/bets',
  '/%2f%2fevil.example/x',
  '/.//evil.example/x',
];

describe('the bearer', () => {
  const addresses = [...HOSTS.flatMap((host) => FORMS.map((form) => form(host))), ...OURS];

  it('P14 is sent to the allowed origin and to none of 200 others', async () => {
    expect(addresses.length).toBeGreaterThanOrEqual(200);
    const tab = openTab();
    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.tokens.begin('ann-1', token);
    let [own, foreign] = [0, 0];
    for (const path of addresses) {
      const before = tab.operator.sent.length;
      const endpoint = defineGet({ path, request: v.object({}), answer: v.object({}), retries: 0 });
      await tab.api.call(endpoint, {}).catch(() => {});
      for (const { url, headers } of tab.operator.sent.slice(before)) {
        const isOwn = url.origin === ORIGIN && url.username === '' && url.password === '';
        expect([path, headers.get('X-Auth')]).toEqual([path, isOwn ? `Bearer ${token}` : null]);
        if (isOwn) own += 1;
        else foreign += 1;
      }
    }
    expect(own).toBeGreaterThanOrEqual(OURS.length);
    expect(foreign).toBeGreaterThan(100);
  });

  it('P14 is not sent after a redirect to another site', async () => {
    const tab = openTab();
    let redirect: string | undefined;
    const { client } = createApi({
      fetch: async (_, init) => {
        redirect = init?.redirect;
        return Response.json({ userId: '' });
      },
      clock: tab.test.clock,
      cookies: tab.cookies,
      origin: ORIGIN,
      tokenOrigins: [ORIGIN],
      language: () => 'en',
      ...NO_RECOVERY,
      warn: () => {},
    });
    await SAMPLE_CALLS.find(({ name }) => name === 'userCheck')!.make(client);
    expect(redirect).toBe('error');
  });
});
