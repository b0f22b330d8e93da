import { fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { userCheck } from '../../src/api/endpoints/sign-in/session';
import { FINGERPRINT_KEY } from '../../src/services/site/fingerprint/fingerprint-rules';
import { createPageApi } from '../../src/shell/start/ports/page-api';
import { openTab } from '../harness/tabs/tab';

let sent: (string | null)[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    sent.push(new Request(input, init).headers.get('X-Fingerprint'));
    return Response.json({ userId: '' });
  });
});

const NOW = Date.UTC(2026, 10, 20);
const fingerprint = (token: string, expiresAt = NOW + 60_000): Fingerprint => ({
  token,
  componentsData: '{}',
  expiresAt,
});

/** The headers of the calls of a page that is loaded with this in storage, before and after the service has published. */
async function headers(kept: Fingerprint | null, published: Fingerprint | null) {
  const test = createTestBus({ now: NOW });
  const { storage, cookies } = openTab();
  if (kept) storage.set(FINGERPRINT_KEY, JSON.stringify(kept));
  const { client } = createPageApi({
    bus: test.bus.join('api'),
    clock: test.clock,
    cookies,
    storage,
    language: 'en',
    log: () => {},
  });
  await client.call(userCheck, {});
  test.bus.join('fingerprint').publish(fingerprintState, published);
  await client.call(userCheck, {});
  return sent;
}

test.each([
  ['known', fingerprint('old'), fingerprint('new'), ['old', 'new']],
  ['known, but it is read anew', fingerprint('old'), null, ['old', null]],
  ['over', fingerprint('old', NOW), fingerprint('new'), [null, 'new']],
  ['unknown', null, null, [null, null]],
])(
  'API-01 the first calls of a page have the fingerprint: %s',
  async (_, kept, published, expected) => {
    await expect(headers(kept, published)).resolves.toEqual(expected);
  },
);
