import { describe, expect, it, vi } from 'vitest';
import { REMOTE_VIEW_API_VERSION, REMOTE_VIEW_HEADERS } from '@grandstand/bus-contracts/area';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const CALL = '/line-api/v1/sports';
const VIEW = {
  [REMOTE_VIEW_HEADERS.renderMode]: 'json',
  [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
  [REMOTE_VIEW_HEADERS.route]: 'section?section=live',
};

/** A site whose sports area calls the back end once for each of its views. */
function setUp(init?: RequestInit) {
  const called = vi.fn();
  const site = createFakeSite(
    {
      sports: async ({ fetch }) => {
        const answer = await fetch(CALL, init);
        return { status: 200, title: '', body: await answer.text(), state: null };
      },
    },
    {
      fetch: async ({ url }) => {
        if (url.endsWith(CALL)) called();
        return Response.json(usualAnswer(url));
      },
    },
  );
  return {
    called,
    page: async (url: string, headers: HeadersInit = {}) =>
      site.shell.request(`http://localhost:3000${url}`, { headers }),
    view: async (url: string) =>
      site.areas.request(`http://localhost:3001/sports${url}`, { headers: VIEW }),
  };
}

describe('a call of an area to the back end', () => {
  it('is shared between the pages of a second', async () => {
    const { called, page } = setUp();
    await page('/en/live?n=1');
    await page('/en/live?n=2', { cookie: 'sid=1' });
    expect(called).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in another language', '/ru/live', {}],
    ['from another country', '/en/live?n=2', { 'x-geo-country': 'KZ' }],
  ])('is made again %s', async (_what, url, headers) => {
    const { called, page } = setUp();
    await page('/en/live?n=1');
    await page(url, headers);
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('is made again where it may change something', async () => {
    const { called, page } = setUp({ method: 'POST', body: '{}' });
    await page('/en/live?n=1');
    await page('/en/live?n=2');
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('is made for each view that a browser requests', async () => {
    const { called, view } = setUp();
    await view('/en/live');
    await view('/en/live');
    expect(called).toHaveBeenCalledTimes(2);
  });
});
