import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteBackEnd } from './back-end';
import { createFakeSite } from '../testing/fake-site';

const CALL = 'http://localhost:3000/web-api/user/check?token=1';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const failing = (fault: Error) =>
  createFakeSite({}, { fetch: async () => Promise.reject(fault) }).shell;

/** As Node's own fetch fails. */
function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

describe('a call that the back end does not answer', () => {
  it('is answered 502, as the operator answers, in the page’s language', async () => {
    const backEnd = createRemoteBackEnd({
      // Nobody listens there.
      backendOrigin: 'http://127.0.0.1:1',
      origin: 'http://localhost:3000',
      timeout: 10_000,
    });
    const { shell } = createFakeSite({}, backEnd);
    const answer = await shell.request(CALL, { headers: { 'x-language': 'ua' } });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      error: { code: 'unreachable', message: 'Оператор не відповідає. Спробуйте пізніше.' },
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'The back end did not take GET /web-api/user/check:',
      expect.any(Error),
    );
  });

  it.each([
    ['ECONNREFUSED', failed('ECONNREFUSED'), 502],
    ['UND_ERR_SOCKET', failed('UND_ERR_SOCKET'), 502],
    ['UND_ERR_CONNECT_TIMEOUT', failed('UND_ERR_CONNECT_TIMEOUT'), 504],
    ['UND_ERR_HEADERS_TIMEOUT', failed('UND_ERR_HEADERS_TIMEOUT'), 504],
    ['ETIMEDOUT', failed('ETIMEDOUT'), 504],
    ['a timeout', new DOMException('late', 'TimeoutError'), 504],
  ])('can be tried again if it is %s', async (_what, error, status) => {
    const answer = await failing(error).request(CALL);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code: 'unreachable' } });
  });

  it('is not logged as an error if the visitor left', async () => {
    const signal = AbortSignal.abort();
    await failing(new DOMException('gone', 'AbortError')).request(new Request(CALL, { signal }));
    expect(console.error).not.toHaveBeenCalled();
  });
});
