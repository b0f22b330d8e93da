import type { BrowserContext, Page } from 'playwright/test';
import { areasAreReady, send, shellIsUp } from '../harness/bus';
import {
  CANARY,
  CLOSED_HTML,
  HOSTILE_STYLES,
  HOSTILE_WORDS,
  HTML_BATCHES,
  OPEN_HTML,
  PAYLOAD_HOST,
} from '../harness/checks/hostile-payloads';
import { isTried } from '../harness/cases';
import { buildWithArea, type OwnBuild } from '../harness/own-area';
import { startOwnSite, type OwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';

/** The parameters that a page reads from its query. */
const QUERY_NAMES = ['search', 'redirect_url', 'ref_id', 'hours'];
const WORDS_A_LOAD = QUERY_NAMES.length;

/** The batches of markup that this run tries. */
const TRIED_BATCHES = [...HTML_BATCHES.keys()].filter((place) => isTried(place, 3));

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** An area with only hostile answers: "/champs/batch-3" has the third batch in all its texts. */
const HOSTILE_AREA = `
const batches = ${JSON.stringify(HTML_BATCHES)};
const words = ${JSON.stringify(HOSTILE_WORDS)};
const styles = ${JSON.stringify(HOSTILE_STYLES)};
export default {
  name: 'results',
  render: async ({ path }) => {
    const place = Number(/batch-(\\d+)/.exec(path)?.[1] ?? 0);
    const style = styles[place % styles.length];
    return {
      status: 200,
      title: words[place % words.length],
      head: batches[place],
      body: batches[place],
      style: 'main p { color: ' + style + '; }',
      state: { words },
    };
  },
};
`;

/** Watches for the effects of a payload: it runs, or requests something of the foreign host. */
async function watchFor(context: BrowserContext): Promise<() => Promise<string[]>> {
  const reports: string[] = [];
  // Requests that the policy stops do not come here.
  await context.route(
    (url) => url.hostname.endsWith(PAYLOAD_HOST),
    (route) => {
      reports.push(`requested ${route.request().url()}`);
      return route.abort();
    },
  );
  await context.exposeBinding(CANARY, ({ page }) => {
    reports.push(`ran on ${page.url()}`);
  });
  return async () => [...reports];
}

/** Acts on the page as a player might: events on every element that could have kept a handler. */
async function stir(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const stay = (event: Event): void => event.preventDefault();
    addEventListener('click', stay, true);
    addEventListener('submit', stay, true);
    for (const element of document.querySelectorAll('main *, section *')) {
      for (const name of [
        'pointerover',
        'mouseover',
        'focus',
        'input',
        'toggle',
        'animationstart',
      ]) {
        element.dispatchEvent(new Event(name));
      }
    }
    removeEventListener('click', stay, true);
    removeEventListener('submit', stay, true);
    return [...document.querySelectorAll('[href],[action],[formaction],[src]')].flatMap((element) =>
      ['href', 'action', 'formaction', 'src']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((value) => URL.canParse(value, location.href))
        .map((value) => new URL(value, location.href).href)
        .filter((url) => /^(javascript|vbscript|data:text)/.test(url)),
    );
  });
}

/** Championships with a text on their pages; one for each batch. */
async function champPaths(page: Page): Promise<string[]> {
  const answer = await page.request.get('/line-api/v1/sports');
  const { sports } = (await answer.json()) as {
    sports: { slug: string; champs: { slug: string; line: number }[] }[];
  };
  const paths = sports.flatMap(({ slug, champs }) =>
    champs.filter(({ line }) => line > 0).map((champ) => `/line/${slug}/${champ.slug}`),
  );
  expect(paths.length).toBeGreaterThanOrEqual(HTML_BATCHES.length);
  return paths.slice(0, HTML_BATCHES.length);
}

