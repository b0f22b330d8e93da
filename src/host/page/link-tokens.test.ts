import { describe, expect, test } from 'vitest';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const SITE = 'http://localhost:3000';
const TOKEN = 'canary-token';
const PAGES = [
  'accountverify',
  'activate',
  'activatefast',
  'notme',
  'stopnewsletter',
  'passwordreset',
];

/** The site, and all that it asks the operator for. */
function openSite() {
  const asked: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(`${request.url} ${await request.clone().text()}`);
    return Response.json(usualAnswer(request.url));
  };
  const areas = ['auth', 'footer', 'sports', 'technical-pages'];
  return { site: createFakeSite({}, { fetch }, {}, 50, areas), asked };
}

describe('RTE-16 the page of a mailed link', () => {
  test.each(PAGES)(
    '%s tells nobody the token of its query, and moves it behind the hash',
    async (name) => {
      const { site, asked } = openSite();
      const path = `/en/user/${name}`;
      const answer = await site.shell.request(`${SITE}${path}?x=1&token=${TOKEN}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`${path}?x=1#token=${TOKEN}`);
      expect(asked.filter((each) => each.includes(TOKEN))).toEqual([]);
      expect(site.rendered).toEqual([]);
    },
  );

  test.each(PAGES)('%s sends no address to other sites', async (name) => {
    const { site } = openSite();
    const answer = await site.shell.request(`${SITE}/en/user/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(PAGES.slice(0, 4))('%s is for no search engine', async (name) => {
    const { site } = openSite();
    const answer = await site.shell.request(`${SITE}/en/user/${name}`);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    const robots = await (await site.shell.request(`${SITE}/robots.txt`)).text();
    expect(robots).toContain(`Disallow: /en/user/${name}\n`);
  });
});
