import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { BackEndRequest } from '../../back-end/request-back-end';
import { createSharedRequests } from './share-requests';

const QUESTION: BackEndRequest<unknown> = {
  path: '/blocks-api/api/v2/block',
  schema: v.unknown(),
  language: 'en',
  country: 'KZ',
  body: { auth: false, url: 'https://site.test/en/live' },
};

function setUp(answer: unknown = { displayTypeId: 0 }) {
  let at = 0;
  const request = vi.fn(async () => answer);
  const { requestBackEnd, forget } = createSharedRequests(request as never, () => at);
  return {
    request,
    forget,
    ask: async (other: Partial<BackEndRequest<unknown>> = {}) =>
      requestBackEnd({ ...QUESTION, ...other }),
    advance: (ms: number) => (at += ms),
  };
}

describe('answers of the back end', () => {
  it('are requested once for all pages at the same time, and for a second after', async () => {
    const { request, ask, advance } = setUp();
    await Promise.all([ask(), ask()]);
    await ask();
    expect(request).toHaveBeenCalledTimes(1);
    advance(1000);
    await ask();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<BackEndRequest<unknown>>]>([
    ['another call', { path: '/bff-api/config/state' }],
    ['another language', { language: 'ru' }],
    ['another country', { country: undefined }],
    ['another question', { body: { auth: true, url: 'https://site.test/en/live' } }],
  ])('are requested again for %s', async (_what, other) => {
    const { request, ask } = setUp();
    await ask();
    await ask(other);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('that did not come are not kept', async () => {
    const { request, ask } = setUp(null);
    request.mockResolvedValue(undefined);
    await ask();
    await ask();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('are requested again once their data have changed', async () => {
    const { request, ask, forget } = setUp();
    await ask();
    forget();
    await ask();
    expect(request).toHaveBeenCalledTimes(2);
  });
});
