import { afterEach, expect, it, vi } from 'vitest';
import { createFakeSite } from '../../testing/fake-site';

const SITE = 'http://localhost:3000';
/** Those that are made at once, and those that wait. */
const PLACES = 72;

afterEach(() => vi.restoreAllMocks());

it('requests beyond the limit get the busy page with 503, and the others whole pages', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  let open = (): void => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const site = createFakeSite({
    sports: async () => {
      await isOpen;
      return { status: 200, title: '', body: '<p>matches</p>', state: null };
    },
  });
  const request = async (path: string, headers = {}) =>
    site.shell.request(SITE + path, { headers });
  const pages = Array.from({ length: PLACES }, async (_, index) => request(`/en/live?n=${index}`));
  // A request for a page that is being made takes no place.
  const same = request('/en/live?n=0');

  const headings = new Set<string | undefined>();
  for (const language of ['ru', 'en', 'az', 'kz', 'ua']) {
    const answer = await request(`/${language}/live?x=1`, { cookie: 'settings=appTheme%3D0' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(' data-theme="light">');
    expect(html).toContain(`<a href="/${language}/live?x=1">`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(html).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}">`);
    headings.add(/<h1>(.*)<\/h1>/.exec(html)?.[1]);
  }
  expect(headings.size).toBe(5);
  // It leads to no other site, and to home where the address needs a language first.
  const hostile = new Request(`${SITE}//evil.test/x`);
  expect(await (await site.shell.request(hostile)).text()).not.toContain('evil.test');
  expect(await (await request('/live', { cookie: 'lng=az' })).text()).toContain('<a href="/az">');

  open();
  for (const answer of [...(await Promise.all(pages)), await same]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<p>matches</p>');
  }
  expect((await request('/ru/live?x=1')).status).toBe(200);
});