test.describe('P81 hostile payloads', () => {
  test('P81 are 200 different ones', () => {
    const all = [...CLOSED_HTML, ...OPEN_HTML, ...HOSTILE_WORDS, ...HOSTILE_STYLES];
    expect(new Set(all).size).toBeGreaterThanOrEqual(200);
    expect(HTML_BATCHES.join('\n')).toContain(CLOSED_HTML.at(-1));
  });

  for (const half of [0, 1])
    test(`P81 run nothing as titles and texts of the operator, nor as bodies of an area after a move, ${half + 1} of 2`, async ({
      page,
      context,
      watch,
    }) => {
      test.slow();
      const done = await watchFor(context);
      let bodies = 0;
      let now = 0;
      // The area's remote answers a move with a hostile body, which is shown until the area takes over.
      await page.route('**/sports/en/line/**', async (route) => {
        const answer = await route.fetch();
        const view = (await answer.json()) as object;
        const body = at(HTML_BATCHES, now);
        bodies += 1;
        await route.fulfill({ response: answer, json: { ...view, body, head: body } });
      });
      const paths = await champPaths(page);
      const places = TRIED_BATCHES.filter((_, index) => index % 2 === half);
      for (const place of places) {
        const path = at(paths, place);
        now = place;
        // The operator takes no NUL, which the queries below bring.
        const word = at(HOSTILE_WORDS, place).replaceAll('\0', '');
        const answer = await page.request.post('/sandbox/v1/seo', {
          data: {
            path,
            pageData: {
              title: word,
              description: word,
              metas: [{ name: 'keywords', content: word }],
            },
            html: HTML_BATCHES[place],
          },
        });
        expect(answer.ok()).toBe(true);
        const text = page.getByRole('region', { name: 'About this page' });
        // A page does not wait for a text that is late, which it has the next time.
        await expect(async () => {
          await page.goto(`/en${path}`);
          await expect(text).toContainText(`batch ${place}`, { timeout: 1000 });
        }).toPass();
        await shellIsUp(page);
        expect([path, await stir(page), await done()]).toEqual([path, [], []]);
        await send(page, 'navigation.go', { path: '/coupon' });
        await send(page, 'navigation.go', { path });
        await expect(text).toContainText(`batch ${place}`);
        await areasAreReady(page);
        expect([path, await stir(page), await done()]).toEqual([path, [], []]);
      }
      expect(bodies).toBeGreaterThanOrEqual(places.length);
      // The purifier's parser reads markup that it removes, and React warns of markup that is not its own.
      watch.violations.length = 0;
      watch.errors.length = 0;
    });

  test('P81 run nothing in the query, on a first load and after a move', async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    const done = await watchFor(context);
    for (let first = 0; first < HOSTILE_WORDS.length; first += WORDS_A_LOAD) {
      if (!isTried(first / WORDS_A_LOAD, 2)) continue;
      const words = HOSTILE_WORDS.slice(first, first + WORDS_A_LOAD);
      const query = new URLSearchParams(words.map((word, place) => [at(QUERY_NAMES, place), word]));
      for (const word of words) query.append(word, word);
      await page.goto(`/en/line?${query}#${encodeURIComponent(words.join(''))}`);
      await areasAreReady(page);
      for (const word of words) {
        await send(page, 'navigation.go', {
          path: `/live?${new URLSearchParams({ search: word })}`,
        });
        expect([word, await stir(page), await done()]).toEqual([word, [], []]);
      }
    }
    expect(watch.violations).toEqual([]);
  });
});

test.describe('P81 a hostile area, skin and dictionary', () => {
  let build: OwnBuild;
  let site: OwnSite;
  test.beforeAll(async ({ baseURL }) => {
    build = await buildWithArea('results', 'Results', HOSTILE_AREA);
    site = await startOwnSite(baseURL ?? '', {}, build.folder);
  });
  test.afterAll(async () => {
    await site.stop();
    await build.remove();
  });
  test.describe.configure({ mode: 'serial' });

  test('P81 bodies, heads, styles and titles of an area run nothing on a first load', async ({
    page,
    context,
    watch,
  }) => {
    test.slow();
    const done = await watchFor(context);
    for (const place of TRIED_BATCHES) {
      await page.goto(`${site.origin}/en/champs/batch-${place}`);
      // By its tag: some of the styles hide it.
      const mark = page.locator('main').getByText(`batch ${place}`, { exact: true }).first();
      await expect(mark).toBeAttached();
      expect([place, await stir(page), await done()]).toEqual([place, [], []]);
    }
    // Violations by markup that was not cleaned away.
    watch.violations.length = 0;
  });

  test('P81 skins and dictionaries run nothing', async ({ page, context, watch }) => {
    const done = await watchFor(context);
    site.setConfig({
      partnerCssBrandBook: HOSTILE_STYLES.flatMap((style) => [
        { css_prop: '--color-accent', css_value: style },
        { css_prop: '--radius', css_value: style },
        { css_prop: style, css_value: 'red' },
        { css_prop: `--color-accent:${style};--x`, css_value: 'red' },
      ]),
    });
    site.setTexts(HOSTILE_WORDS);
    // The dictionary is one, and the host may hold the former one for the first load.
    await expect(async () => {
      await page.goto(`${site.origin}/en/line/football`);
      expect(await page.locator('main').first().innerHTML()).toContain(CANARY);
    }).toPass();
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    expect([await stir(page), await done()]).toEqual([[], []]);
    expect(watch.violations).toEqual([]);
  });
});
