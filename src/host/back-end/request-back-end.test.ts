import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestBackEnd } from './request-back-end';

const schema = v.object({ name: v.string() });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A client of a back end that answers like this. */
function clientOf(answer: (request: Request) => Promise<Response>, timeout = 600_000) {
  const requests: Request[] = [];
  const request = createRequestBackEnd({
    origin: 'https://grandstand.example',
    timeout,
    backEnd: {
      fetch: async (request) => {
        requests.push(request);
        return answer(request);
      },
    },
  });
  return { load: request, requested: requests };
}

describe('a request of the host to the back end', () => {
  it('names the program, the language and the country', async () => {
    const { load, requested } = clientOf(async () => Response.json({ name: 'a', more: 1 }));
    expect(await load({ path: '/web-api/a?b=1', schema, language: 'kz' })).toEqual({ name: 'a' });
    await load({ path: '/web-api/a', schema, language: 'en', country: 'IE', body: { c: 1 } });
    const [get, post] = requested;
    expect([get?.method, get?.url]).toEqual(['GET', 'https://grandstand.example/web-api/a?b=1']);
    expect(Object.fromEntries(get?.headers ?? [])).toEqual({
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': 'kz',
    });
    expect(post?.method).toBe('POST');
    expect(Object.fromEntries(post?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'x-geo-country': 'IE',
    });
    expect(await post?.json()).toEqual({ c: 1 });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('down')), 'down'],
    ['says no', async () => Response.json({ name: 'a' }, { status: 502 }), 'it answered 502'],
    ['answers something else', async () => Response.json({ name: 1 }), 'Invalid type'],
    ['answers nothing', async () => new Response(''), 'JSON'],
    ['never answers', async () => new Promise<never>(() => {}), 'timeout'],
    [
      'never ends its answer',
      async () => new Response(new ReadableStream({ start: () => {} })),
      'timeout',
    ],
  ])('has no answer, and a line in the log, if the back end %s', async (_what, answer, why) => {
    const { load } = clientOf(answer, why === 'timeout' ? 20 : undefined);
    expect(await load({ path: '/web-api/a', schema, language: 'en' })).toBeUndefined();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The back end gave no /web-api/a:',
      expect.objectContaining({ message: expect.stringContaining(why) as string }),
    );
  });

  it('is not sent after the deadline has passed', async () => {
    const { load } = clientOf(async () => new Promise<never>(() => {}));
    const signal = AbortSignal.abort(new Error('too late'));
    expect(await load({ path: '/a', schema, language: 'en', signal })).toBeUndefined();
  });
});
