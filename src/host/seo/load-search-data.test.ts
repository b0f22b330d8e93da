import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const SITE = 'http://localhost:3000';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('SEO-01 a page with noindex keeps it for a day while the back end is late', async () => {
  let isLate = false;
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url }) => {
        if (!url.includes('/web-api/seo/')) return Response.json(usualAnswer(url));
        if (isLate) return new Promise<never>(() => {});
        const path = new URL(url).searchParams.get('path');
        return Response.json({
          ...usualAnswer(url),
          ...(path === '/live' && { title: 'Live odds', metaRobots: 'noindex, nofollow' }),
        });
      },
    },
  );
  const robots = async (path: string): Promise<string | undefined> => {
    const html = await (await site.shell.request(SITE + path)).text();
    return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  };
  expect(await robots('/en/live')).toBe('noindex, nofollow');
  expect(await robots('/en/line')).toBe('index, follow');
  isLate = true;
  expect(await robots('/en/live')).toBe('noindex, nofollow');
  expect(await robots('/en/live?x=1')).toBe('noindex, nofollow');
  // Of another page, or of the same in another language, nothing of it is known.
  expect(await robots('/en/line')).toBe('index, follow');
  expect(await robots('/kz/live')).toBe('index, follow');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  expect(await robots('/en/live')).toBe('index, follow');
});
