import type { Page } from 'playwright/test';
import { isTried } from '../harness/cases';
import { faultsOf } from '../harness/checks/axe';
import { addressesFor, inParts, visit } from '../harness/steps/addresses';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** Pages that one test visits. */
const AT_ONCE = 6;

/** Parameters that name a thing of the operator's, which an example need not hit. */
const NAMES: ReadonlySet<string> = new Set([
  'champ',
  'game',
  'team',
  'champId',
  'path',
  'slug',
  'id',
  'provider',
  'gameId',
  'gameRoute',
  'landingRoute',
  'promotionId',
  'landingId',
  'ruleGroup',
  'lottoId',
  'betId',
  'couponId',
  'topicId',
]);

const soft = expect.configure({ soft: true });

/** The addresses that the links of this worker's pages have led to, and their statuses. */
const followed = new Map<string, number>();

for (const visitor of ['guest', 'player'] as const) {
  const tried = addressesFor(visitor).filter((_, index) => isTried(index, 4));
  for (const [place, addresses] of inParts(tried, AT_ONCE).entries()) {
    test(`P100 each address opens for a ${visitor} without an error, axe finds nothing in both themes, and no link leads to a missing page, ${place + 1}`, async ({
      page,
      watch,
    }) => {
      test.slow();
      const messages = consoleOf(page);
      if (visitor === 'player') await newPlayer(page);
      for (const [example, path] of addresses) {
        await visit(page, example, path);
        // A page that this site leaves out need not be there either.
        const mayMiss =
          example.outcomes.includes('404') ||
          Object.keys(example.yes[path] ?? {}).some((name) => NAMES.has(name));
        // The host of this site knows of no maintenance: only the page is told of one.
        if (!mayMiss && example.name !== 'maintenance') {
          const answer = await page.request.get(page.url());
          expect.soft(answer.status(), path).toBe(example.marks.answer ?? 200);
        }
        const errors = messages().filter((text) => !mayMiss || !/status of 404/.test(text));
        expect.soft(errors, path).toEqual([]);
        expect.soft(watch.violations, path).toEqual([]);
        // Pages of the shell's own come after its start.
        await page.locator('h1').first().waitFor({ state: 'attached' });
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          // A page of a match may still look for it, without a heading of its own.
          await soft.poll(() => faultsOf(page), `${path}, ${colorScheme}`).toEqual([]);
        }
        // Axe adds style sheets of its own, which the policy refuses.
        watch.violations.length = 0;
        messages();
        const own = mayMiss ? path : null;
        expect.soft(await brokenLinks(page, own), path).toEqual([]);
      }
    });
  }
}

/** Reads the errors in the console since the last time; a page's own status is none: a blocked visitor gets 403. */
function consoleOf(page: Page): () => string[] {
  let errors: string[] = [];
  page.on('console', (message) => {
    const isOwn = message.location().url === page.url();
    if (message.type() === 'error' && !isOwn) errors.push(message.text());
  });
  return () => {
    const read = errors;
    errors = [];
    return read;
  };
}

/**
 * The links of a page within the site that lead to a page that is not there.
 * @param own The path of the page itself, where it need not be there.
 */
async function brokenLinks(page: Page, own: string | null): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  const broken: string[] = [];
  for (const path of someOfEachKind(new Set(paths))) {
    let status = followed.get(path);
    if (status === undefined) {
      status = (await page.request.get(path)).status();
      followed.set(path, status);
    }
    const isOwn = own !== null && path.endsWith(own);
    if (status >= 400 && !isOwn) broken.push(`${status} ${path}`);
  }
  return broken;
}

/** Two paths of each kind: a list leads to hundreds of pages that are made alike. */
function someOfEachKind(paths: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>();
  return [...paths].filter((path) => {
    const kind = path.slice(0, path.lastIndexOf('/'));
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 2;
  });
}
